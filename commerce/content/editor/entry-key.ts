import { type AnyFragmentKind, isFragmentKind } from '../fragment-schemas.ts';
import { checkMovedAddress } from '../moved-address.ts';

export type EntryKind = 'page' | AnyFragmentKind;

export function isEntryKind(kind: string): kind is EntryKind {
  return kind === 'page' || isFragmentKind(kind);
}

const PAGE = /^\/(?:not-found|(?:pages|blog)\/[a-z0-9]+(?:[/-][a-z0-9]+)*)?$/;
const SLUG = /^[a-z0-9][a-z0-9-]*$/;

/** Why a piece of content cannot stand under this key; null when it can. */
export function checkEntryKey(kind: EntryKind, key: string): string | null {
  if (kind === 'page') {
    if (PAGE.test(key)) return null;
    return 'An address is /, or begins with /pages/ or /blog/, in small letters, digits and hyphens.';
  }
  if (kind === 'moved') return checkMovedAddress(key);
  if (kind === 'badges') return key === 'all' ? null : 'Badges are kept under the key all.';
  return SLUG.test(key) ? null : 'The key is a category’s slug, such as womens-dresses.';
}
