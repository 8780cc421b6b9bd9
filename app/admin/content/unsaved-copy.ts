import type { EntryBody } from '#commerce/content/editor/editor-state.ts';
import type { EntryAddress } from './studio-kit.ts';

/** Unsaved edits, stored in the editor's own browser in case it closes. */
export interface UnsavedCopy {
  body: EntryBody;
  at: string;
}

const nameOf = ({ kind, key, brand, locale }: EntryAddress) => `studio ${kind} ${key} ${brand} ${locale}`;

export function saveCopy(address: EntryAddress, body: EntryBody, now: Date): void {
  try {
    localStorage.setItem(nameOf(address), JSON.stringify({ body, at: now.toISOString() }));
  } catch (error) {
    console.warn('unsaved copy not stored: localStorage failed', error);
  }
}

export function forgetCopy(address: EntryAddress): void {
  try {
    localStorage.removeItem(nameOf(address));
  } catch {
    // Without localStorage there is no copy to delete.
  }
}

export function readCopy(address: EntryAddress): UnsavedCopy | null {
  try {
    const copy = JSON.parse(localStorage.getItem(nameOf(address)) ?? 'null') as UnsavedCopy | null;
    return copy && typeof copy.body === 'object' && typeof copy.at === 'string' ? copy : null;
  } catch {
    return null;
  }
}
