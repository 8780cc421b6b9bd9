import { describe, expect, it } from 'vitest';
import { createEvents } from '#commerce/events/events.server.ts';
import { databaseForTest } from '#tests/database.ts';
import { createSearchRules } from '../search-rules.server.ts';
import { createSearchInsights } from './search-insights.server.ts';

const search = (query: string, queryId: string, results: number) => ({
  name: 'search',
  productId: null,
  details: { query, queryId, results, close: 0 },
});
const click = (queryId: string, productId: string) => ({
  name: 'searchClick',
  productId,
  details: { queryId, position: 1 },
});

describe('the report of searches', () => {
  it('[FIND-06] lists top searches, those without result or click, and what was searched next', async () => {
    const database = await databaseForTest();
    const events = createEvents(database);
    await events.record('ada', [search('Blue Sofa', 'q1', 12), click('q1', 'p1')]);
    for (const visitor of ['ben', 'cem', 'dot']) {
      await events.record(visitor, [search('settee', `q2-${visitor}`, 0)]);
      await events.record(visitor, [search('sofa', `q3-${visitor}`, 30)]);
    }
    const taught: unknown[] = [];
    const insights = createSearchInsights({
      database,
      rules: createSearchRules(database),
      engine: { setShopperData: async (data) => void taught.push(data) },
    });
    const report = await insights.report(30);
    expect(report.top).toContainEqual({ query: 'blue sofa', searches: 1, clicks: 1, results: 12 });
    expect(report.withoutResult.map(({ query }) => query)).toEqual(['settee']);
    expect(report.withoutClick.map(({ query }) => query)).toEqual(['sofa']);
    expect(report.refinements).toEqual([{ from: 'settee', to: 'sofa', times: 3 }]);
    expect(report.synonyms).toEqual([]);
    await insights.teach();
    expect(taught).toEqual([
      { shoppers: [{ word: 'settee', other: 'sofa', weight: 0.3, because: ['3 shoppers'] }], order: [] },
    ]);
  });
});
