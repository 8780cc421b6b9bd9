import type { LearnedOrder } from '@selvedge/search-index/types.ts';

/** How often a product was seen and clicked at one place of the list of a query or category. */
export interface SeenProduct {
  query: string | null;
  category: string | null;
  productId: string;
  position: number;
  seen: number;
  clicks: number;
  /** Whether it is too new to be judged. */
  isNew: boolean;
}

/** Below these, an order says more about chance than about products. */
const MIN_CLICKS = 20;
const MIN_SEEN = 200;
/** So many expected clicks count as much as what is usual in the list. */
const PRIOR_CLICKS = 5;
const LARGEST = 1.5;
const SMALLEST = 0.8;

/** The chance that a shopper looks at a place: products further down are clicked less, whatever they are. */
export const chanceOfLook = (position: number): number => 1 / Math.max(1, position) ** 0.6;

/**
 * Factors for products that are clicked more or less than their places explain. A list with few clicks is left alone, and
 * a new product never loses its place.
 */
export function learnOrder(rows: readonly SeenProduct[]): LearnedOrder[] {
  const lists = Map.groupBy(rows, ({ query, category }) => JSON.stringify([query, category]));
  return [...lists.values()].flatMap((list) => {
    const clicks = sum(list, (row) => row.clicks);
    if (clicks < MIN_CLICKS || sum(list, (row) => row.seen) < MIN_SEEN) return [];
    const usual = clicks / sum(list, looks);
    return [...Map.groupBy(list, ({ productId }) => productId)].flatMap(([productId, own]) => {
      const expected = usual * sum(own, looks);
      const share = (sum(own, (row) => row.clicks) + PRIOR_CLICKS) / (expected + PRIOR_CLICKS);
      const [first] = own;
      const least = first?.isNew ? 1 : SMALLEST;
      const factor = Math.round(Math.min(LARGEST, Math.max(least, Math.sqrt(share))) * 100) / 100;
      if (first === undefined || factor === 1) return [];
      const list = first.query === null ? { categorySlug: first.category ?? '' } : { query: first.query };
      return [{ ...list, productId, factor }];
    });
  });
}

const looks = ({ seen, position }: SeenProduct) => seen * chanceOfLook(position);
const sum = <T>(rows: readonly T[], of: (row: T) => number) =>
  rows.reduce((total, row) => total + of(row), 0);
