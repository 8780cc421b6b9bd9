import type { EntryBody } from '#commerce/content/editor/editor-state.ts';
import type { EntryAddress } from './studio-kit.ts';

/** What somebody has typed and not saved yet, kept in their own browser in case it closes. */
export interface UnsavedCopy {
  body: EntryBody;
  at: string;
}

const nameOf = ({ kind, key, brand, locale }: EntryAddress) => `studio ${kind} ${key} ${brand} ${locale}`;

export function keepCopy(address: EntryAddress, body: EntryBody, now: Date): void {
  try {
    localStorage.setItem(nameOf(address), JSON.stringify({ body, at: now.toISOString() }));
  } catch (error) {
    console.warn('The browser keeps no copy of what is not saved yet', error);
  }
}

export function forgetCopy(address: EntryAddress): void {
  try {
    localStorage.removeItem(nameOf(address));
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

export function readCopy(address: EntryAddress): UnsavedCopy | null {
  try {
    const kept = JSON.parse(localStorage.getItem(nameOf(address)) ?? 'null') as UnsavedCopy | null;
    return kept && typeof kept.body === 'object' && typeof kept.at === 'string' ? kept : null;
  } catch {
    return null;
  }
}
