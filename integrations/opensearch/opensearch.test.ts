import { randomUUID } from 'node:crypto';
import type { SearchDocument } from '@selvedge/search-index/document.ts';
import {
  SAMPLE_DOCUMENTS,
  SAMPLE_RULES,
  searchDocument,
  searchQuery,
} from '@selvedge/search-index/sample-catalogue.ts';
import { describe, expect, it } from 'vitest';
import { VASES } from '#commerce/search/contract-suite/price-lists.ts';
import { searchContractSuite } from '#commerce/search/contract-suite.ts';
import { indexCatalogue } from '#commerce/search/index-catalogue.server.ts';
import type { SearchRules } from '#commerce/search/provider.ts';
import { createGateway } from '#integrations/gateway/gateway.server.ts';
import { Cluster } from './cluster.server.ts';
import { indexMapping } from './index-mapping.ts';
import { toIndexedDocument } from './indexed-document.ts';
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

    it('that an earlier version made is searched until it is rebuilt with the fields of this one', async () => {
      const index = `test-${randomUUID()}`;
      const old = `${index}-1`;
      const shape = { shards: 1, replicas: 0 };
      const { settings, mappings } = indexMapping('1', shape);
      const { priceLists: _lists, listed: _prices, ...properties } = mappings.properties;
      const cluster = new Cluster(gateway, { urls });
      const body = { settings, mappings: { ...mappings, properties }, aliases: { [index]: {} } };
      await cluster.call({ method: 'PUT', path: `/${old}`, body, timeoutMs: 30_000 });
      const [vase] = VASES;
      const { priceLists: _names, listed: _numbers, ...stored } = toIndexedDocument(vase!);
      const path = `/${old}/_doc/${vase!.id}?refresh=true`;
      await cluster.call({ method: 'PUT', path, body: stored, timeoutMs: 30_000 });

      const configuration = { urls, index, sourceVersion: '1', shape };
      const engine = await createOpenSearch(gateway, configuration, SAMPLE_RULES);
      expect((await engine.search(searchQuery({ text: 'vase' }))).ids).toEqual([vase!.id]);
      const listed = searchQuery({ text: 'vase', priceList: 'EUR.fr' });
      // A document without lists is in all of them, as long as there is no other.
      expect((await engine.search(listed)).total).toBe(1);
      await indexCatalogue({
        engine,
        documents: async function* () {
          yield* VASES;
        },
        log: { info: () => {}, error: () => {} },
        closed: new AbortController().signal,
      });
      expect(await engine.isEmpty()).toBe(false);
      expect((await engine.search(listed)).total).toBe(3);
      expect((await cluster.call({ path: `/${old}`, accepts: [404] })).status).toBe(404);
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
