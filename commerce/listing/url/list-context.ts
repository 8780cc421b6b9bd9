import { encodeSegment } from '#commerce/links/segment.ts';

/** Countries or locales in the addresses of a brand's lists, each with its language. */
export type ListContexts = Readonly<Record<string, string>>;

const KINDS_OF_LIST: ReadonlySet<string> = new Set(['categories', 'category', 'collections', 'collection']);

/** `/categories/se/dresses` is `/categories/dresses` for Sweden; a segment that is no context stays. */
export function splitContext(path: string, contexts: ListContexts): { context: string | null; path: string } {
  const segments = path.split('/');
  const [, kind = '', context = ''] = segments;
  if (!KINDS_OF_LIST.has(kind) || !Object.hasOwn(contexts, context)) return { context: null, path };
  return { context, path: segments.toSpliced(2, 1).join('/') };
}

/** The context of a language; null where its lists have none. */
export function contextFor(locale: string, contexts: ListContexts): string | null {
  return Object.keys(contexts).find((context) => contexts[context] === locale) ?? null;
}

/** Sets a language's context as the second segment, replacing the present one; null where there is none. */
export function replaceContext(path: string, locale: string, contexts: ListContexts): string | null {
  const context = contextFor(locale, contexts);
  const segments = splitContext(path, contexts).path.split('/');
  if (context === null || !KINDS_OF_LIST.has(segments[1] ?? '') || !segments[2]) return null;
  return segments.toSpliced(2, 0, encodeSegment(context)).join('/');
}
