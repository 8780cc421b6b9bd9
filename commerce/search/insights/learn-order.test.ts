import { describe, expect, it } from 'vitest';
import { learnOrder, type SeenProduct } from './learn-order.ts';
import { proposeSynonyms, relationsForSearches, relationsFromRefinements } from './propose-synonyms.ts';
import { writeCsv } from './report-csv.ts';

const seen = (given: Partial<SeenProduct>): SeenProduct => ({
  query: 'sofa',
  category: null,
  productId: 'a',
  position: 1,
  seen: 200,
  clicks: 20,
  isNew: false,
  ...given,
});

describe('an order that is learned', () => {
  it('[FIND-02] stays as it is until there are enough clicks', () => {
    expect(learnOrder([seen({ clicks: 5 }), seen({ productId: 'b', position: 2, clicks: 4 })])).toEqual([]);
  });

  it('[FIND-02] does not reward a product for its place', () => {
    const far = 1 / 8 ** 0.6;
    const rows = [
      seen({ clicks: 100, seen: 1000 }),
      seen({ productId: 'b', position: 8, clicks: Math.round(100 * far), seen: 1000 }),
    ];
    expect(learnOrder(rows).filter(({ factor }) => Math.abs(factor - 1) > 0.02)).toEqual([]);
  });

  it('[FIND-02] raises what is clicked more than its place explains, and never lowers a new product', () => {
    const rows = [
      seen({ clicks: 40, seen: 1000 }),
      seen({ productId: 'b', position: 8, clicks: 60, seen: 1000 }),
      seen({ productId: 'new', position: 2, clicks: 0, seen: 500, isNew: true }),
      seen({ productId: 'old', position: 2, clicks: 0, seen: 500 }),
    ];
    const factors = new Map(learnOrder(rows).map(({ productId, factor }) => [productId, factor]));
    expect(factors.get('b')).toBeGreaterThan(1.1);
    expect(factors.get('old')).toBe(0.8);
    expect(factors.has('new')).toBe(false);
  });
});

describe('synonyms for staff', () => {
  it('[FIND-06] come from words that shoppers replace, without those that are known', () => {
    const relations = relationsFromRefinements([
      { from: 'blue settee', to: 'blue sofa', times: 6 },
      { from: 'settee', to: 'sofa', times: 2 },
      { from: 'settee', to: 'sofa bed', times: 9 },
      { from: 'lamp', to: 'light', times: 2 },
    ]);
    expect(relations).toEqual([{ word: 'settee', other: 'sofa', weight: 0.8, because: ['8 shoppers'] }]);
    expect(proposeSynonyms(relations, [])).toHaveLength(1);
    expect(proposeSynonyms(relations, [['sofa', 'settee']])).toEqual([]);
  });

  it('[FIND-06] come from the catalogue only for words that shoppers search in vain', () => {
    const relation = (word: string, other: string) => ({ word, other, weight: 0.9, because: [] });
    const learned = [relation('couch', 'sofa'), relation('winter', 'autumn')];
    const searches = [
      { query: 'grey couches', results: 0, clicks: 0 },
      { query: 'winter coat', results: 40, clicks: 12 },
    ];
    expect(relationsForSearches(learned, searches)).toEqual([relation('couch', 'sofa')]);
  });

  it('[FIND-06] are exported without formulas', () => {
    expect(writeCsv([{ query: '=1+1, "x"', searches: 2 }])).toBe('query,searches\r\n"\'=1+1, ""x""",2\r\n');
  });
});
