import * as v from 'valibot';
import { NO_WISH, type Wish } from '../understand.ts';

/** What the embedded chatbot stores with a conversation. */
export interface ChatMemory {
  wish: Wish;
  /** Products shown for this wish, so that "more" returns others. */
  shown: string[];
  /** The product that results should be similar to. */
  similarToId: string | null;
}

export const EMPTY_MEMORY: ChatMemory = { wish: NO_WISH, shown: [], similarToId: null };

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
  similarToId: v.nullable(v.string()),
});

/** A memory in the format of another release is ignored. */
export function readMemory(stored: unknown): ChatMemory {
  const parsed = v.safeParse(schema, stored);
  return parsed.success ? parsed.output : EMPTY_MEMORY;
}
