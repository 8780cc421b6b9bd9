import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRequestedItems } from './basket-items.ts';

describe('items of an add-to-basket request', () => {
  it('[BASKET-01] are parsed with custom fields, search ids and the flag for express buy', () => {
    const sent = {
      items: [
        {
          sku: 'ABC12345-1-1',
          quantity: 2,
          customFields: { name: ' Ada ', note: '' },
          hitObjectIDs: ['p1'],
          queryID: 'q1',
        },
      ],
      ephemeral: true,
    };
    expect(parseRequestedItems(sent)).toEqual({
      isEphemeral: true,
      items: [
        {
          sku: 'ABC12345-1-1',
          quantity: 2,
          customFields: { name: 'Ada' },
          isSubscription: false,
          bundleId: null,
          search: { queryId: 'q1', hitObjectIds: ['p1'] },
        },
      ],
    });
  });

  it('[BASKET-01] are parsed from a bare list, as the skincare widget sends it', () => {
    expect(parseRequestedItems([{ sku: 'A', quantity: 1 }])?.items).toHaveLength(1);
  });

  it('[BASKET-01] are rejected when invalid', () => {
    const bad = [
      null,
      'x',
      [],
      {},
      { items: 'A' },
      [{ sku: '' }],
      [{ sku: 'A', quantity: 0 }],
      [{ sku: 'A', quantity: -1 }],
      [{ sku: 'A', quantity: 1.5 }],
      [{ sku: 'A', quantity: 'many' }],
      [{ sku: 'A', customFields: ['x'] }],
      [{ sku: 'A', customFields: { name: 7 } }],
      Array.from({ length: 21 }, () => ({ sku: 'A' })),
    ];
    for (const sent of bad) expect(parseRequestedItems(sent)).toBeNull();
  });

  it('[BASKET-01] never throw, whatever is sent', () => {
    fc.assert(fc.property(fc.anything(), (sent) => void parseRequestedItems(sent)));
  });
});
