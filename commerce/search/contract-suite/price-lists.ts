import type { SearchDocument } from '@selvedge/search-index/document.ts';
import { searchDocument } from '@selvedge/search-index/sample-catalogue.ts';
import { describe, expect, it } from 'vitest';
import type { EngineUnderTest } from './engine-under-test.ts';

const listed = (price: number, discountPercentage = 0) => ({ price, wasPrice: 0, discountPercentage });

function vase(id: string, prices: NonNullable<SearchDocument['prices']>): SearchDocument {
  const { GBP: own } = prices;
  return searchDocument(id, { title: 'Glass Vase', ...own, prices });
}

/** The cheapest in one list is the dearest in the other, and one product is in one list only. */
export const VASES: SearchDocument[] = [
  vase('tall', { GBP: listed(1000), 'EUR.fr': listed(9000, 20) }),
  vase('round', { GBP: listed(2000), 'EUR.fr': listed(5000) }),
  vase('small', { GBP: listed(3000), 'EUR.fr': listed(2500) }),
  vase('british', { GBP: listed(4000) }),
];

/** Prices, price filters and price order in the list of a market. */
export function describePriceLists(under: EngineUnderTest): void {
  const french = { text: 'vase', priceList: 'EUR.fr' };
  if (!under.can.followsPriceLists) {
    it('[MKT-04] says that it has the prices of one list only', () => {
      expect(under.engine.hasOneList).toBe(true);
    });
    return;
  }
  describe('a price list', () => {
    it('[MKT-04] has the products with a price in it', async () => {
      expect((await under.idsOf(french)).toSorted()).toEqual(['round', 'small', 'tall']);
      expect((await under.search({ ...french, priceList: 'GBP' })).total).toBe(4);
      expect((await under.search({ ...french, priceList: 'SEK' })).total).toBe(0);
    });

    it('[MKT-04] decides the order by price', async () => {
      expect(await under.idsOf({ ...french, sort: 'price-asc' })).toEqual(['small', 'round', 'tall']);
      expect(await under.idsOf({ ...french, sort: 'price-desc' })).toEqual(['tall', 'round', 'small']);
      expect(await under.idsOf({ ...french, priceList: 'SEK', sort: 'price-asc' })).toEqual([]);
      expect((await under.idsOf({ ...french, priceList: 'GBP', sort: 'price-asc' }))[0]).toBe('tall');
    });

    it('[MKT-04] decides ranges, filtered and counted', async () => {
      const { facets } = await under.search(french);
      const rangeOf = (key: string) => facets.find((facet) => facet.key === key)?.range;
      expect(rangeOf('priceRange')).toEqual({ min: 2500, max: 9000 });
      expect(rangeOf('discountRange')).toEqual({ min: 0, max: 20 });
      expect(await under.idsOf({ ...french, filters: { priceRange: ['40-60'] } })).toEqual(['round']);
      expect(await under.idsOf({ ...french, filters: { discountRange: ['10-max'] } })).toEqual(['tall']);
    });

    it('[MKT-04] decides what is suggested', async () => {
      const { productIds } = await under.engine.suggest({ ...french, limit: 10 });
      expect(productIds.toSorted()).toEqual(['round', 'small', 'tall']);
    });
  });
}
