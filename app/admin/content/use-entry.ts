import { useReducer, useState } from 'react';
import { advanceEditor, type EntryBody, openEditor } from '#commerce/content/editor/editor-state.ts';
import type { StudioEntry } from '#commerce/content/editor/studio.server.ts';
import { showToast } from '#ui/toast-queue.ts';
import type { Notice } from './notice.ts';
import { askForChange, type Change } from './studio-calls.ts';
import { forgetCopy } from './unsaved-copy.ts';
import { useUnsavedCopy } from './use-unsaved-copy.ts';
import type { Wire } from './wire.ts';

const DONE: Record<Change['intent'], string> = {
  save: 'Draft saved',
  discard: 'Draft discarded',
  publish: 'Published. Shoppers see it now.',
  'take-offline': 'Taken offline',
  'put-back': 'Put back. Shoppers see it now.',
};

/** One piece of content on the desk: what it says, every step back, and its way to the shop. */
export function useEntry(opened: Wire<StudioEntry>, blank: EntryBody) {
  const [entry, setEntry] = useState(opened);
  const start = (opened.body ?? blank) as EntryBody;
  const [state, dispatch] = useReducer(advanceEditor, start, openEditor);
  const [saved, setSaved] = useState(() => JSON.stringify(start));
  const [busy, setBusy] = useState<Change['intent'] | null>(null);
  const [notice, setNotice] = useState<Notice<Wire<StudioEntry>, Change> | null>(null);
  const { address } = entry;
  const isDirty = JSON.stringify(state.body) !== saved;

  useUnsavedCopy({
    address,
    opened: opened.body,
    body: state.body,
    isDirty,
    onFound: (copy) => setNotice({ kind: 'copy', copy }),
  });

  async function send(change: Change, base = entry.revision): Promise<boolean> {
    setBusy(change.intent);
    setNotice(null);
    const answer = await askForChange(address, base, change);
    setBusy(null);
    if (answer.kind === 'done') {
      settle(answer.entry, change);
      return true;
    }
    if (answer.kind === 'conflict') {
      setNotice({ kind: 'conflict', who: answer.who, at: answer.at, theirs: answer.entry, change });
    } else setNotice(answer);
    return false;
  }

  function settle(next: Wire<StudioEntry>, change: Change) {
    setEntry(next);
    const isOurs = change.intent === 'save' || change.intent === 'publish';
    // What was taken offline stays on the desk, to be mended and published again.
    const left = change.intent === 'take-offline' ? state.body : blank;
    const body = (isOurs ? change.body : (next.body ?? left)) as EntryBody;
    setSaved(JSON.stringify(body));
    if (!isOurs) dispatch({ type: 'changed', body, mark: null, selected: null });
    forgetCopy(address);
    const isPlanned = change.intent === 'publish' && (change.startsAt || change.endsAt);
    showToast({ text: isPlanned ? 'Scheduled' : DONE[change.intent] });
  }

  /** Takes what somebody else wrote; one's own words are one step back. */
  function takeTheirs(theirs: Wire<StudioEntry>) {
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

  return { entry, state, dispatch, isDirty, busy, notice, setNotice, send, takeTheirs, forget };
}
