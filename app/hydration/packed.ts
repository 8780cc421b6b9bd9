/**
 * What a page shows, as one text. The router would write each of its two thousand values with a number of its own, which
 * takes longer to write and to read than the text and hardly compresses. Only what JSON holds may be packed.
 */
export interface Packed<T> {
  text: string;
  /** Never there: it only says what the text holds. */
  holds?: T;
}

/** The same value for the same answer: on the server the one that was packed, in the browser the one first unpacked. */
const values = new WeakMap<Packed<unknown>, { value: unknown }>();

export function pack<T>(value: T): Packed<T> {
  const packed = { text: swapQuotes(JSON.stringify(value)) };
  values.set(packed, { value });
  return packed;
}

export function unpack<T>(packed: Packed<T>): T {
  const known = values.get(packed);
  if (known) return known.value as T;
  const value = JSON.parse(swapQuotes(packed.text)) as T;
  values.set(packed, { value });
  return value;
}

/** The page holds the text in a script, inside two layers of double quotes: each of its own would cost three signs more. */
function swapQuotes(text: string): string {
  // JSON never holds this sign as it is.
  return text.replaceAll("'", '\u0001').replaceAll('"', "'").replaceAll('\u0001', '"');
}
