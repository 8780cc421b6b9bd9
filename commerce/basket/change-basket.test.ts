import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Basket, countPieces, lineId, type NewLine } from './basket.ts';
import {
  addToBasket,
  changeQuantity,
  fitToShelf,
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
const shelf = (stock: Record<string, number>) => ({ stock: new Map(Object.entries(stock)), maxPerLine: MAX });
const plenty = shelf({ A: 100, B: 100, C: 100 });
const filled = (items: NewLine[]) => addToBasket(empty, items, plenty).basket;
const quantities = (basket: Basket) =>
  Object.fromEntries(basket.lines.map((line) => [line.id, line.quantity]));

describe('adding', () => {
  it('[BASKET-01] the same thing twice is one line', () => {
    expect(quantities(filled([item('A'), item('B'), item('A', 2)]))).toEqual({ A: 3, B: 1 });
  });

  it('[BASKET-01] another wording or a subscription is another line', () => {
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
    const three = shelf({ A: 3 });
    const change = addToBasket(
      empty,
      [item('A', 2), item('A', 2, { customFields: { initials: 'AB' } })],
      three,
    );
    expect(countPieces(change.basket)).toBe(3);
    expect(change.notices).toMatchObject([{ asked: 2, got: 1, limit: 'stock' }]);
  });

  it('[BASKET-01] at most ten per line', () => {
    const change = addToBasket(filled([item('A', 8)]), [item('A', 5)], plenty);
    expect(quantities(change.basket)).toEqual({ A: 10 });
    expect(change.notices).toMatchObject([{ asked: 5, got: 2, limit: 'max-per-line' }]);
  });

  it('[BASKET-01] the house may sell more or fewer at once', () => {
    const generous = { ...plenty, maxPerLine: 24 };
    expect(quantities(addToBasket(empty, [item('A', 20)], generous).basket)).toEqual({ A: 20 });
    const strict = addToBasket(empty, [item('A', 2), item('A', 2, { isSubscription: true })], {
      ...plenty,
      maxPerLine: 1,
    });
    expect(strict.basket.lines.map(({ quantity }) => quantity)).toEqual([1, 1]);
  });

  it('[BASKET-01] what is sold out is not added', () => {
    const change = addToBasket(empty, [item('A')], shelf({}));
    expect(change.basket.lines).toEqual([]);
    expect(change.notices).toMatchObject([{ got: 0, limit: 'out-of-stock' }]);
  });

  it('ignores quantities that are none', () => {
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

  it('[BASKET-02] fewer is allowed even of something sold out since; more is not', () => {
    const basket = filled([item('A', 5)]);
    expect(quantities(changeQuantity(basket, 'A', 3, shelf({})).basket)).toEqual({ A: 3 });
    expect(changeQuantity(basket, 'A', 6, shelf({})).notices).toMatchObject([
      { got: 5, limit: 'out-of-stock' },
    ]);
  });

  it('[BASKET-02] agreeing to what is left takes the basket down to the shelf and hides nothing', () => {
    const basket = filled([item('A', 5), item('A', 2, { isSubscription: true }), item('B', 3)]);
    expect(fitToShelf(basket, shelf({ A: 6 })).lines.map(({ quantity }) => quantity)).toEqual([5, 1, 3]);
    expect(fitToShelf(basket, { ...plenty, maxPerLine: 2 }).lines.map(({ quantity }) => quantity)).toEqual([
      2, 2, 2,
    ]);
  });

  it('[BASKET-02] removing can be undone, to the same place', () => {
    const basket = filled([item('A'), item('B'), item('C')]);
    const { basket: without, removed } = removeLine(basket, 'B');
    expect(quantities(without)).toEqual({ A: 1, C: 1 });
    expect(removed && restoreLine(without.lines, removed)).toEqual(basket.lines);
    expect(removed && restoreLine(basket.lines, removed)).toEqual(basket.lines);
  });
});

describe('signing in', () => {
  it('[BASKET-02] joins the guest basket to the customer basket', () => {
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
        const merged = mergeBaskets(mine, guest, shelf(stock)).basket;
        for (const line of [...mine.lines, ...guest.lines]) {
          expect(quantities(merged)[line.id]).toBeGreaterThanOrEqual(line.quantity);
        }
        for (const line of merged.lines) expect(line.quantity).toBeLessThanOrEqual(10);
      }),
    );
  });
});

describe('coming back later', () => {
  const offer = (unitPrice: number, availableQuantity: number) => ({
    unitPrice,
    wasUnitPrice: null,
    availableQuantity,
  });

  it('[BASKET-02] says when a price has changed, and charges the new one', () => {
    const basket = filled([item('A'), item('B')]);
    const { basket: now, notices } = reviseBasket(
      basket,
      new Map([
        ['A', offer(900, 5)],
        ['B', offer(1100, 5)],
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
          ['A', offer(900, 5)],
          ['B', offer(1100, 5)],
        ]),
        MAX,
      ).canCheckOut,
    ).toBe(true);
    expect(reviseBasket(empty, new Map(), MAX).canCheckOut).toBe(false);
    expect(
      reviseBasket(
        now,
        new Map([
          ['A', offer(900, 5)],
          ['B', offer(1100, 5)],
        ]),
        MAX,
      ).notices,
    ).toEqual([]);
  });

  it('[BASKET-02] reduces what the shelf no longer holds and keeps what is sold out in sight', () => {
    const revised = reviseBasket(
      filled([item('A', 5), item('B', 2), item('C')]),
      new Map([
        ['A', offer(1000, 3)],
        ['B', offer(1000, 0)],
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

  it('[APAY-05] what may be checked out never exceeds the shelf, however the lines share a sku', () => {
    const lines = fc.array(
      fc.record({ initials: fc.constantFrom('', 'A', 'B'), quantity: fc.integer({ min: 1, max: 9 }) }),
      {
        minLength: 1,
        maxLength: 5,
      },
    );
    fc.assert(
      fc.property(lines, fc.nat(12), (wanted, onShelf) => {
        const basket = filled(
          wanted.map(({ initials, quantity }) =>
            item('A', quantity, { customFields: initials ? { initials } : {} }),
          ),
        );
        const revised = reviseBasket(basket, new Map([['A', offer(1000, onShelf)]]), MAX);
        expect(revised.basket.lines).toHaveLength(basket.lines.length);
        if (revised.canCheckOut) expect(countPieces(revised.basket)).toBeLessThanOrEqual(onShelf);
      }),
    );
  });

  it('[PDP-07] a line with terms of its own has its offer under its line id', () => {
    const subscribed = filled([item('A', 1, { isSubscription: true, unitPrice: 950 })]);
    const offers = new Map([
      ['A', offer(1000, 5)],
      [subscribed.lines[0]?.id ?? '', offer(950, 5)],
    ]);
    expect(reviseBasket(subscribed, offers, MAX).notices).toEqual([]);
  });
});
