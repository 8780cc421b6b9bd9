import { describe, expect, it } from 'vitest';
import { createSearchAnalytics, personalisationToken } from './search-analytics.server.ts';

describe('search analytics', () => {
  it('[SEARCH-06] personalises by user id, else by the guest, else by nobody in particular', () => {
    expect(personalisationToken({ id: 's1', customer: { id: 'c1' } })).toBe('c1');
    expect(personalisationToken({ id: 's1', customer: null })).toBe('s1');
    expect(personalisationToken(null)).toBe('defaultCookieId');
  });

  it('[SEARCH-05] tells of a click, and names only customers', () => {
    const lines: unknown[] = [];
    const log = { info: (line: unknown) => void lines.push(line) };
    const click = { queryId: 'q', productIds: ['p'], positions: [3] };
    const { click: report } = createSearchAnalytics();
    report(click, null, log as never);
    report(click, { id: 'c1' }, log as never);
    expect(lines).toEqual([{ searchClick: click }, { searchClick: { ...click, userToken: 'c1' } }]);
  });

  it('gives each search a name of its own', () => {
    const { startQuery } = createSearchAnalytics();
    expect(startQuery(null).queryId).not.toBe(startQuery(null).queryId);
  });
});
