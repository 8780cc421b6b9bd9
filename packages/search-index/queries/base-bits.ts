import { EVERY_FASCIA, FASCIA_KEY } from '../facet-schema.ts';
import { andBits, type Bits, newBits, orBits, setBit } from '../segments/bitset.ts';
import type { SegmentReader } from '../segments/segment-reader.ts';
import type { SearchQuery } from '../types.ts';

/** Live documents of the category, the site and the price list. */
export function baseBits(reader: SegmentReader, query: SearchQuery): Bits {
  const bits = reader.live.slice();
  if (query.categorySlug !== null) {
    const category = reader.categoryBits(query.categorySlug);
    if (category === null) return newBits(reader.data.size);
    andBits(bits, category);
  }
  if (query.fascia !== undefined) andBits(bits, siteBits(reader, query.fascia));
  if (query.priceList !== undefined) andBits(bits, reader.listBits(query.priceList));
  return bits;
}

/** Documents that a site sells, live or not. */
export function siteBits(reader: SegmentReader, site: string): Bits {
  const bits = newBits(reader.data.size);
  for (const fascia of [EVERY_FASCIA, site]) {
    const code = reader.code(FASCIA_KEY, fascia);
    if (code >= 0) orBits(bits, reader.valueBits(code));
  }
  return bits;
}

/** Restricts a set to the given products. Applied after the text, so that it does not change how the text is understood. */
export function restrictToIds(reader: SegmentReader, bits: Bits, ids: readonly string[]): void {
  const given = newBits(reader.data.size);
  for (const id of ids) {
    const doc = reader.ids.find(id);
    if (doc >= 0) setBit(given, doc);
  }
  andBits(bits, given);
}
