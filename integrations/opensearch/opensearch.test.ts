import { randomUUID } from 'node:crypto';
import type { SearchDocument } from '@selvedge/search-index/document.ts';
import {
  SAMPLE_DOCUMENTS,
  SAMPLE_RULES,
  searchDocument,
  searchQuery,
} from '@selvedge/search-index/sample-catalogue.ts';
import { describe, expect, it } from 'vitest';
import { searchContractSuite } from '#commerce/search/contract-suite.ts';
import type { SearchRules } from '#commerce/search/provider.ts';
import { createGateway } from '#integrations/gateway/gateway.server.ts';
import { createOpenSearch } from './opensearch.server.ts';

/** `npm run opensearch` starts a cluster and prints the variable to set. */
const urls = process.env.OPENSEARCH_URL?.split(',');
const gateway = createGateway({ log: { info: () => {}, warn: () => {} } as never });

async function openEngine(documents: Iterable<SearchDocument>, rules: SearchRules) {
  const index = `test-${randomUUID()}`;
  const engine = await createOpenSearch(gateway, { urls: urls!, index, sourceVersion: '1' }, rules);
  await engine.replaceAll(documents);
  return engine;
}

if (urls === undefined) {
  describe('OpenSearch', () => {
    it('is not tested without a cluster (set OPENSEARCH_URL)', () => {
      console.warn('OPENSEARCH_URL is not set: the OpenSearch engine was not tested against a cluster.');
      expect(urls).toBeUndefined();
    });
  });
} else {
  searchContractSuite('OpenSearch', openEngine, {
    findsClose: false,
    readsLanguages: false,
    explains: false,
  });

  describe('an OpenSearch index', () => {
    it('is replaced without an interruption and without losing a write', async () => {
      const thing = (i: number, title: string) => searchDocument(`t-${i}`, { title });
      const engine = await openEngine(
        Array.from({ length: 300 }, (_, i) => thing(i, 'Old Thing')),
        SAMPLE_RULES,
      );
      const totals = new Set<number>();
      let isDone = false;
      const searching = (async () => {
        while (!isDone) totals.add((await engine.search(searchQuery({ text: 'thing' }))).total);
      })();
      async function* newDocuments() {
        for (let i = 0; i < 300; i++) {
          if (i === 150)
            await engine.put([thing(10, 'Brand Newest Thing'), thing(299, 'Brand Newest Thing')]);
          yield thing(i, 'New Thing');
        }
      }
      await engine.replaceAll(newDocuments());
      isDone = true;
      await searching;
      expect([...totals]).toEqual([300]);
      const newest = await engine.search(searchQuery({ text: 'newest' }));
      expect(newest.ids.toSorted()).toEqual(['t-10', 't-299']);
      expect((await engine.search(searchQuery({ text: 'old' }))).total).toBe(0);
    });

    it('reports whether it was made from this state of the catalogue', async () => {
      const index = `test-${randomUUID()}`;
      const open = (sourceVersion: string) =>
        createOpenSearch(gateway, { urls, index, sourceVersion }, SAMPLE_RULES);
      const engine = await open('a');
      expect(await engine.isEmpty()).toBe(true);
      await engine.replaceAll(SAMPLE_DOCUMENTS);
      expect(await engine.isEmpty()).toBe(false);
      expect(await (await open('b')).isEmpty()).toBe(true);
    });

    it('is searched while one of the nodes is down', async () => {
      const reachable = await createOpenSearch(
        gateway,
        { urls: ['http://127.0.0.1:9', ...urls], index: `test-${randomUUID()}`, sourceVersion: '1' },
        SAMPLE_RULES,
      );
      await reachable.replaceAll(SAMPLE_DOCUMENTS);
      for (let i = 0; i < 12; i++) expect((await reachable.search(searchQuery())).total).toBe(9);
    });
  });
}
