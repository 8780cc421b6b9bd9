import { useEffect, useEffectEvent } from 'react';
import type { EntryBody } from '#commerce/content/editor/editor-state.ts';
import type { EntryAddress } from './studio-kit.ts';
import { readCopy, saveCopy, type UnsavedCopy } from './unsaved-copy.ts';

interface Desk {
  address: EntryAddress;
  /** The stored content; an identical copy is not offered. */
  opened: unknown;
  body: EntryBody;
  isDirty: boolean;
  onResult: (copy: UnsavedCopy) => void;
}

/** Stores unsaved edits in this browser, and finds those of an earlier session. */
export function useUnsavedCopy({ address, opened, body, isDirty, onResult }: Desk): void {
  const look = useEffectEvent((held: unknown) => {
    const copy = readCopy(address);
    if (copy && JSON.stringify(copy.body) !== JSON.stringify(held)) onResult(copy);
  });
  // Only when the entry is opened: later copies are this editor's own.
  useEffect(() => look(opened), [opened]);

  useEffect(() => {
    if (isDirty) saveCopy(address, body, new Date());
  }, [address, body, isDirty]);
}
