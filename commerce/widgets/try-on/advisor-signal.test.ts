import { describe, expect, it } from 'vitest';
import { readAdvisorSignal } from './advisor-signal.ts';

describe('the beauty advisor', () => {
  it('[ADV-01] add_to_cart adds one of each product', () => {
    const message = {
      type: 'add_to_cart',
      products: [{ sku: 'A' }, { sku: 'B' }, { sku: 'A' }, { name: 'x' }],
    };
    expect(readAdvisorSignal(message)).toEqual({
      kind: 'add-to-basket',
      items: [
        { sku: 'A', quantity: 1 },
        { sku: 'B', quantity: 1 },
      ],
    });
  });

  it('[ADV-01] the checkout signal goes to /basket', () => {
    expect(readAdvisorSignal({ type: 'checkout' })).toEqual({ kind: 'go-to-basket', href: '/basket' });
  });

  it.each([
    null,
    'checkout',
    {},
    { type: 'other' },
    { type: 'add_to_cart' },
    { type: 'add_to_cart', products: [] },
  ])('[ADV-01] %j is ignored', (message) => {
    expect(readAdvisorSignal(message)).toBeNull();
  });
});
