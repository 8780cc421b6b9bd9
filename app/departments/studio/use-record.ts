import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { type RecordBody, type RecordKind, recordSchemas } from '#domain/studio/record-kind.ts';
import type { OpenRecord } from '#server/studio/records.server.ts';
import { showToast } from '#ui/toast-queue.ts';
import { type FieldErrors, findErrors, NO_ERRORS } from './field-errors.ts';
import { askForRecordChange, type RecordChangeAsked } from './record-calls.ts';
import { recordHref } from './record-names.ts';
import { forgetCopy, keepCopy, readCopy, type UnsavedCopy } from './unsaved-copy.ts';
import type { Wire } from './wire.ts';

export type RecordNoticeKind =
  | { kind: 'conflict'; who: string | null; theirs: Wire<OpenRecord>; change: RecordChangeAsked }
  | { kind: 'copy'; copy: UnsavedCopy }
  | { kind: 'gone' }
  | { kind: 'failed' };

const DONE: Record<RecordChangeAsked['intent'], string> = {
  save: 'Saved. Shoppers feel it now.',
  remove: 'Removed',
  'put-back': 'Put back. Shoppers feel it now.',
};

/** One campaign or rule on the desk: what it says, what is wrong with it, and its way to the shop. */
export function useRecord(kind: RecordKind, opened: Wire<OpenRecord> | null, blank: RecordBody) {
  const navigate = useNavigate();
  const [record, setRecord] = useState(opened);
  const [body, setBody] = useState<RecordBody>(opened?.body ?? blank);
  const [saved, setSaved] = useState(() => JSON.stringify(opened?.body ?? blank));
  const [isTried, setTried] = useState(false);
  const [refused, setRefused] = useState<FieldErrors>(NO_ERRORS);
  const [busy, setBusy] = useState<RecordChangeAsked['intent'] | null>(null);
  const [notice, setNotice] = useState<RecordNoticeKind | null>(null);
  /** Fields keep what is typed to themselves; another version is another form. */
  const [version, setVersion] = useState(0);
  const isDirty = JSON.stringify(body) !== saved;
  const id = record?.id ?? null;
  const found = findErrors(recordSchemas[kind], body);
  const errors = isTried ? { ...refused, ...found } : refused;

  useEffect(() => {
    const copy = readCopy(copyName(kind, opened));
    if (copy && JSON.stringify(copy.body) !== JSON.stringify(opened?.body)) setNotice({ kind: 'copy', copy });
  }, [kind, opened]);

  useEffect(() => {
    if (isDirty) keepCopy(copyName(kind, record), body, new Date());
  }, [kind, record, body, isDirty]);

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
    const answer = await askForRecordChange(kind, id, base, asked);
    setBusy(null);
    switch (answer.kind) {
      case 'done':
        settle(answer.record, asked);
        return true;
      case 'wrong':
        setRefused(answer.errors);
        return false;
      case 'conflict':
        setNotice({ kind: 'conflict', who: answer.who, theirs: answer.record, change: asked });
        return false;
      default:
        setNotice(answer);
        return false;
    }
  }

  function settle(next: Wire<OpenRecord>, asked: RecordChangeAsked) {
    forgetCopy(copyName(kind, record));
    setTried(false);
    take(next);
    showToast({ text: DONE[asked.intent] });
    if (id === null) void navigate(recordHref(kind, next.id), { replace: true });
  }

  /** Takes what the shop keeps as what is on the desk. */
  function take(next: Wire<OpenRecord>) {
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
    take,
    forget,
  };
}

function copyName(kind: RecordKind, record: Pick<OpenRecord, 'id'> | Wire<OpenRecord> | null) {
  return { kind: `record ${kind}`, key: record?.id ?? 'new', brand: '*', locale: '*' };
}
