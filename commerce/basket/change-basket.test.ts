import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Basket, countPieces, lineId, type NewLine } from './basket.ts';
import {
  addToBasket,
  changeQuantity,
  fitToStock,
  mergeBaskets,
  removeLine,
  restoreLine,
} from './change-basket.ts';
import { reviseBasket } from './revise-basket.ts';

const empty: Basket = { id: 'b1', currencyCode: 'GBP', lines: [], codes: [] };

function item(sku: string, quantity = 1, extra: Partial<NewLine> = {}): NewLine {
  return {
    sku,
    productKey: sku,
    quantity,
    unitPrice: 1000,
    wasUnitPrice: null,
    customFields: {},
    isSubscription: false,
    brand: 'selvedge',
    categorySlugs: [],
    ...extra,
  };
}

const MAX = 10;
const stockLevels = (stock: Record<string, number>) => ({
  stock: new Map(Object.entries(stock)),
  maxPerLine: MAX,
});
const plenty = stockLevels({ A: 100, B: 100, C: 100 });
const filled = (items: NewLine[]) => addToBasket(empty, items, plenty).basket;
const quantities = (basket: Basket) =>
  Object.fromEntries(basket.lines.map((line) => [line.id, line.quantity]));

describe('adding', () => {
  it('[BASKET-01] the same item twice is one line', () => {
    expect(quantities(filled([item('A'), item('B'), item('A', 2)]))).toEqual({ A: 3, B: 1 });
  });

  it('[BASKET-01] other custom fields or a subscription make another line', () => {
    const lines = filled([
      item('A'),
      item('A', 1, { customFields: { initials: 'AB' } }),
      item('A', 1, { isSubscription: true }),
    ]).lines;
    expect(lines).toHaveLength(3);
    expect(lineId(item('A', 1, { customFields: { a: '1', b: '2' } }))).toBe(
      lineId(item('A', 1, { customFields: { b: '2', a: '1' } })),
    );
  });

  it('[BASKET-01] quantities are limited by stock, over all lines of the sku', () => {
    const three = stockLevels({ A: 3 });
    const change = addToBasket(
      empty,
      [item('A', 2), item('A', 2, { customFields: { initials: 'AB' } })],
      three,
    );
    expect(countPieces(change.basket)).toBe(3);
    expect(change.notices).toMatchObject([{ requested: 2, got: 1, limit: 'stock' }]);
  });

  it('[BASKET-01] at most ten per line', () => {
    const change = addToBasket(filled([item('A', 8)]), [item('A', 5)], plenty);
    expect(quantities(change.basket)).toEqual({ A: 10 });
    expect(change.notices).toMatchObject([{ requested: 5, got: 2, limit: 'max-per-line' }]);
  });

  it('[BASKET-01] the limit per line is configurable', () => {
    const generous = { ...plenty, maxPerLine: 24 };
    expect(quantities(addToBasket(empty, [item('A', 20)], generous).basket)).toEqual({ A: 20 });
    const strict = addToBasket(empty, [item('A', 2), item('A', 2, { isSubscription: true })], {
      ...plenty,
      maxPerLine: 1,
    });
    expect(strict.basket.lines.map(({ quantity }) => quantity)).toEqual([1, 1]);
  });

  it('[BASKET-01] a sold-out sku is not added', () => {
    const change = addToBasket(empty, [item('A')], stockLevels({}));
    expect(change.basket.lines).toEqual([]);
    expect(change.notices).toMatchObject([{ got: 0, limit: 'out-of-stock' }]);
  });

  it('ignores invalid quantities', () => {
    expect(filled([item('A', Number.NaN), item('B', -3), item('C', 0.9)]).lines).toEqual([]);
  });
});

describe('changing and removing', () => {
  it('[BASKET-02] a quantity changes within the limits; zero removes', () => {
    const basket = filled([item('A', 2), item('B')]);
    expect(quantities(changeQuantity(basket, 'A', 4, plenty).basket)).toEqual({ A: 4, B: 1 });
    expect(quantities(changeQuantity(basket, 'A', 99, plenty).basket)).toEqual({ A: 10, B: 1 });
    expect(quantities(changeQuantity(basket, 'A', 0, plenty).basket)).toEqual({ B: 1 });
    expect(changeQuantity(basket, 'nothing', 3, plenty).basket).toBe(basket);
  });

  it('[BASKET-02] a smaller quantity is allowed even when sold out; a larger one is not', () => {
    const basket = filled([item('A', 5)]);
    expect(quantities(changeQuantity(basket, 'A', 3, stockLevels({})).basket)).toEqual({ A: 3 });
    expect(changeQuantity(basket, 'A', 6, stockLevels({})).notices).toMatchObject([
      { got: 5, limit: 'out-of-stock' },
    ]);
  });

  it('[BASKET-02] accepting the changes reduces the basket to the stock and hides no line', () => {
    const basket = filled([item('A', 5), item('A', 2, { isSubscription: true }), item('B', 3)]);
    expect(fitToStock(basket, stockLevels({ A: 6 })).lines.map(({ quantity }) => quantity)).toEqual([
      5, 1, 3,
    ]);
    expect(fitToStock(basket, { ...plenty, maxPerLine: 2 }).lines.map(({ quantity }) => quantity)).toEqual([
      2, 2, 2,
    ]);
  });

  it('[BASKET-02] removing can be undone, to the same position', () => {
    const basket = filled([item('A'), item('B'), item('C')]);
    const { basket: without, removed } = removeLine(basket, 'B');
    expect(quantities(without)).toEqual({ A: 1, C: 1 });
    expect(removed && restoreLine(without.lines, removed)).toEqual(basket.lines);
    expect(removed && restoreLine(basket.lines, removed)).toEqual(basket.lines);
  });
});

