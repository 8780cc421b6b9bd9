import { useEffect, useEffectEvent } from 'react';
import type { EntryBody } from '#commerce/content/editor/editor-state.ts';
import type { EntryAddress } from './studio-kit.ts';
import { keepCopy, readCopy, type UnsavedCopy } from './unsaved-copy.ts';

interface Desk {
  address: EntryAddress;
  /** What the shop holds; a copy that says the same is no news. */
  opened: unknown;
  body: EntryBody;
  isDirty: boolean;
  onFound: (copy: UnsavedCopy) => void;
}

/** Keeps what is typed in this browser, and finds what an earlier visit left behind. */
export function useUnsavedCopy({ address, opened, body, isDirty, onFound }: Desk): void {
  const look = useEffectEvent((held: unknown) => {
    const copy = readCopy(address);
    if (copy && JSON.stringify(copy.body) !== JSON.stringify(held)) onFound(copy);
  });
  // Only when it is opened: later copies are this editor's own.
  useEffect(() => look(opened), [opened]);

  useEffect(() => {
    if (isDirty) keepCopy(address, body, new Date());
  }, [address, body, isDirty]);
}
