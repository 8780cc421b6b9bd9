import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_FACTS, type Promotion, type PromotionEffect } from '#commerce/promotions/promotions.ts';
import { type Basket, lineId } from './basket.ts';
import { addDelivery, computeTotals, deliveryPrice, freeDeliveryProgress, savingOf } from './totals.ts';

type Row = { sku: string; unitPrice: number; quantity: number; brand?: string; categorySlugs?: string[] };

function basketOf(rows: Row[], codes: string[] = []): Basket {
  return {
    id: 'b1',
    currencyCode: 'GBP',
    codes,
    lines: rows.map((row) => ({
      id: lineId({ sku: row.sku, customFields: {}, isSubscription: false }),
      productKey: row.sku,
      wasUnitPrice: null,
      customFields: {},
      isSubscription: false,
      brand: 'coast',
      categorySlugs: [],
      ...row,
    })),
  };
}

function promotion(effect: PromotionEffect, extra: Partial<Promotion> = {}): Promotion {
  return {
    id: 'p',
    name: 'Discount',
    priority: 1,
    code: null,
    isExclusive: false,
    scope: { skus: [], brands: [], categorySlugs: [], excludedCategorySlugs: [] },
    effect,
    ...extra,
  };
}

const two = [
  { sku: 'A', unitPrice: 1999, quantity: 1 },
  { sku: 'B', unitPrice: 1001, quantity: 2 },
];

describe('promotions', () => {
  it('[BASKET-02] percent off, half a penny rounded up', () => {
    const totals = computeTotals(basketOf(two), [promotion({ kind: 'percent-off', percent: 10 })]);
    expect(totals.lines.map((line) => line.discount)).toEqual([200, 200]);
    expect(totals.total).toBe(4001 - 400);
  });

  it('[BASKET-02] a share with decimals is rounded to the penny too', () => {
    const goods = basketOf([{ sku: 'A', unitPrice: 1500, quantity: 1 }]);
    expect(computeTotals(goods, [promotion({ kind: 'percent-off', percent: 33.3 })]).discountTotal).toBe(499);
  });

  it('[BASKET-02] amount off is spread over the lines to the penny, and never below zero', () => {
    const off = (amount: number) => computeTotals(basketOf(two), [promotion({ kind: 'amount-off', amount })]);
    expect(off(1000).discountTotal).toBe(1000);
    expect(off(999_999).total).toBe(0);
    expect(off(-5).total).toBe(4001);
  });

  it('[BASKET-02] three for two makes the cheapest of every three free', () => {
    const rows = [
      { sku: 'A', unitPrice: 3000, quantity: 1 },
      { sku: 'B', unitPrice: 2000, quantity: 2 },
      { sku: 'C', unitPrice: 500, quantity: 3 },
    ];
    const totals = computeTotals(basketOf(rows), [promotion({ kind: 'multibuy', buy: 3, pay: 2 })]);
    expect(totals.discountTotal).toBe(2000 + 500);
  });

  it('[BASKET-02] a threshold applies from its minimum', () => {
    const over40 = promotion({
      kind: 'threshold',
      minimum: 4001,
      reward: { kind: 'amount-off', amount: 500 },
    });
    expect(computeTotals(basketOf(two), [over40]).total).toBe(3501);
    const over50 = promotion({
      kind: 'threshold',
      minimum: 5000,
      reward: { kind: 'percent-off', percent: 50 },
    });
    expect(computeTotals(basketOf(two), [over50])).toMatchObject({ total: 4001, discounts: [] });
  });

  it('[BASKET-02] a scope restricts by brand, category, sku and exclusion', () => {
    const rows = [
      { sku: 'A', unitPrice: 1000, quantity: 1, categorySlugs: ['dresses'] },
      { sku: 'B', unitPrice: 1000, quantity: 1, categorySlugs: ['dresses', 'exclusions'] },
      { sku: 'C', unitPrice: 1000, quantity: 1, brand: 'oasis', categorySlugs: ['dresses'] },
    ];
    const scope = {
      skus: [],
      brands: ['coast'],
      categorySlugs: ['dresses'],
      excludedCategorySlugs: ['exclusions'],
    };
    const totals = computeTotals(basketOf(rows), [
      promotion({ kind: 'percent-off', percent: 50 }, { scope }),
    ]);
    expect(totals.lines.map((line) => line.discount)).toEqual([500, 0, 0]);
  });

  it('[BASKET-02] a code must be entered, in any case', () => {
    const coded = promotion({ kind: 'percent-off', percent: 10 }, { id: 'a', code: 'TEN' });
    expect(computeTotals(basketOf(two), [coded]).discountTotal).toBe(0);
    expect(computeTotals(basketOf(two, [' ten ']), [coded]).discountTotal).toBe(400);
  });

  it('[OPS-19] an exclusive promotion applies alone, where that takes more off than the others together', () => {
    const others = [
      promotion({ kind: 'percent-off', percent: 10 }, { id: 'a' }),
      promotion({ kind: 'amount-off', amount: 100 }, { id: 'b', priority: 2 }),
    ];
    const alone = (amount: number) =>
      promotion({ kind: 'amount-off', amount }, { id: 'c', priority: 0, isExclusive: true });
    const chosen = (amount: number) =>
      computeTotals(basketOf(two), [...others, alone(amount)]).discounts.map((one) => one.promotionId);
    expect(chosen(499)).toEqual(['a', 'b']);
    expect(chosen(501)).toEqual(['c']);
  });

  it('[OPS-19] free delivery reaches methods up to its price, and counts only where it saves something', () => {
    const free = promotion({ kind: 'free-delivery', minimum: null, upTo: 500 });
    const priced = (price: number) => computeTotals(basketOf(two), [free], { ...NO_FACTS, delivery: price });
    const charged = (price: number) => deliveryPrice(price, priced(price).freeDelivery);
    expect([399, 500, 501].map(charged)).toEqual([0, 0, 501]);
    expect(priced(399).applied).toHaveLength(1);
    expect(priced(599)).toMatchObject({ applied: [], refused: [{ reason: 'delivery-not-free' }] });
    expect(priced(0).applied).toEqual([]);
  });

  it('[BASKET-02] later promotions apply to what earlier ones left', () => {
    const half = promotion({ kind: 'percent-off', percent: 50 }, { id: 'a', priority: 1 });
    const again = promotion({ kind: 'percent-off', percent: 50 }, { id: 'b', priority: 2 });
    const rows = [{ sku: 'A', unitPrice: 1000, quantity: 1 }];
    expect(computeTotals(basketOf(rows), [again, half]).discounts.map((one) => one.amount)).toEqual([
      500, 250,
    ]);
  });
});

