import { describe, expect, it } from 'vitest';
import { createSearchAnalytics, personalisationToken } from './search-analytics.server.ts';

function collector() {
  const kept: unknown[][] = [];
  const analytics = createSearchAnalytics({
    async record(visitor, events) {
      for (const { name, productId, details } of events) kept.push([visitor, name, productId, details]);
    },
  });
  return { analytics, kept };
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

  it('[SEARCH-05] keeps nothing of a shopper who did not allow it', async () => {
    const { analytics, kept } = collector();
    const click = { queryId: 'q', productIds: ['p1'], positions: [1] };
    await analytics.click({ ...click, visitor: 'v' }, { id: 'c1' }, false);
    await analytics.click(click, null, true);
    expect(kept).toEqual([]);
  });

  it('gives each search a name of its own', () => {
    const { startQuery } = collector().analytics;
    expect(startQuery(null).queryId).not.toBe(startQuery(null).queryId);
  });
});
