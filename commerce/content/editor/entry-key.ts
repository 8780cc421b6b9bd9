import { type AnyFragmentKind, isFragmentKind } from '../fragment-schemas.ts';
import { checkRedirectSource } from '../redirect.ts';

export function entryHref(entry: { kind: string; key: string; brand: string; locale: string }): string {
  const { kind, key, brand, locale } = entry;
  return `/staff/studio/entry?${new URLSearchParams({ kind, key, brand, locale })}`;
}

export type EntryKind = 'page' | AnyFragmentKind;

export function isEntryKind(kind: string): kind is EntryKind {
  return kind === 'page' || isFragmentKind(kind);
}

const PAGE = /^\/(?:not-found|(?:pages|blog)\/[a-z0-9]+(?:[/-][a-z0-9]+)*)?$/;
const SLUG = /^[a-z0-9][a-z0-9-]*$/;

/** Why a key is not valid for this kind of content; null when it is. */
export function checkEntryKey(kind: EntryKind, key: string): string | null {
  if (kind === 'page') {
    if (PAGE.test(key)) return null;
    return 'An address is /, or begins with /pages/ or /blog/, in lower-case letters, digits and hyphens.';
  }
  if (kind === 'moved') return checkRedirectSource(key);
  if (kind === 'badges') return key === 'all' ? null : 'Badges have the key all.';
  return SLUG.test(key) ? null : 'The key is a category’s slug, such as womens-dresses.';
}
