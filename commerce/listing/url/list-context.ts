import { encodeSegment } from '#commerce/links/segment.ts';

/** Countries or locales that stand in the addresses of a brand's lists, each with the language it reads in. */
export type ListContexts = Readonly<Record<string, string>>;

const KINDS_OF_LIST: ReadonlySet<string> = new Set(['categories', 'category', 'collections', 'collection']);

/** `/categories/se/dresses` is `/categories/dresses` as Sweden sees it; a segment that is no context stays. */
export function splitContext(path: string, contexts: ListContexts): { context: string | null; path: string } {
  const segments = path.split('/');
  const [, kind = '', context = ''] = segments;
  if (!KINDS_OF_LIST.has(kind) || !Object.hasOwn(contexts, context)) return { context: null, path };
  return { context, path: segments.toSpliced(2, 1).join('/') };
}

/** The context that a language has; null where its lists go without. */
export function contextFor(locale: string, contexts: ListContexts): string | null {
  return Object.keys(contexts).find((context) => contexts[context] === locale) ?? null;
}

/** Puts a language's context in the second segment, in place of the one that stands there; null where none belongs. */
export function replaceContext(path: string, locale: string, contexts: ListContexts): string | null {
  const context = contextFor(locale, contexts);
  const segments = splitContext(path, contexts).path.split('/');
  if (context === null || !KINDS_OF_LIST.has(segments[1] ?? '') || !segments[2]) return null;
  return segments.toSpliced(2, 0, encodeSegment(context)).join('/');
}
