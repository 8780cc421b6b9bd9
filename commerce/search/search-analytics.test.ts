import { describe, expect, it } from 'vitest';
import { writeAttributionToken } from '#commerce/events/attribution-token.ts';
import type { SearchEvent } from './provider.ts';
import { createSearchAnalytics, personalisationToken } from './search-analytics.server.ts';

function collector() {
  const recorded: unknown[][] = [];
  const sent: SearchEvent[] = [];
  const analytics = createSearchAnalytics({
    events: {
      async record(visitor, events) {
        for (const { name, productId, details } of events) recorded.push([visitor, name, productId, details]);
      },
    },
    engine: {
      async sendEvent(event) {
        sent.push(event);
        throw new Error('engine unavailable');
      },
    },
  });
  return { analytics, recorded, sent };
}

describe('search analytics', () => {
  it('[SEARCH-06] personalises by customer id, else by session id, else by the default token', () => {
    expect(personalisationToken({ id: 's1', customer: { id: 'c1' } })).toBe('c1');
    expect(personalisationToken({ id: 's1', customer: null })).toBe('s1');
    expect(personalisationToken(null)).toBe('defaultCookieId');
  });

  it('[SEARCH-05] records the search, the products and their positions, with the id of a customer', async () => {
    const { analytics, recorded } = collector();
    const click = { queryId: 'q', productIds: ['p1', 'p2'], positions: [3, 7], visitor: 'v' };
    await analytics.click(click, null, true);
    await analytics.click({ ...click, productIds: ['p3'] }, { id: 'c1' }, true);
    expect(recorded).toEqual([
      ['v', 'searchClick', 'p1', { queryId: 'q', position: 3 }],
      ['v', 'searchClick', 'p2', { queryId: 'q', position: 7 }],
      ['v', 'searchClick', 'p3', { queryId: 'q', position: 3, userToken: 'c1' }],
    ]);
  });

  it('[SEARCH-05] sends events to the engine and ignores its failure', async () => {
    const { analytics, sent } = collector();
    const click = { queryId: 'q', productIds: ['p1'], positions: [3] };
    await analytics.click({ ...click, visitor: 'v' }, { id: 'c1' }, true);
    const found = [
      { productId: 'p1', queryId: 'q' },
      { productId: 'p1', queryId: 'q' },
      { productId: 'p2', queryId: 'other' },
      { productId: 'p3', queryId: null },
    ];
    analytics.basket(found, { id: 's1', customer: null }, true);
    expect(sent).toEqual([
      { kind: 'click', ...click, userToken: 'v', customerId: 'c1' },
      { kind: 'basket', queryId: 'q', productIds: ['p1'], userToken: 's1' },
      { kind: 'basket', queryId: 'other', productIds: ['p2'], userToken: 's1' },
    ]);
  });

  it('[SEARCH-05] sends purchases by search, with the price of one piece', () => {
    const { analytics, sent } = collector();
    const line = { quantity: 1, net: 2000, discount: 0 };
    analytics.purchase({
      customerId: 'c1',
      sessionId: null,
      currency: 'GBP',
      searchAttribution: { l1: 'q', l2: 'q', l3: 'other' },
      lines: [
        { ...line, lineId: 'l1', productId: 'p1' },
        { lineId: 'l2', productId: 'p2', quantity: 2, net: 3000, discount: 1000 },
        { ...line, lineId: 'l3', productId: 'p3' },
        { ...line, lineId: 'l4', productId: 'p4' },
      ],
    });
    const shopper = { kind: 'purchase', currency: 'GBP', userToken: 'c1', customerId: 'c1' };
    const alone = { price: 2000, discount: 0, quantity: 1 };
    expect(sent).toEqual([
      {
        ...shopper,
        queryId: 'q',
        productIds: ['p1', 'p2'],
        paid: [alone, { price: 1500, discount: 500, quantity: 2 }],
      },
      { ...shopper, queryId: 'other', productIds: ['p3'], paid: [alone] },
    ]);
  });

  it('[SEARCH-05] uses one user token from the click to the order', async () => {
    const { analytics, sent } = collector();
    const visitor = '26979d5b-c51e-488f-bccb-2aa9042226cb';
    const trace = writeAttributionToken('q', visitor);
    await analytics.click({ queryId: 'q', productIds: ['p1'], positions: [1], visitor }, null, true);
    analytics.basket([{ productId: 'p1', queryId: trace }], { id: 's1', customer: null }, true);
    const lines = [{ lineId: 'l1', productId: 'p1', quantity: 1, net: 100, discount: 0 }];
    analytics.purchase({
      customerId: null,
      sessionId: 's1',
      currency: 'GBP',
      searchAttribution: { l1: trace },
      lines,
    });
    expect(sent.map(({ kind, queryId, userToken }) => [kind, queryId, userToken])).toEqual([
      ['click', 'q', visitor],
      ['basket', 'q', visitor],
      ['purchase', 'q', visitor],
    ]);
  });

  it('[SEARCH-05] sends nothing for an order without attribution', () => {
    const { analytics, sent } = collector();
    const lines = [{ lineId: 'l1', productId: 'p1', quantity: 1, net: 100, discount: 0 }];
    analytics.purchase({ customerId: null, sessionId: 's1', currency: 'GBP', lines });
    expect(sent).toEqual([]);
  });

  it('[SEARCH-05] records and sends nothing without consent', async () => {
    const { analytics, recorded, sent } = collector();
    const click = { queryId: 'q', productIds: ['p1'], positions: [1] };
    await analytics.click({ ...click, visitor: 'v' }, { id: 'c1' }, false);
    await analytics.click(click, null, true);
    analytics.basket([{ productId: 'p1', queryId: 'q' }], { id: 's1', customer: null }, false);
    expect([recorded, sent]).toEqual([[], []]);
  });

  it('gives each search its own id', () => {
    const { startQuery } = collector().analytics;
    expect(startQuery(null).queryId).not.toBe(startQuery(null).queryId);
  });
});
