import { randomUUID } from 'node:crypto';
import type { SearchDocument } from '@selvedge/search-index/document.ts';
import {
  SUITE_DOCUMENTS,
  SUITE_RULES,
  searchDocument,
  searchQuery,
} from '@selvedge/search-index/sample-catalogue.ts';
import { describe, expect, it } from 'vitest';
import { searchContractSuite } from '#commerce/search/contract-suite.ts';
import type { SearchRules } from '#commerce/search/provider.ts';
import { openGateway } from '#integrations/gateway/gateway.server.ts';
import { openOpenSearch } from './engine.server.ts';

/** `npm run opensearch` starts a cluster and says what to set. */
const urls = process.env.OPENSEARCH_URL?.split(',');
const gateway = openGateway({ log: { info: () => {}, warn: () => {} } as never });

async function openEngine(documents: Iterable<SearchDocument>, rules: SearchRules) {
  const index = `test-${randomUUID()}`;
  const engine = await openOpenSearch(gateway, { urls: urls!, index, sourceVersion: '1' }, rules);
  await engine.replaceAll(documents);
  return engine;
}

if (urls === undefined) {
  describe('OpenSearch', () => {
    it('is not there, so its contract is not held against it (set OPENSEARCH_URL)', () => {
      console.warn('OPENSEARCH_URL is not set: the OpenSearch engine was not tested against a cluster.');
      expect(urls).toBeUndefined();
    });
  });
} else {
  searchContractSuite('OpenSearch', openEngine);

  describe('an OpenSearch index', () => {
    it('is replaced without a moment in which it does not answer, and without losing a write', async () => {
      const thing = (i: number, title: string) => searchDocument(`t-${i}`, { title });
      const engine = await openEngine(
        Array.from({ length: 300 }, (_, i) => thing(i, 'Old Thing')),
        SUITE_RULES,
      );
      const totals = new Set<number>();
      let isDone = false;
      const asking = (async () => {
        while (!isDone) totals.add((await engine.search(searchQuery({ text: 'thing' }))).total);
      })();
      async function* fresh() {
        for (let i = 0; i < 300; i++) {
          if (i === 150)
            await engine.put([thing(10, 'Brand Newest Thing'), thing(299, 'Brand Newest Thing')]);
          yield thing(i, 'New Thing');
        }
      }
      await engine.replaceAll(fresh());
      isDone = true;
      await asking;
      expect([...totals]).toEqual([300]);
      const newest = await engine.search(searchQuery({ text: 'newest' }));
      expect(newest.ids.toSorted()).toEqual(['t-10', 't-299']);
      expect((await engine.search(searchQuery({ text: 'old' }))).total).toBe(0);
    });

    it('knows whether it was made from this catalogue', async () => {
      const index = `test-${randomUUID()}`;
      const open = (sourceVersion: string) =>
        openOpenSearch(gateway, { urls, index, sourceVersion }, SUITE_RULES);
      const engine = await open('a');
      expect(await engine.isEmpty()).toBe(true);
      await engine.replaceAll(SUITE_DOCUMENTS);
      expect(await engine.isEmpty()).toBe(false);
      expect(await (await open('b')).isEmpty()).toBe(true);
    });

    it('answers while one of the nodes is not there', async () => {
      const reachable = await openOpenSearch(
        gateway,
        { urls: ['http://127.0.0.1:9', ...urls], index: `test-${randomUUID()}`, sourceVersion: '1' },
        SUITE_RULES,
      );
      await reachable.replaceAll(SUITE_DOCUMENTS);
      for (let i = 0; i < 12; i++) expect((await reachable.search(searchQuery())).total).toBe(9);
    });
  });
}
