import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseEnvironment } from '#config/environment.ts';
import { createGateway } from '#integrations/gateway/gateway.server.ts';
import { followChanges, recordChange } from '#server/db/changes.server.ts';
import { openDatabase } from '#server/db/database.server.ts';
import { migrateDatabase } from '#server/db/migrate.server.ts';
import { cachePolicyFor } from '#server/http/cache-policy.server.ts';
import { createCdnPurger } from '#server/http/cdn-purger.server.ts';
import { createPageCache } from '#server/http/page-cache.server.ts';
import { createCdn } from '#server/integrations.server.ts';
import { printTable } from '../table.ts';
import { databaseUrl, startPrimary } from './postgres.ts';
import { startVarnish } from './proxies.ts';

/**
 * `npm run fleet -- cdn`: a real Varnish with the deployed configuration in front of two processes' page caches. Visitors read a
 * hundred pages while prices change; it prints how long the old price was seen, and how many requests reached the origin.
 */
const PORT = Number(process.env.FLEET_PORT ?? 7640);
const CHANGES = Number(process.env.FLEET_CHANGES ?? 100);
const PAGES = 100;
const root = mkdtempSync(path.join(os.tmpdir(), 'selvedge-cdn-'));
const log = { info: () => {}, warn: (...line: unknown[]) => console.log('warn', ...line) };
const primary = await startPrimary(root, PORT);
const environment = parseEnvironment({ CDN: 'varnish', VARNISH_URLS: `http://127.0.0.1:${PORT + 2}` });
const prices = Array.from({ length: PAGES }, () => 0);
let originRequests = 0;

/** One process of the shop, reduced to its page cache, change feed and purger. */
async function startOrigin() {
  const database = await openDatabase(databaseUrl(PORT));
  await migrateDatabase(database);
  const changes = await followChanges(database);
  const cdn = createCdn(environment, createGateway({ log }));
  if (!cdn) throw new Error('no CDN');
  const pageCache = createPageCache({ maxBytes: 1e8, cdnTagHeader: cdn.tagHeader });
  changes.subscribe((tags) => pageCache.purge(tags));
  const purger = createCdnPurger({ cdn, database, changes, log });
  const respond = async (url: string) => {
    originRequests += 1;
    const id = Number(url.split('-')[1]);
    const policy = cachePolicyFor('GET', '/product/x');
    if (!policy) throw new Error('product pages are public');
    const { response } = await pageCache.respond(url, policy, new Request(`http://shop${url}`), async () => ({
      status: 200,
      headers: { 'content-type': 'text/html' },
      body: Buffer.from(`<p>${prices[id]}</p>`),
      tags: [`product:${id}`],
    }));
    return response;
  };
  return {
    database,
    respond,
    async stop() {
      await purger.stop();
      await changes.close();
      await database.close();
    },
  };
}

const origins = [await startOrigin(), await startOrigin()];
let turn = 0;
const server = createServer(async (incoming, outgoing) => {
  if (incoming.url === '/readyz') return outgoing.end('ready');
  // A load balancer sends each request to another process.
  const response = await origins[turn++ % origins.length]?.respond(incoming.url ?? '');
  outgoing.writeHead(response?.status ?? 500, Object.fromEntries(response?.headers ?? []));
  outgoing.end(Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer(0)));
}).listen(PORT + 1, '127.0.0.1');
const varnish = await startVarnish(root, { varnish: PORT + 2, shopsProxy: PORT + 1 });
const get = async (id: number) => {
  const response = await fetch(`http://127.0.0.1:${PORT + 2}/product/p-${id}`);
  return {
    text: await response.text(),
    isHit: response.headers.get('x-cache') === 'hit',
    tags: response.headers.get('xkey'),
  };
};

await pause(3_000);
let isOver = false;
let requests = 0;
let hits = 0;
const visitor = async () => {
  while (!isOver) {
    const { isHit, tags } = await get(Math.floor(Math.random() * PAGES));
    if (tags !== null) throw new Error('tags left Varnish');
    requests += 1;
    if (isHit) hits += 1;
    await pause(2);
  }
};
const visitors = [visitor(), visitor(), visitor()];
const staleness: number[] = [];
for (let change = 1; change <= CHANGES; change++) {
  const id = change % PAGES;
  prices[id] = change;
  await recordChange(origins[0]?.database.db ?? ({} as never), [`product:${id}`]);
  const changed = performance.now();
  while (!(await get(id)).text.includes(`<p>${change}</p>`)) await pause(2);
  staleness.push(performance.now() - changed);
  await pause(20);
}
// After the last purge nothing old may come back.
await pause(2_500);
const old = (
  await Promise.all(prices.map(async (price, id) => (await get(id)).text.includes(`<p>${price}</p>`)))
).filter((isRight) => !isRight).length;
isOver = true;
await Promise.all(visitors);
const sorted = staleness.toSorted((a, b) => a - b);
const at = (share: number) =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);
printTable('Varnish', [
  {
    'Price changes': CHANGES,
    'New price seen, p50 / p99 / max': `${at(0.5)} / ${at(0.99)} / ${at(1)} ms`,
    'Old prices left': old,
    Requests: requests,
    'From Varnish': `${((100 * hits) / requests).toFixed(1)} %`,
    'Origin requests': originRequests,
  },
]);
await varnish.stop();
server.close();
server.closeAllConnections();
for (const origin of origins) await origin.stop();
await primary.stop();
rmSync(root, { recursive: true, force: true });
process.exit(old > 0 || at(1) > 2_000 ? 1 : 0);