describe('delivery', () => {
  it('[BASKET-02] is added to the goods after discounts, and to nothing where there are none', () => {
    const rows = [{ sku: 'A', unitPrice: 5500, quantity: 1 }];
    const fiveOff = promotion({ kind: 'amount-off', amount: 500 });
    const totals = computeTotals(basketOf(rows), [fiveOff]);
    expect(totals).toMatchObject({ delivery: null, total: 5000 });
    expect(addDelivery(totals, 399)).toMatchObject({ delivery: 399, total: 5399 });
    expect(addDelivery(computeTotals(basketOf([]), []), 399)).toMatchObject({ delivery: null, total: 0 });
  });

  it('[BASKET-02] shows how much is missing', () => {
    expect(freeDeliveryProgress(4000, 5000)).toMatchObject({ isReached: false, remaining: 1001 });
    expect(freeDeliveryProgress(5001, 5000)).toEqual({ isReached: true, remaining: 0, share: 1 });
    expect(freeDeliveryProgress(4000, null)).toBeNull();
  });
});

describe('totals', () => {
  const anyEffect: fc.Arbitrary<PromotionEffect> = fc.oneof(
    fc.record({ kind: fc.constant('percent-off' as const), percent: fc.integer({ min: -10, max: 130 }) }),
    fc.record({ kind: fc.constant('amount-off' as const), amount: fc.integer({ min: -100, max: 50_000 }) }),
    fc.record({
      kind: fc.constant('multibuy' as const),
      buy: fc.integer({ min: 0, max: 5 }),
      pay: fc.integer({ min: -1, max: 5 }),
    }),
    fc.record({
      kind: fc.constant('threshold' as const),
      minimum: fc.nat(20_000),
      reward: fc.record({ kind: fc.constant('percent-off' as const), percent: fc.nat(100) }),
    }),
  );
  const anyPromotions = fc
    .array(
      fc.record({
        effect: anyEffect,
        priority: fc.nat(3),
        isExclusive: fc.boolean(),
        brands: fc.subarray(['coast', 'oasis']),
      }),
      { maxLength: 5 },
    )
    .map((rows) =>
      rows.map((row, n) =>
        promotion(row.effect, {
          ...row,
          id: `p${n}`,
          scope: { skus: [], brands: row.brands, categorySlugs: [], excludedCategorySlugs: [] },
        }),
      ),
    );
  const anyRows = fc.uniqueArray(
    fc.record({
      sku: fc.constantFrom('A', 'B', 'C', 'D', 'E'),
      unitPrice: fc.nat(30_000),
      quantity: fc.integer({ min: 1, max: 10 }),
      brand: fc.constantFrom('coast', 'oasis', 'wallis'),
    }),
    { selector: (row) => row.sku },
  );

  it('[BASKET-02] are the sum of the lines to the penny in every combination, and never negative', () => {
    fc.assert(
      fc.property(anyRows, anyPromotions, fc.option(fc.nat(999)), (rows, promotions, price) => {
        const totals = addDelivery(computeTotals(basketOf(rows), promotions), price);
        const net = totals.lines.reduce((sum, line) => sum + line.net, 0);
        expect(totals.total).toBe(net + (totals.delivery ?? 0));
        expect(totals.subTotal - totals.discountTotal).toBe(net);
        expect(totals.discounts.reduce((sum, one) => sum + one.amount, 0)).toBe(totals.discountTotal);
        for (const line of totals.lines) {
          expect(Number.isSafeInteger(line.net)).toBe(true);
          expect(line.net).toBeGreaterThanOrEqual(0);
          expect(line.net).toBeLessThanOrEqual(line.gross);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('the saving', () => {
  it('[BASKET-02] adds up reductions and discounts, and never counts a price that went up', () => {
    const line = { wasUnitPrice: null, unitPrice: 1000, quantity: 1, discount: 0 };
    expect(savingOf([line])).toBe(0);
    expect(savingOf([{ ...line, wasUnitPrice: 1500, quantity: 2 }])).toBe(1000);
    expect(savingOf([{ ...line, wasUnitPrice: 900 }])).toBe(0);
    expect(savingOf([{ ...line, wasUnitPrice: 1500, discount: 100 }, line])).toBe(600);
  });
});
