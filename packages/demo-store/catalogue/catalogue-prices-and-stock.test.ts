import { describe, expect, it } from 'vitest';
import { all, breaking, variants } from './whole-catalogue-fixture.ts';

describe('prices', () => {
  it('[STAFF-04] was-prices are higher, and discount effects lead to the price to the penny', () => {
    const adds = ({ price }: (typeof variants)[number]) => {
      const now = price.price.centAmount;
      const taken = price.discountEffects.reduce((sum, { value }) => sum + value.centAmount, 0);
      const before = price.preDiscountPrice?.centAmount ?? now;
      return now >= 0 && before === now + taken && (price.wasPrice?.centAmount ?? now + 1) > now;
    };
    expect(breaking(variants, adds)).toEqual([]);
  });

  it('silk costs more than jersey', () => {
    const dresses = all.filter(({ categoryTaxonomy }) => categoryTaxonomy === 'Dresses');
    const average = (material: string) => {
      const prices = dresses
        .filter(({ facets }) => facets.fabrication?.includes(material))
        .map(({ variants: own }) => own[0]!.price.wasPrice?.centAmount ?? own[0]!.price.price.centAmount);
      return prices.reduce((sum, price) => sum + price, 0) / prices.length;
    };
    expect(average('Silk')).toBeGreaterThan(2 * average('Jersey'));
  });

  it('about a third of the products is on sale, and a fifth brings half of the revenue', () => {
    const onSale = all.filter((product) => product.categories.some(({ slug }) => slug === 'sale')).length;
    expect(onSale / all.length).toBeGreaterThan(0.2);
    expect(onSale / all.length).toBeLessThan(0.5);
    const revenues = all.map(({ totalRevenueAmount }) => totalRevenueAmount).toSorted((a, b) => b - a);
    const sum = (list: number[]) => list.reduce((total, amount) => total + amount, 0);
    expect(sum(revenues.slice(0, 1200)) / sum(revenues)).toBeGreaterThan(0.5);
  });
});

describe('stock', () => {
  it('is high, low and zero in realistic shares', () => {
    const share = (test: (quantity: number) => boolean) =>
      variants.filter((variant) => test(variant.stock.availableQuantity)).length / variants.length;
    expect(share((quantity) => quantity === 0)).toBeGreaterThan(0.04);
    expect(share((quantity) => quantity === 0)).toBeLessThan(0.2);
    expect(share((quantity) => quantity > 0 && quantity < 5)).toBeGreaterThan(0.04);
    expect(all.filter(({ facets }) => facets.isOnStock?.[0] === 'false').length / all.length).toBeLessThan(
      0.05,
    );
    expect(breaking(variants, ({ stock }) => stock.isOnStock === stock.availableQuantity > 0)).toEqual([]);
  });
});
