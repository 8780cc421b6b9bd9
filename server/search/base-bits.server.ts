import type { SearchQuery } from '#suppliers/search/contract.ts';
import { andBits, type Bits, newBits, orBits, setBit } from './bitset.server.ts';
import { EVERY_FASCIA, FASCIA_KEY } from './facet-keys.server.ts';
import type { SegmentReader } from './segment-reader.server.ts';

/** Live documents of the category, the brand site and the given ids. */
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
  if (query.ids !== undefined) {
    const given = newBits(reader.data.size);
    for (const id of query.ids) {
      const doc = reader.ids.find(id);
      if (doc >= 0) setBit(given, doc);
    }
    andBits(bits, given);
  }
  return bits;
}
