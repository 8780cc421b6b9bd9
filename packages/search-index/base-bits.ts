import { andBits, type Bits, newBits, orBits, setBit } from './bitset.ts';
import { EVERY_FASCIA, FASCIA_KEY } from './facet-keys.ts';
import type { SegmentReader } from './segment-reader.ts';
import type { SearchQuery } from './types.ts';

/** Live documents of the category and the brand site. */
export function baseBits(reader: SegmentReader, query: SearchQuery): Bits {
  const bits = reader.live.slice();
  if (query.categorySlug !== null) {
    const category = reader.categoryBits(query.categorySlug);
    if (category === null) return newBits(reader.data.size);
    andBits(bits, category);
  }
  if (query.fascia !== undefined) {
    const sold = newBits(reader.data.size);
    for (const fascia of [EVERY_FASCIA, query.fascia]) {
      const code = reader.code(FASCIA_KEY, fascia);
      if (code >= 0) orBits(sold, reader.valueBits(code));
    }
    andBits(bits, sold);
  }
  return bits;
}

/** Leaves the given products only. They come after the text: what it is taken to mean does not hang on them. */
export function keepIds(reader: SegmentReader, bits: Bits, ids: readonly string[]): void {
  const given = newBits(reader.data.size);
  for (const id of ids) {
    const doc = reader.ids.find(id);
    if (doc >= 0) setBit(given, doc);
  }
  andBits(bits, given);
}
