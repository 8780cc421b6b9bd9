import { searchDocument } from '@selvedge/search-index/sample-catalogue.ts';
import { describe, expect, it } from 'vitest';
import { openGateway } from '#integrations/gateway/gateway.server.ts';
import { Cluster } from './cluster.server.ts';
import { IndexKeeper } from './index-keeper.server.ts';

interface Health {
  status: string;
  initializing_shards: number;
  number_of_data_nodes: number;
}

/** A cluster that tells its health in turns and notes what it was asked to do. */
function clusterOf(healths: Health[]) {
  const asked: string[] = [];
  const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
  const send = async (url: string | URL | Request, { method }: RequestInit = {}) => {
    const path = new URL(String(url)).pathname.replace(/-\d{13}/, '-new');
    asked.push(`${method} ${path}`);
    if (path.startsWith('/_cluster/health/')) {
      const health = healths.length > 1 ? healths.shift()! : healths[0]!;
      return answer(health, health.status === 'green' ? 200 : 408);
    }
    if (path.startsWith('/_alias/')) return answer({ 'shop-old': {} });
    if (path.endsWith('/_bulk')) return answer({ errors: false, items: [{ create: { status: 201 } }] });
    return answer({});
  };
  const log = { info: () => {}, warn: () => {} } as never;
  const gateway = openGateway({ log, fetch: send as typeof fetch });
  const keeper = new IndexKeeper(new Cluster(gateway, { urls: ['http://127.0.0.1:9'] }), 'shop', {
    shards: 1,
    replicas: 1,
  });
  return { asked, replaceAll: () => keeper.replaceAll([searchDocument('a')], '1') };
}

const copying = { status: 'yellow', initializing_shards: 1, number_of_data_nodes: 3 };
const whole = { status: 'green', initializing_shards: 0, number_of_data_nodes: 3 };

describe('a new index', () => {
  it('takes the place of the old one only when its copies are whole', async () => {
    const { asked, replaceAll } = clusterOf([copying, copying, whole]);
    await replaceAll();
    expect(asked.slice(-6)).toEqual([
      'GET /_cluster/health/shop-new',
      'GET /_cluster/health/shop-new',
      'GET /_cluster/health/shop-new',
      'GET /_alias/shop',
      'POST /_aliases',
      'DELETE /shop-old',
    ]);
  });

  it('does not wait for copies that a single node cannot hold', async () => {
    const { asked, replaceAll } = clusterOf([
      { status: 'yellow', initializing_shards: 0, number_of_data_nodes: 1 },
    ]);
    await replaceAll();
    expect(asked).toContain('POST /_aliases');
  });

  it('goes, and the old one stays, when its copies never come', async () => {
    const { asked, replaceAll } = clusterOf([copying]);
    await expect(replaceAll()).rejects.toThrow('the index before it stays');
    expect(asked.at(-1)).toBe('DELETE /shop-new');
    expect(asked).not.toContain('POST /_aliases');
  });
});
