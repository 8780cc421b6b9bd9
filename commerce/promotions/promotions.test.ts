import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  evaluatePromotions,
  NO_FACTS,
  type OfferFacts,
  type Promotion,
  type PromotionEffect,
  type PromotionLine,
} from './promotions.ts';

function offer(effect: PromotionEffect, extra: Partial<Promotion> = {}): Promotion {
  return {
    id: 'p',
    name: 'Offer',
    priority: 1,
    code: null,
    isExclusive: false,
    scope: { skus: [], brands: [], categorySlugs: [], excludedCategorySlugs: [] },
    effect,
    ...extra,
  };
}

const line = (sku: string, unitPrice: number, quantity = 1): PromotionLine => ({
  id: sku,
  sku,
  unitPrice,
  quantity,
  brand: 'coast',
  categorySlugs: [],
});
const basketOf = (lines: PromotionLine[], codes: string[] = []) => ({ lines, codes, currencyCode: 'GBP' });
const tenOff: PromotionEffect = { kind: 'percent-off', percent: 10 };
const limits = { total: null, perCustomer: null, isFirstOrderOnly: false };
const reasonFor = (
  promotion: Promotion,
  facts: Partial<OfferFacts> = {},
  basket = basketOf([line('A', 5000)]),
) => {
  const { refused } = evaluatePromotions(basket, [promotion], { ...NO_FACTS, ...facts });
  return refused[0] ? [refused[0].reason, refused[0].missing] : null;
};

describe('[OPS-19] why an offer does not apply', () => {
  it('limits: all uses taken, this customer has had it, not a first order', () => {
    const uses = (total: number, own: number) => ({ uses: new Map([['p', { total, own }]]) });
    const hundred = offer(tenOff, { limits: { ...limits, total: 100 } });
    expect(reasonFor(hundred, uses(99, 1))).toBeNull();
    expect(reasonFor(hundred, uses(100, 0))).toEqual(['used-up', undefined]);
    const once = offer(tenOff, { limits: { ...limits, perCustomer: 1 } });
    expect(reasonFor(once, uses(7, 0))).toBeNull();
    expect(reasonFor(once, uses(7, 1))).toEqual(['used-by-customer', undefined]);
    const first = offer(tenOff, { limits: { ...limits, isFirstOrderOnly: true } });
    expect(reasonFor(first, { hasOrdered: null })).toBeNull();
    expect(reasonFor(first, { hasOrdered: true })).toEqual(['not-first-order', undefined]);
  });

  it('the basket: code, currency, scope, amount and pieces', () => {
    expect(reasonFor(offer(tenOff, { code: 'TEN' }))).toEqual(['needs-code', undefined]);
    expect(reasonFor(offer(tenOff, { currency: 'EUR' }))).toEqual(['other-currency', undefined]);
    const onWren = offer(tenOff, { scope: { ...offer(tenOff).scope, site: 'wren' } });
    const onCoast = { ...basketOf([line('A', 5000)]), site: 'coast' };
    expect(reasonFor(onWren, {}, onCoast)).toEqual(['other-site', undefined]);
    const scope = { skus: [], brands: ['Oasis'], categorySlugs: [], excludedCategorySlugs: [] };
    expect(reasonFor(offer(tenOff, { scope }))).toEqual(['nothing-in-scope', undefined]);
    expect(reasonFor(offer({ kind: 'free-delivery', minimum: 6000, upTo: null }))).toEqual([
      'below-minimum',
      1000,
    ]);
    expect(reasonFor(offer({ kind: 'multibuy', buy: 3, pay: 2 }))).toEqual(['too-few-pieces', 2]);
    expect(reasonFor(offer({ kind: 'gift', sku: 'G', minimum: null }))).toEqual(['gift-gone', undefined]);
  });

  it('the last piece of a gift is given once', () => {
    const gift: PromotionEffect = { kind: 'gift', sku: 'G', minimum: null };
    const two = [offer(gift, { id: 'a' }), offer(gift, { id: 'b' })];
    const facts = { ...NO_FACTS, gifts: new Map([['G', { stock: 1, price: 900 }]]) };
    const { applied, refused } = evaluatePromotions(basketOf([line('A', 5000)]), two, facts);
    expect(applied).toMatchObject([{ promotionId: 'a', giftSku: 'G' }]);
    expect(refused).toMatchObject([{ promotionId: 'b', reason: 'gift-gone' }]);
  });

  it('a generated code opens its offer once', () => {
    const own = offer(tenOff, { hasOwnCodes: true });
    const basket = basketOf([line('A', 5000)], ['xmas-1']);
    const known = (isSpent: boolean) => ({
      ownCodes: new Map([['XMAS-1', { promotionId: 'p', isSpent }]]),
    });
    expect(reasonFor(own)).toEqual(['needs-code', undefined]);
    expect(reasonFor(own, known(true), basket)).toEqual(['code-spent', undefined]);
    expect(evaluatePromotions(basket, [own], { ...NO_FACTS, ...known(false) }).applied).toMatchObject([
      { amount: 500, ownCode: 'XMAS-1' },
    ]);
  });
});

