import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { AFTER_SAVING } from '#app/admin/content/leave-guard.tsx';
import type { Notice } from '#app/admin/content/notice.ts';
import type { Serialised } from '#app/admin/content/serialised.ts';
import { forgetCopy } from '#app/admin/content/unsaved-copy.ts';
import { useUnsavedCopy } from '#app/admin/content/use-unsaved-copy.ts';
import type { RecordBody, Resource } from '#commerce/resources/define-resource.ts';
import { type FieldErrors, findErrors, NO_ERRORS } from '#commerce/resources/field-errors.ts';
import type { OpenRecord } from '#commerce/resources/resources.server.ts';
import { showToast } from '#ui/toast-queue.ts';
import { askForChange, type RecordIntent } from './resource-calls.ts';
import { recordHref } from './resource-href.ts';
import { useErrorText, useErrorTexts } from './use-error-text.ts';
import { useLabel } from './use-label.ts';

/** One open record: its values, its errors, and saving it. */
export function useRecord(resource: Resource, opened: Serialised<OpenRecord> | null, blank: RecordBody) {
  const t = useTranslations('resources');
  const label = useLabel();
  const errorText = useErrorText();
  const errorTexts = useErrorTexts();
  const navigate = useNavigate();
  const [record, setRecord] = useState(opened);
  const [body, setBody] = useState<RecordBody>(opened?.body ?? blank);
  const [saved, setSaved] = useState(() => JSON.stringify(opened?.body ?? blank));
  const [isTried, setTried] = useState(false);
  const [refused, setRefused] = useState<FieldErrors>(NO_ERRORS);
  const [busy, setBusy] = useState<string | null>(null);
  const [notice, setNotice] = useState<Notice<Serialised<OpenRecord>, RecordIntent> | null>(null);
  /** Fields hold their own input; a new version remounts the form. */
  const [version, setVersion] = useState(0);
  const isDirty = JSON.stringify(body) !== saved;
  const id = record?.id ?? null;
  const errorsOf = (values: RecordBody) =>
    resource.schema ? findErrors(resource.schema, values) : NO_ERRORS;
  const errors = errorTexts(isTried ? { ...refused, ...errorsOf(body) } : refused);
  const copyName = { kind: `record ${resource.name}`, key: id ?? 'new', brand: '*', locale: '*' };

  useUnsavedCopy({
    address: copyName,
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

  async function send(asked: RecordIntent, base = record?.revision ?? 0): Promise<boolean> {
    setTried(asked.intent === 'save');
    if (asked.intent === 'save' && Object.keys(errorsOf(asked.body)).length > 0) return false;
    setBusy(asked.intent === 'act' ? asked.action : asked.intent);
    setNotice(null);
    const response = await askForChange(resource, id, base, asked);
    setBusy(null);
    switch (response.kind) {
      case 'done':
        settle(response.record, asked, response.text);
        if (response.secret) setNotice({ kind: 'secret', secret: response.secret });
        return true;
      case 'wrong':
        setRefused(response.errors);
        return false;
      case 'conflict':
        setNotice({ ...response, theirs: response.record, change: asked });
        return false;
      case 'refused':
        setNotice({ kind: 'refused', reason: response.reason, problems: [] });
        return false;
      default:
        setNotice({ kind: response.kind === 'gone' ? 'gone' : 'failed' });
        return false;
    }
  }

  function settle(next: Serialised<OpenRecord>, { intent }: RecordIntent, text: string | undefined) {
    forgetCopy(copyName);
    setTried(false);
    adopt(next);
    const done = {
      save: resource.savedText
        ? label(resource.savedText)
        : t(resource.affectsShoppers ? 'savedForShoppers' : 'saved'),
      remove: t('removed'),
      restore: t('restored'),
      act: t('done'),
    };
    showToast({ text: text ? errorText(text) : done[intent] });
    if (id === null)
      void navigate(recordHref(resource, next.id, next.body), { replace: true, state: AFTER_SAVING });
  }

  /** Replaces the open record by the stored one. */
  function adopt(next: Serialised<OpenRecord>) {
    setRecord(next);
    setSaved(JSON.stringify(next.body));
    setNotice(null);
    show(next.body);
  }

  function forget() {
    forgetCopy(copyName);
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
