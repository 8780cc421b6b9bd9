import { describe, expect, it } from 'vitest';
import type { Product } from '../../../commerce/catalogue/product.ts';
import { demoCatalogue } from '../catalogue/demo-catalogue.ts';
import { demoCampaigns } from './demo-campaigns.ts';

const catalogue = demoCatalogue({ seed: 1, products: 200 });
const products = new Map(
  [...(catalogue.products() as Iterable<Product>)].map((product) => [product.key, product]),
);
const campaigns = demoCampaigns(catalogue);

describe('the demo’s sponsored campaigns', () => {
  it('[SPON-01] advertise existing products of the advertiser in existing lists', () => {
    const brands = new Map(catalogue.brands.map((brand) => [brand.slug, brand.kind]));
    for (const { id, advertiser, productKeys, categorySlugs } of campaigns) {
      expect(productKeys.length, id).toBeGreaterThan(0);
      for (const key of productKeys) expect(products.get(key)?.brandSlug, key).toBe(advertiser.slug);
      expect(brands.get(advertiser.slug) === 'marketplace', id).toBe(advertiser.kind === 'seller');
      expect(categorySlugs.length, id).toBeGreaterThan(0);
    }
  });

  it('pay per click, with a daily budget of more than one click', () => {
    for (const { bidPence, dailyBudgetPence } of campaigns) {
      expect(Number.isInteger(bidPence) && bidPence > 0).toBe(true);
      expect(dailyBudgetPence).toBeGreaterThan(bidPence * 20);
    }
  });

  it('are past, current and future', () => {
    const today = '2026-11-15';
    expect(campaigns.some(({ to }) => to < today)).toBe(true);
    expect(campaigns.some(({ from }) => from > today)).toBe(true);
    expect(campaigns.filter(({ from, to }) => from <= today && today <= to).length).toBeGreaterThan(10);
  });
});
