import { createHash } from 'node:crypto';

/** The header by which a CDN knows what a response depends on. */
export interface CdnTagHeader {
  name: 'Cache-Tag' | 'Surrogate-Key' | 'xkey';
  separator: ',' | ' ';
}

/** A CDN or proxy that stores public responses and forgets them by tag. */
export interface Cdn {
  tagHeader: CdnTagHeader;
  /** How many tags one call may carry. */
  maxTags: number;
  /** Makes it forget every response that has one of the tags. May be repeated. */
  purge(tags: readonly string[]): Promise<void>;
}

/** Stands on every response; purging it purges everything. */
const SITE = 'site';
/** Stands on responses with more tags than a header holds; purged with every change. */
const MANY = 'many';
const MAX_TAGS = 900;
const CODE_LENGTH = 7;

/** Short, since a list names every product on it. Two tags with one code are purged together, which does no harm. */
const codeOf = (tag: string) => createHash('sha256').update(tag).digest('base64url').slice(0, CODE_LENGTH);

/** The header of a response with these cache tags. */
export function cdnTagHeaders(
  { name, separator }: CdnTagHeader,
  tags: readonly string[],
): Record<string, string> {
  const codes = tags.length > MAX_TAGS ? [MANY] : tags.map(codeOf);
  return { [name]: [SITE, ...codes].join(separator) };
}

/** What a CDN must forget when these tags changed. */
export function cdnTagsToPurge(changed: readonly string[]): string[] {
  if (changed.length === 0) return [];
  if (changed.includes('*') || changed.includes('catalogue')) return [SITE];
  return [MANY, ...new Set(changed.map(codeOf))];
}
