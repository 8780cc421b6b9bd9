import { describe, expect, it } from 'vitest';
import { writeSearchTrace } from '#commerce/events/search-trace.ts';
import type { SearchUse } from './provider.ts';
import { createSearchAnalytics, personalisationToken } from './search-analytics.server.ts';

function collector() {
  const kept: unknown[][] = [];
  const learned: SearchUse[] = [];
  const analytics = createSearchAnalytics({
    events: {
      async record(visitor, events) {
        for (const { name, productId, details } of events) kept.push([visitor, name, productId, details]);
      },
    },
    engine: {
      async learn(use) {
        learned.push(use);
        throw new Error('the engine is down');
      },
    },
  });
  return { analytics, kept, learned };
}

describe('search analytics', () => {
  it('[SEARCH-06] personalises by user id, else by the guest, else by nobody in particular', () => {
    expect(personalisationToken({ id: 's1', customer: { id: 'c1' } })).toBe('c1');
    expect(personalisationToken({ id: 's1', customer: null })).toBe('s1');
    expect(personalisationToken(null)).toBe('defaultCookieId');
  });

  it('[SEARCH-05] keeps which search, which products and where they stood, and names only customers', async () => {
    const { analytics, kept } = collector();
    const click = { queryId: 'q', productIds: ['p1', 'p2'], positions: [3, 7], visitor: 'v' };
    await analytics.click(click, null, true);
    await analytics.click({ ...click, productIds: ['p3'] }, { id: 'c1' }, true);
    expect(kept).toEqual([
      ['v', 'searchClick', 'p1', { queryId: 'q', position: 3 }],
      ['v', 'searchClick', 'p2', { queryId: 'q', position: 7 }],
      ['v', 'searchClick', 'p3', { queryId: 'q', position: 3, userToken: 'c1' }],
    ]);
  });

  it('[SEARCH-05] tells an engine that learns, and does not mind when it fails', async () => {
    const { analytics, learned } = collector();
    const click = { queryId: 'q', productIds: ['p1'], positions: [3] };
    await analytics.click({ ...click, visitor: 'v' }, { id: 'c1' }, true);
    const found = [
      { productId: 'p1', queryId: 'q' },
      { productId: 'p1', queryId: 'q' },
      { productId: 'p2', queryId: 'other' },
      { productId: 'p3', queryId: null },
    ];
    analytics.basket(found, { id: 's1', customer: null }, true);
    expect(learned).toEqual([
      { kind: 'click', ...click, userToken: 'v', customerId: 'c1' },
      { kind: 'basket', queryId: 'q', productIds: ['p1'], userToken: 's1' },
      { kind: 'basket', queryId: 'other', productIds: ['p2'], userToken: 's1' },
    ]);
  });

  it('[SEARCH-05] tells of what was bought, by the search that had found it, as paid for one piece', () => {
    const { analytics, learned } = collector();
    const line = { quantity: 1, net: 2000, discount: 0 };
    analytics.purchase({
      customerId: 'c1',
      sessionId: null,
      currency: 'GBP',
      foundBy: { l1: 'q', l2: 'q', l3: 'other' },
      lines: [
        { ...line, lineId: 'l1', productId: 'p1' },
        { lineId: 'l2', productId: 'p2', quantity: 2, net: 3000, discount: 1000 },
        { ...line, lineId: 'l3', productId: 'p3' },
        { ...line, lineId: 'l4', productId: 'p4' },
      ],
    });
    const shopper = { kind: 'purchase', currency: 'GBP', userToken: 'c1', customerId: 'c1' };
    const alone = { price: 2000, discount: 0, quantity: 1 };
    expect(learned).toEqual([
      {
        ...shopper,
        queryId: 'q',
        productIds: ['p1', 'p2'],
        paid: [alone, { price: 1500, discount: 500, quantity: 2 }],
      },
      { ...shopper, queryId: 'other', productIds: ['p3'], paid: [alone] },
    ]);
  });

  it('[SEARCH-05] calls whoever followed a search the same until the order', async () => {
    const { analytics, learned } = collector();
    const visitor = '26979d5b-c51e-488f-bccb-2aa9042226cb';
    const trace = writeSearchTrace('q', visitor);
    await analytics.click({ queryId: 'q', productIds: ['p1'], positions: [1], visitor }, null, true);
    analytics.basket([{ productId: 'p1', queryId: trace }], { id: 's1', customer: null }, true);
    const lines = [{ lineId: 'l1', productId: 'p1', quantity: 1, net: 100, discount: 0 }];
    analytics.purchase({
      customerId: null,
      sessionId: 's1',
      currency: 'GBP',
      foundBy: { l1: trace },
      lines,
    });
    expect(learned.map(({ kind, queryId, userToken }) => [kind, queryId, userToken])).toEqual([
      ['click', 'q', visitor],
      ['basket', 'q', visitor],
      ['purchase', 'q', visitor],
    ]);
  });

  it('[SEARCH-05] an order that remembers no search tells nothing', () => {
    const { analytics, learned } = collector();
    const lines = [{ lineId: 'l1', productId: 'p1', quantity: 1, net: 100, discount: 0 }];
    analytics.purchase({ customerId: null, sessionId: 's1', currency: 'GBP', lines });
    expect(learned).toEqual([]);
  });

  it('[SEARCH-05] keeps nothing of a shopper who did not allow it', async () => {
    const { analytics, kept, learned } = collector();
    const click = { queryId: 'q', productIds: ['p1'], positions: [1] };
    await analytics.click({ ...click, visitor: 'v' }, { id: 'c1' }, false);
    await analytics.click(click, null, true);
    analytics.basket([{ productId: 'p1', queryId: 'q' }], { id: 's1', customer: null }, false);
    expect([kept, learned]).toEqual([[], []]);
  });

  it('gives each search a name of its own', () => {
    const { startQuery } = collector().analytics;
    expect(startQuery(null).queryId).not.toBe(startQuery(null).queryId);
  });
});
