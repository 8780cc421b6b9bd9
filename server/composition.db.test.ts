import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parseEnvironment } from '#config/environment.ts';
import { NotConfigured } from '#integrations/gateway/integration.ts';
import { databaseForTest } from '#tests/database.ts';
import { createShop } from './composition.server.ts';

async function startShop(variables: Record<string, string>) {
  const database = await databaseForTest();
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'composition-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const environment = parseEnvironment({ NODE_ENV: 'test', DEMO: 'false', DATA_DIR: dataDir, ...variables });
  const log = pino({ level: 'silent' });
  /** Connections that somebody holds, such as the change feed. */
  const pools = [...new Set([database.pool, database.direct])];
  const heldConnections = () =>
    pools.reduce((held, { totalCount, idleCount }) => held + totalCount - idleCount, 0);
  return { starting: createShop({ environment, database, log, demo: null }), heldConnections };
}

describe('the shop', () => {
  it('is an object of modules and releases everything when it stops', async () => {
    const { starting, heldConnections } = await startShop({});
    const shop = await starting;
    expect(await shop.catalogue.categoryTree('en-GB')).toEqual([]);
    expect(await shop.content.navigation.departments(shop.brands.default, 'en-GB')).toEqual([]);
    expect((await shop.search.listings.list(anything)).total).toBe(0);
    expect(heldConnections()).toBeGreaterThan(0);
    await shop.stop();
    expect(heldConnections()).toBe(0);
  });

  it('stops the modules that have started when a later one cannot start', async () => {
    const { starting, heldConnections } = await startShop({ PAYMENTS: 'adyen' });
    await expect(starting).rejects.toBeInstanceOf(NotConfigured);
    expect(heldConnections()).toBe(0);
  });
});

const anything = {
  text: null,
  categorySlug: null,
  filters: {},
  sort: 'relevance' as const,
  offset: 0,
  limit: 1,
  fascia: 'selvedge',
  facetKeys: [],
};
