import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type RecordBody, type RecordKind, recordSchemas } from '#commerce/content/editor/record-kind.ts';
import type { OpenRecord } from '#commerce/content/editor/records.server.ts';
import { showToast } from '#ui/toast-queue.ts';
import { type FieldErrors, findErrors, NO_ERRORS } from './field-errors.ts';
import { AFTER_SAVING } from './leave-guard.tsx';
import type { Notice } from './notice.ts';
import { askForRecordChange, type RecordChangeAsked } from './record-calls.ts';
import { recordHref } from './record-names.ts';
import type { Serialised } from './serialised.ts';
import { forgetCopy } from './unsaved-copy.ts';
import { useUnsavedCopy } from './use-unsaved-copy.ts';

const DONE: Record<RecordChangeAsked['intent'], string> = {
  save: 'Saved. Shoppers feel it now.',
  remove: 'Removed',
  restore: 'Restored. It is in force now.',
};

/** One open campaign or rule: its values, its errors, and saving it. */
export function useRecord(kind: RecordKind, opened: Serialised<OpenRecord> | null, blank: RecordBody) {
  const navigate = useNavigate();
  const [record, setRecord] = useState(opened);
  const [body, setBody] = useState<RecordBody>(opened?.body ?? blank);
  const [saved, setSaved] = useState(() => JSON.stringify(opened?.body ?? blank));
  const [isTried, setTried] = useState(false);
  const [refused, setRefused] = useState<FieldErrors>(NO_ERRORS);
  const [busy, setBusy] = useState<RecordChangeAsked['intent'] | null>(null);
  const [notice, setNotice] = useState<Notice<Serialised<OpenRecord>, RecordChangeAsked> | null>(null);
  /** Fields hold their own input; a new version remounts the form. */
  const [version, setVersion] = useState(0);
  const isDirty = JSON.stringify(body) !== saved;
  const id = record?.id ?? null;
  const found = findErrors(recordSchemas[kind], body);
  const errors = isTried ? { ...refused, ...found } : refused;

  useUnsavedCopy({
    address: copyName(kind, record),
    opened: opened?.body,
    body,
    isDirty,
    onResult: (copy) => setNotice({ kind: 'copy', copy }),
  });

  function change(next: RecordBody) {
    setBody(next);
    setRefused(NO_ERRORS);
  }

  function show(next: RecordBody) {
    change(next);
    setVersion((before) => before + 1);
  }

  async function send(asked: RecordChangeAsked, base = record?.revision ?? 0): Promise<boolean> {
    setTried(asked.intent === 'save');
    if (asked.intent === 'save' && Object.keys(findErrors(recordSchemas[kind], asked.body)).length > 0) {
      return false;
    }
    setBusy(asked.intent);
    setNotice(null);
    const response = await askForRecordChange(kind, id, base, asked);
    setBusy(null);
    switch (response.kind) {
      case 'done':
        settle(response.record, asked);
        return true;
      case 'wrong':
        setRefused(response.errors);
        return false;
      case 'conflict':
        setNotice({
          kind: 'conflict',
          who: response.who,
          at: response.at,
          theirs: response.record,
          change: asked,
        });
        return false;
      default:
        setNotice(response);
        return false;
    }
  }

  function settle(next: Serialised<OpenRecord>, asked: RecordChangeAsked) {
    forgetCopy(copyName(kind, record));
    setTried(false);
    adopt(next);
    showToast({ text: DONE[asked.intent] });
    if (id === null) void navigate(recordHref(kind, next.id), { replace: true, state: AFTER_SAVING });
  }

  /** Replaces the open record by the stored one. */
  function adopt(next: Serialised<OpenRecord>) {
    setRecord(next);
    setSaved(JSON.stringify(next.body));
    setNotice(null);
    show(next.body);
  }

  function forget() {
    forgetCopy(copyName(kind, record));
    setNotice(null);
  }

  return {
    record,
    body,
    version,
    isDirty,
    errors,
    busy,
    notice,
    setNotice,
    change,
    show,
    send,
    adopt,
    forget,
  };
}

function copyName(kind: RecordKind, record: Pick<OpenRecord, 'id'> | Serialised<OpenRecord> | null) {
  return { kind: `record ${kind}`, key: record?.id ?? 'new', brand: '*', locale: '*' };
}
