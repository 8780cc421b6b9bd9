import * as v from 'valibot';
import { NO_WISH, type Wish } from '../understand.ts';

/** What the shop's own adviser remembers of a conversation. */
export interface AdviserMemory {
  wish: Wish;
  /** Products shown for this wish, so that "more" brings others. */
  shown: string[];
  /** The product that others should be like. */
  likeId: string | null;
}

export const NOTHING_SAID: AdviserMemory = { wish: NO_WISH, shown: [], likeId: null };

const words = v.array(v.string());
const amount = v.nullable(v.number());
const schema = v.object({
  wish: v.object({
    types: words,
    colours: words,
    excludedColours: words,
    sizes: words,
    occasions: words,
    details: words,
    keywords: words,
    brands: words,
    gender: v.nullable(v.string()),
    price: v.object({ min: amount, max: amount }),
    onSale: v.boolean(),
    nextDay: v.boolean(),
    sort: v.picklist(['relevance', 'price-asc', 'price-desc', 'newness', 'rating-desc', 'best-sellers']),
  }),
  shown: words,
  likeId: v.nullable(v.string()),
});

/** A memory that another release wrote is forgotten, not guessed at. */
export function readMemory(stored: unknown): AdviserMemory {
  const parsed = v.safeParse(schema, stored);
  return parsed.success ? parsed.output : NOTHING_SAID;
}
