import { describe, expect, it } from 'vitest';
import { canBecome, decidePlacement, isCancellable, type OrderState } from './order-state.ts';

describe('an order', () => {
  it('[BASKET-03] goes from placed through packed and dispatched to delivered, and may be returned', () => {
    const path: OrderState[] = [
      'placed',
      'packed',
      'dispatched',
      'delivered',
      'return-requested',
      'returned',
      'refunded',
    ];
    for (const [n, state] of path.slice(1).entries())
      expect(canBecome(path[n] ?? 'placed', state)).toBe(true);
    expect(canBecome('delivered', 'placed')).toBe(false);
    expect(canBecome('refunded', 'placed')).toBe(false);
  });

  it('[BASKET-03] can be cancelled until it is dispatched', () => {
    expect(
      ['payment-pending', 'placed', 'packed', 'part-dispatched', 'dispatched', 'delivered'].map((state) =>
        isCancellable(state as OrderState),
      ),
    ).toEqual([true, true, true, false, false, false]);
  });

  const request = {
    payment: 'authorised' as const,
    authorisedAmount: 4599,
    currentTotal: 4599,
    wanted: [{ sku: 'A', quantity: 2 }],
    stock: new Map([['A', 2]]),
  };

  it('[APAY-05] is placed when the authorised amount is the total and everything is in stock', () => {
    expect(decidePlacement(request)).toEqual({ kind: 'place', state: 'placed' });
    expect(decidePlacement({ ...request, payment: 'pending' })).toEqual({
      kind: 'place',
      state: 'payment-pending',
    });
  });

  it('[APAY-05] is not placed for another amount, without payment, or beyond the stock', () => {
    expect(decidePlacement({ ...request, currentTotal: 4600 })).toEqual({ kind: 'total-updated' });
    expect(decidePlacement({ ...request, payment: 'refused' })).toEqual({ kind: 'not-paid' });
    expect(decidePlacement({ ...request, payment: 'unknown' })).toEqual({ kind: 'not-paid' });
    const twoLines = [
      { sku: 'A', quantity: 1 },
      { sku: 'A', quantity: 2 },
    ];
    expect(decidePlacement({ ...request, wanted: twoLines })).toEqual({ kind: 'out-of-stock', skus: ['A'] });
  });
});
