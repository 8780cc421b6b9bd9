import { useReducer, useState } from 'react';
import { useTranslations } from 'use-intl';
import { advanceEditor, type EntryBody, openEditor } from '#commerce/content/editor/editor-state.ts';
import type { StudioEntry } from '#commerce/content/editor/studio.server.ts';
import { showToast } from '#ui/toast-queue.ts';
import type { Notice } from './notice.ts';
import type { Serialised } from './serialised.ts';
import { askForChange, type Change } from './studio-calls.ts';
import { forgetCopy } from './unsaved-copy.ts';
import { useUnsavedCopy } from './use-unsaved-copy.ts';

/** One open entry: its content, its undo history, and saving it. */
export function useEntry(opened: Serialised<StudioEntry>, blank: EntryBody) {
  const t = useTranslations('staff-editor');
  const [entry, setEntry] = useState(opened);
  const start = (opened.body ?? blank) as EntryBody;
  const [state, dispatch] = useReducer(advanceEditor, start, openEditor);
  const [saved, setSaved] = useState(() => JSON.stringify(start));
  const [busy, setBusy] = useState<Change['intent'] | null>(null);
  const [notice, setNotice] = useState<Notice<Serialised<StudioEntry>, Change> | null>(null);
  const { address } = entry;
  const isDirty = JSON.stringify(state.body) !== saved;

  useUnsavedCopy({
    address,
    opened: opened.body,
    body: state.body,
    isDirty,
    onResult: (copy) => setNotice({ kind: 'copy', copy }),
  });

  async function send(change: Change, base = entry.revision): Promise<boolean> {
    setBusy(change.intent);
    setNotice(null);
    const response = await askForChange(address, base, change);
    setBusy(null);
    if (response.kind === 'done') {
      settle(response.entry, change);
      return true;
    }
    if (response.kind === 'conflict') {
      setNotice({ kind: 'conflict', who: response.who, at: response.at, theirs: response.entry, change });
    } else setNotice(response);
    return false;
  }

  function settle(next: Serialised<StudioEntry>, change: Change) {
    setEntry(next);
    const isOurs = change.intent === 'save' || change.intent === 'publish';
    // An unpublished entry stays open, so that it can be changed and published again.
    const left = change.intent === 'unpublish' ? state.body : blank;
    const body = (isOurs ? change.body : (next.body ?? left)) as EntryBody;
    setSaved(JSON.stringify(body));
    if (!isOurs) dispatch({ type: 'changed', body, mark: null, selected: null });
    forgetCopy(address);
    const isPlanned = change.intent === 'publish' && (change.startsAt || change.endsAt);
    showToast({ text: isPlanned ? t('actions.scheduled') : t(`done.${change.intent}`) });
  }

  /** Accepts the other editor's version; undo brings one's own back. */
  function acceptTheirs(theirs: Serialised<StudioEntry>) {
    const body = (theirs.body ?? blank) as EntryBody;
    setEntry(theirs);
    setSaved(JSON.stringify(body));
    setNotice(null);
    dispatch({ type: 'changed', body, mark: null, selected: null });
  }

  function forget() {
    forgetCopy(address);
    setNotice(null);
  }

  return { entry, state, dispatch, isDirty, busy, notice, setNotice, send, acceptTheirs, forget };
}
