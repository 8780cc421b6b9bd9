import { describe, expect, it } from 'vitest';
import { followChanges, recordChange } from '#server/db/changes.server.ts';
import { databaseForTest } from '#tests/database.ts';
import { cachePolicyFor } from './cache-policy.server.ts';
import { createCdnPurger } from './cdn-purger.server.ts';
import { type Cdn, cdnTagHeaders, cdnTagsToPurge } from './cdn-tags.server.ts';
import { createPageCache } from './page-cache.server.ts';

const TAG_HEADER = { name: 'xkey', separator: ' ' } as const;
const log = { info: () => {}, warn: () => {} };

/** A CDN that stores responses by address, as Varnish with xkey does. */
function createTestCdn() {
  const stored = new Map<string, { body: string; tags: string[] }>();
  const calls: string[][] = [];
  let failures = 0;
  let held = Promise.resolve();
  const cdn: Cdn = {
    tagHeader: TAG_HEADER,
    maxTags: 3,
    async purge(tags) {
      if (failures-- > 0) throw new Error('503');
      calls.push([...tags]);
      await held;
      for (const [address, response] of stored)
        if (response.tags.some((tag) => tags.includes(tag))) stored.delete(address);
    },
  };
  return {
    cdn,
    calls,
    fail: (times: number) => {
      failures = times;
    },
    /** Purges wait until the returned function is called. */
    holdPurges() {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
    async get(address: string, origin: () => Promise<Response>) {
      const hit = stored.get(address);
      if (hit) return hit.body;
      const response = await origin();
      const body = await response.text();
      stored.set(address, { body, tags: (response.headers.get('xkey') ?? '').split(' ') });
      return body;
    },
  };
}

async function createFixture() {
  const database = await databaseForTest();
  const changes = await followChanges(database);
  const { cdn, calls, fail, holdPurges, get } = createTestCdn();
  const pageCache = createPageCache({ maxBytes: 1e6, cdnTagHeader: TAG_HEADER });
  changes.subscribe((tags) => pageCache.purge(tags));
  const start = () =>
    createCdnPurger({ cdn, database, changes, log, batchMs: 0, confirmMs: 0, settleMs: [0] });
  const prices = new Map([
    ['1', '10.00'],
    ['2', '20.00'],
  ]);
  const policy = cachePolicyFor('GET', '/product/a');
  if (!policy) throw new Error('product pages are public');
  const visit = (id: string) =>
    get(`/product/${id}`, async () => {
      const page = async () => ({
        status: 200,
        headers: { 'content-type': 'text/html' },
        body: Buffer.from(prices.get(id) ?? ''),
        tags: [`product:${id}`],
      });
      const { response } = await pageCache.respond(id, policy, new Request('http://shop/'), page);
      return response;
    });
  return { database, changes, calls, fail, holdPurges, start, prices, visit };
}

describe('the CDN in front of the shop', () => {
  it('[RUN-05] shows a new price as soon as it has changed, and keeps the other pages', async () => {
    const { database, changes, calls, start, prices, visit } = await createFixture();
    const purger = start();
    await purger.flush();
    expect([await visit('1'), await visit('2')]).toEqual(['10.00', '20.00']);
    prices.set('1', '8.00').set('2', 'not asked for again');
    await recordChange(database.db, ['product:1']);
    await expect.poll(() => visit('1')).toBe('8.00');
    expect(await visit('2')).toBe('20.00');
    expect(calls.flat()).toContain(cdnTagHeaders(TAG_HEADER, ['product:1']).xkey?.split(' ')[1]);
    await purger.stop();
    await changes.close();
  });

  it('[RUN-05] is purged again when a purge failed, and in batches', async () => {
    const { database, changes, calls, fail, start, prices, visit } = await createFixture();
    const purger = start();
    await purger.flush();
    await visit('1');
    prices.set('1', '8.00');
    fail(1);
    await recordChange(database.db, ['product:1', 'product:3', 'product:4', 'product:5']);
    await expect.poll(() => visit('1'), { timeout: 5_000 }).toBe('8.00');
    expect(Math.max(...calls.map(({ length }) => length))).toBe(3);
    await purger.stop();
    await changes.close();
  });

  it('[RUN-05] is purged by the others when the process whose task it is does not', async () => {
    const { database, changes, start, prices, visit } = await createFixture();
    await database.pool.query(
      `insert into fact (name, value, at) values ('lease cdn purge', '"a dead process"', now() + interval '1 hour')`,
    );
    const purger = start();
    await purger.flush();
    await visit('1');
    prices.set('1', '8.00');
    await recordChange(database.db, ['product:1']);
    await expect.poll(() => visit('1')).toBe('8.00');
    await purger.stop();
    await changes.close();
  });

  it('[RUN-05] is purged of what changes while a purge is under way', async () => {
    const { database, changes, calls, holdPurges, start } = await createFixture();
    const purger = start();
    await purger.flush();
    const release = holdPurges();
    await recordChange(database.db, ['product:1']);
    await expect.poll(() => calls.length).toBe(1);
    const heard: string[] = [];
    changes.subscribe((tags) => heard.push(...tags));
    await recordChange(database.db, ['product:2']);
    await expect.poll(() => heard).toContain('product:2');
    release();
    await expect.poll(() => calls.flat()).toContain(cdnTagsToPurge(['product:2'])[1]);
    await purger.stop();
    await changes.close();
  });

  it('[RUN-05] is purged by one process, and another takes over with what was missed', async () => {
    const { database, changes, calls, start, prices, visit } = await createFixture();
    const first = start();
    await first.flush();
    const second = start();
    await second.flush();
    await recordChange(database.db, ['product:2']);
    await expect.poll(() => calls.length).toBeGreaterThan(0);
    await visit('1');
    await first.stop();
    await second.stop();
    prices.set('1', '8.00');
    await recordChange(database.db, ['product:1']);
    const third = start();
    await third.flush();
    await expect.poll(() => visit('1')).toBe('8.00');
    await third.stop();
    await changes.close();
  });
});
