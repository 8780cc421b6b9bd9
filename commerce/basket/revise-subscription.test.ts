import { describe, expect, it } from 'vitest';
import type { BasketLine } from './basket.ts';
import { reviseBasket } from './revise-basket.ts';

const line = (id: string, unitPrice: number): BasketLine => ({
  id,
  sku: 'A',
  productKey: 'K',
  quantity: 1,
  unitPrice,
  wasUnitPrice: null,
  customFields: {},
  isSubscription: id !== 'A',
  brand: 'selvedge',
  categorySlugs: [],
});

describe('a sku bought once and by subscription', () => {
  it('[BASKET-02] each line is compared with the price of its own terms', () => {
    const basket = {
      id: 'b',
      currencyCode: 'GBP',
      codes: [],
      lines: [line('A', 2000), line('A@subscription', 1900)],
    };
    const currentTerms = new Map([
      ['A', { unitPrice: 2000, wasUnitPrice: null, availableQuantity: 5 }],
      ['A@subscription', { unitPrice: 1900, wasUnitPrice: null, availableQuantity: 5 }],
    ]);
    expect(reviseBasket(basket, currentTerms, 10).notices).toEqual([]);
    currentTerms.set('A@subscription', { unitPrice: 1805, wasUnitPrice: null, availableQuantity: 5 });
    expect(reviseBasket(basket, currentTerms, 10).notices).toEqual([
      { kind: 'price-down', lineId: 'A@subscription', from: 1900, to: 1805 },
    ]);
  });
});
