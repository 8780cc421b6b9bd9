import { searchDocument } from '@selvedge/search-index/sample-catalogue.ts';
import { describe, expect, it } from 'vitest';
import { indexCatalogue } from '#commerce/search/index-catalogue.server.ts';
import { createGateway } from '#integrations/gateway/gateway.server.ts';
import { Cluster } from './cluster.server.ts';
import { IndexManager } from './index-manager.server.ts';
import { indexVersion } from './index-mapping.ts';
import { createOpenSearch } from './opensearch.server.ts';

interface Health {
  status: string;
  initializing_shards: number;
  number_of_data_nodes: number;
}

/** A cluster that reports the healths in turn and records its requests. */
function clusterOf(healths: Health[], storedVersion = '1') {
  const called: string[] = [];
  const respond = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
  const send = async (url: string | URL | Request, { method }: RequestInit = {}) => {
    const path = new URL(String(url)).pathname.replace(/-\d{13}/, '-new');
    called.push(`${method} ${path}`);
    if (path.startsWith('/_cluster/health/')) {
      const health = healths.length > 1 ? healths.shift()! : healths[0]!;
      return respond(health, health.status === 'green' ? 200 : 408);
    }
    if (path === '/shop/_mapping')
      return respond({ 'shop-old': { mappings: { _meta: { sourceVersion: storedVersion } } } });
    if (path.startsWith('/_alias/')) return respond({ 'shop-old': {} });
    if (path.endsWith('/_bulk')) return respond({ errors: false, items: [{ create: { status: 201 } }] });
    return respond({});
  };
  const log = { info: () => {}, warn: () => {}, error: () => {} } as never;
  const gateway = createGateway({ log, fetch: send as typeof fetch });
  const indexManager = new IndexManager(new Cluster(gateway, { urls: ['http://127.0.0.1:9'] }), 'shop', {
    shards: 1,
    replicas: 1,
  });
  /** What a shop does when it starts. */
  const start = async () =>
    indexCatalogue({
      engine: await createOpenSearch(
        gateway,
        { urls: ['http://127.0.0.1:9'], index: 'shop', sourceVersion: '1' },
        { synonyms: [], redirects: [], rules: [] },
      ),
      documents: async function* () {
        yield searchDocument('a');
      },
      log,
      closed: new AbortController().signal,
    });
  return { called, start, replaceAll: () => indexManager.replaceAll([searchDocument('a')], '1') };
}

const copying = { status: 'yellow', initializing_shards: 1, number_of_data_nodes: 3 };
const complete = { status: 'green', initializing_shards: 0, number_of_data_nodes: 3 };

describe('a new index', () => {
  it('replaces the old one only when its replicas are complete', async () => {
    const { called, replaceAll } = clusterOf([copying, copying, complete]);
    await replaceAll();
    expect(called.slice(-6)).toEqual([
      'GET /_cluster/health/shop-new',
      'GET /_cluster/health/shop-new',
      'GET /_cluster/health/shop-new',
      'GET /_alias/shop',
      'POST /_aliases',
      'DELETE /shop-old',
    ]);
  });

  it('does not wait for replicas that a single node cannot hold', async () => {
    const { called, replaceAll } = clusterOf([
      { status: 'yellow', initializing_shards: 0, number_of_data_nodes: 1 },
    ]);
    await replaceAll();
    expect(called).toContain('POST /_aliases');
  });

  it('is dropped, and the old one stays, when its replicas are never complete', async () => {
    const { called, replaceAll } = clusterOf([copying]);
    await expect(replaceAll()).rejects.toThrow('the previous index stays in use');
    expect(called.at(-1)).toBe('DELETE /shop-new');
    expect(called).not.toContain('POST /_aliases');
  });
});

describe('an index that is there when a shop starts', () => {
  it('is rebuilt where an earlier version of the shop made it, and stays in use until then', async () => {
    const { called, start } = clusterOf([complete], '1');
    await start();
    expect(called).toContain('PUT /shop-new');
    expect(called.slice(-2)).toEqual(['POST /_aliases', 'DELETE /shop-old']);
  });

  it('is used as it is where this version made it', async () => {
    const { called, start } = clusterOf([complete], indexVersion('1'));
    await start();
    expect(called).toEqual(['GET /shop/_mapping']);
  });
});
