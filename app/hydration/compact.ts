/**
 * Loader data as one string of JSON. React Router's own format numbers each of the two thousand values of a page, which is
 * slower to write and to read and hardly compresses. Only what JSON can hold may be made compact.
 */
export interface Compact<T> {
  text: string;
  /** Never set: it carries the type of the value. */
  value?: T;
}

/** The value of each compact object: on the server the original, in the browser the one parsed first. */
const values = new WeakMap<Compact<unknown>, { value: unknown }>();

export function toCompact<T>(value: T): Compact<T> {
  const compact = { text: swapQuotes(JSON.stringify(value)) };
  values.set(compact, { value });
  return compact;
}

/** Returns the same object on every call, so that React sees no change. */
export function fromCompact<T>(compact: Compact<T>): T {
  const known = values.get(compact);
  if (known) return known.value as T;
  const value = JSON.parse(swapQuotes(compact.text)) as T;
  values.set(compact, { value });
  return value;
}

/** The page embeds the text in a script inside two layers of double quotes, where each quote of its own costs three more bytes. */
function swapQuotes(text: string): string {
  // JSON never contains U+0001 unescaped.
  return text.replaceAll("'", '\u0001').replaceAll('"', "'").replaceAll('\u0001', '"');
}