describe('[OPS-19] tiers', () => {
  const spend: PromotionEffect = {
    kind: 'tiers',
    steps: [
      { minimum: 10_000, reward: { kind: 'amount-off', amount: 1500 } },
      { minimum: 5000, reward: { kind: 'amount-off', amount: 500 } },
    ],
  };
  it.each([
    [4999, 0],
    [5000, 500],
    [9999, 500],
    [10_000, 1500],
  ])('goods of %i get %i off', (goods, off) => {
    const { applied } = evaluatePromotions(basketOf([line('A', goods)]), [offer(spend)]);
    expect(applied.reduce((sum, { amount }) => sum + amount, 0)).toBe(off);
  });

  it('buy more pieces, get a larger share off', () => {
    const steps = [
      { pieces: 2, percent: 10 },
      { pieces: 4, percent: 25 },
    ];
    const off = (quantity: number) =>
      evaluatePromotions(basketOf([line('A', 1000, quantity)]), [offer({ kind: 'piece-tiers', steps })])
        .applied[0]?.amount ?? 0;
    expect([1, 2, 3, 4].map(off)).toEqual([0, 200, 300, 1000]);
  });
});

describe('[OPS-19] offers in every combination', () => {
  const reward = fc.oneof(
    fc.record({ kind: fc.constant('percent-off' as const), percent: fc.integer({ min: 0, max: 120 }) }),
    fc.record({ kind: fc.constant('amount-off' as const), amount: fc.nat(20_000) }),
  );
  const effect: fc.Arbitrary<PromotionEffect> = fc.oneof(
    reward,
    fc.record({ kind: fc.constant('threshold' as const), minimum: fc.nat(20_000), reward }),
    fc.record({
      kind: fc.constant('multibuy' as const),
      buy: fc.integer({ min: 2, max: 4 }),
      pay: fc.nat(3),
    }),
    fc.record({
      kind: fc.constant('tiers' as const),
      steps: fc.array(fc.record({ minimum: fc.nat(20_000), reward }), { minLength: 1, maxLength: 3 }),
    }),
    fc.record({
      kind: fc.constant('piece-tiers' as const),
      steps: fc.array(fc.record({ pieces: fc.integer({ min: 1, max: 6 }), percent: fc.nat(100) }), {
        minLength: 1,
        maxLength: 3,
      }),
    }),
    fc.record({
      kind: fc.constant('free-delivery' as const),
      minimum: fc.option(fc.nat(20_000)),
      upTo: fc.option(fc.nat(800)),
    }),
    fc.record({
      kind: fc.constant('gift' as const),
      sku: fc.constantFrom('G', 'H'),
      minimum: fc.option(fc.nat(20_000)),
    }),
  );
  const offers = fc
    .array(
      fc.record({
        effect,
        priority: fc.nat(2),
        isExclusive: fc.boolean(),
        code: fc.option(fc.constantFrom('ONE', 'TWO')),
        limits: fc.record({
          total: fc.option(fc.integer({ min: 1, max: 3 })),
          perCustomer: fc.option(fc.integer({ min: 1, max: 2 })),
          isFirstOrderOnly: fc.boolean(),
        }),
        used: fc.record({ total: fc.nat(3), own: fc.nat(2) }),
      }),
      { maxLength: 6 },
    )
    .map((rows) =>
      rows.map(({ used, ...row }, n) => ({ used, offer: offer(row.effect, { ...row, id: `p${n}` }) })),
    );
  const lines = fc.uniqueArray(
    fc
      .record({
        sku: fc.constantFrom('A', 'B', 'C', 'D'),
        price: fc.nat(12_000),
        quantity: fc.integer({ min: 1, max: 5 }),
      })
      .map(({ sku, price, quantity }) => line(sku, price, quantity)),
    { selector: ({ id }) => id, minLength: 1 },
  );
  const shopper = fc.record({
    hasOrdered: fc.option(fc.boolean()),
    delivery: fc.nat(900),
    codes: fc.subarray(['ONE', 'TWO']),
  });
  const factsOf = (
    rows: readonly { used: { total: number; own: number }; offer: Promotion }[],
    { hasOrdered, delivery }: { hasOrdered: boolean | null; delivery: number },
  ): OfferFacts => ({
    ...NO_FACTS,
    hasOrdered,
    uses: new Map(rows.map(({ used, offer: { id } }) => [id, used])),
    gifts: new Map([['G', { stock: 1, price: 900 }]]),
    delivery,
  });

  it('never take more than there is, add up line by line, and respect limits and stacking', () => {
    fc.assert(
      fc.property(lines, offers, shopper, (bought, rows, person) => {
        const all = rows.map((row) => row.offer);
        const facts = factsOf(rows, person);
        const { applied, refused } = evaluatePromotions(basketOf(bought, person.codes), all, facts);
        const left = new Map(bought.map(({ id, unitPrice, quantity }) => [id, unitPrice * quantity]));
        for (const { amount, byLine } of applied) {
          expect([...byLine.values()].reduce((sum, value) => sum + value, 0)).toBe(amount);
          for (const [id, value] of byLine) left.set(id, (left.get(id) ?? 0) - value);
        }
        for (const amount of left.values()) expect(amount).toBeGreaterThanOrEqual(0);
        const saved = applied.reduce((sum, { freeDelivery }) => sum + (freeDelivery?.saved ?? 0), 0);
        expect(saved).toBeLessThanOrEqual(person.delivery);
        for (const { promotionId } of applied) {
          const row = rows.find((each) => each.offer.id === promotionId);
          if (!row?.offer.limits) throw new Error('an offer that does not exist');
          const { total, perCustomer, isFirstOrderOnly } = row.offer.limits;
          expect(row.used.total).toBeLessThan(total ?? Number.POSITIVE_INFINITY);
          expect(row.used.own).toBeLessThan(perCustomer ?? Number.POSITIVE_INFINITY);
          if (isFirstOrderOnly) expect(person.hasOrdered).not.toBe(true);
          if (row.offer.code) expect(person.codes).toContain(row.offer.code);
          if (row.offer.isExclusive) expect(applied).toHaveLength(1);
        }
        // Every offer has exactly one verdict.
        const judged = [...applied, ...refused].map(({ promotionId }) => promotionId);
        expect(judged.toSorted()).toEqual(all.map(({ id }) => id).toSorted());
      }),
      { numRuns: 500 },
    );
  });

  it('do not depend on the order in which they are stored', () => {
    fc.assert(
      fc.property(lines, offers, shopper, fc.nat(), (bought, rows, person, turn) => {
        const all = rows.map((row) => row.offer);
        const turned = [...all.slice(turn % (all.length || 1)), ...all.slice(0, turn % (all.length || 1))];
        const facts = factsOf(rows, person);
        const basket = basketOf(bought, person.codes);
        expect(evaluatePromotions(basket, turned.toReversed(), facts).applied).toEqual(
          evaluatePromotions(basket, all, facts).applied,
        );
      }),
    );
  });
});