describe('signing in', () => {
  it('[BASKET-02] merges the guest basket into the customer basket', () => {
    const mine = filled([item('A', 2), item('B')]);
    const guest = { ...filled([item('A', 1), item('C', 3)]), codes: ['TEN'] };
    const merged = mergeBaskets(mine, guest, plenty).basket;
    expect(quantities(merged)).toEqual({ A: 3, B: 1, C: 3 });
    expect(merged.codes).toEqual(['TEN']);
  });

  it('[BASKET-02] loses no line and no piece that either basket showed, whatever the stock', () => {
    const someItems = fc.array(
      fc.record({ sku: fc.constantFrom('A', 'B', 'C'), quantity: fc.integer({ min: 1, max: 12 }) }),
      { maxLength: 6 },
    );
    const someStock = fc.dictionary(fc.constantFrom('A', 'B', 'C'), fc.nat(15));
    fc.assert(
      fc.property(someItems, someItems, someStock, (mineItems, guestItems, stock) => {
        const mine = filled(mineItems.map((one) => item(one.sku, one.quantity)));
        const guest = filled(guestItems.map((one) => item(one.sku, one.quantity)));
        const merged = mergeBaskets(mine, guest, stockLevels(stock)).basket;
        for (const line of [...mine.lines, ...guest.lines]) {
          expect(quantities(merged)[line.id]).toBeGreaterThanOrEqual(line.quantity);
        }
        for (const line of merged.lines) expect(line.quantity).toBeLessThanOrEqual(10);
      }),
    );
  });
});

describe('a basket opened later', () => {
  const terms = (unitPrice: number, availableQuantity: number) => ({
    unitPrice,
    wasUnitPrice: null,
    availableQuantity,
  });

  it('[BASKET-02] reports a changed price and uses the new one', () => {
    const basket = filled([item('A'), item('B')]);
    const { basket: now, notices } = reviseBasket(
      basket,
      new Map([
        ['A', terms(900, 5)],
        ['B', terms(1100, 5)],
      ]),
      MAX,
    );
    expect(notices).toEqual([
      { kind: 'price-down', lineId: 'A', from: 1000, to: 900 },
      { kind: 'price-up', lineId: 'B', from: 1000, to: 1100 },
    ]);
    expect(now.lines.map((line) => line.unitPrice)).toEqual([900, 1100]);
    expect(
      reviseBasket(
        basket,
        new Map([
          ['A', terms(900, 5)],
          ['B', terms(1100, 5)],
        ]),
        MAX,
      ).canCheckOut,
    ).toBe(true);
    expect(reviseBasket(empty, new Map(), MAX).canCheckOut).toBe(false);
    expect(
      reviseBasket(
        now,
        new Map([
          ['A', terms(900, 5)],
          ['B', terms(1100, 5)],
        ]),
        MAX,
      ).notices,
    ).toEqual([]);
  });

  it('[BASKET-02] reduces quantities above the stock and still shows sold-out lines', () => {
    const revised = reviseBasket(
      filled([item('A', 5), item('B', 2), item('C')]),
      new Map([
        ['A', terms(1000, 3)],
        ['B', terms(1000, 0)],
      ]),
      MAX,
    );
    expect(revised.notices).toEqual([
      { kind: 'quantity-reduced', lineId: 'A', from: 5, to: 3 },
      { kind: 'sold-out', lineId: 'B' },
      { kind: 'withdrawn', lineId: 'C' },
    ]);
    expect(quantities(revised.basket)).toEqual({ A: 3, B: 2, C: 1 });
    expect(revised.canCheckOut).toBe(false);
  });

  it('[APAY-05] checkout never exceeds the stock, however the lines share a sku', () => {
    const lines = fc.array(
      fc.record({ initials: fc.constantFrom('', 'A', 'B'), quantity: fc.integer({ min: 1, max: 9 }) }),
      {
        minLength: 1,
        maxLength: 5,
      },
    );
    fc.assert(
      fc.property(lines, fc.nat(12), (wanted, inStock) => {
        const basket = filled(
          wanted.map(({ initials, quantity }) =>
            item('A', quantity, { customFields: initials ? { initials } : {} }),
          ),
        );
        const revised = reviseBasket(basket, new Map([['A', terms(1000, inStock)]]), MAX);
        expect(revised.basket.lines).toHaveLength(basket.lines.length);
        if (revised.canCheckOut) expect(countPieces(revised.basket)).toBeLessThanOrEqual(inStock);
      }),
    );
  });

  it('[PDP-07] a line with its own terms uses the entry under its line id', () => {
    const subscribed = filled([item('A', 1, { isSubscription: true, unitPrice: 950 })]);
    const currentTerms = new Map([
      ['A', terms(1000, 5)],
      [subscribed.lines[0]?.id ?? '', terms(950, 5)],
    ]);
    expect(reviseBasket(subscribed, currentTerms, MAX).notices).toEqual([]);
  });
});
