import { rmSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { processTree } from './process-tree.ts';
import { openShop, type ShopProcess } from './shop-process.ts';
import { printTable } from './table.ts';

/** Pictures of a shop that has drawn none yet: how fast they are drawn, and what a load of them does to pages. */
const DATA = path.resolve(import.meta.dirname, '../.cache/bench-pictures');
const LISTING = '/categories/womens-dresses';
/** As browsers open to one host. */
const CONNECTIONS = 6;
const CARDS = 40;
/** Products whose pictures are drawn, in two colours of the background. */
const SAMPLE = 100;
const BACKGROUNDS = ['pearl', 'stone', 'sand', 'blush', 'sky', 'sage', 'lilac', 'steel', 'slate', 'plum'];
/** What the specification of the load names: 60 requests a second, 24 of them pictures that are not drawn yet. */
const MIXED = { seconds: 20, perSecond: 60, pictures: 24 };
const settings = { DATA_DIR: DATA, DEMO_PRODUCTS: '600', IMAGE_AVIF_AFTER_MS: '0' };

rmSync(DATA, { recursive: true, force: true });
const shop = await openShop(settings);
const fronts = await frontPictures(shop);
const rows = [];
for (const width of [320, 480, 640])
  rows.push({
    what: `a listing of ${CARDS} cards, ${width} pixels wide, nothing drawn`,
    result: `complete after ${await seconds(() => loadAll(shop, cardsOf(fronts, width, BACKGROUNDS[width % 7])))} s`,
  });
const many = fronts
  .slice(0, SAMPLE)
  .flatMap((src, each) =>
    ['lilac', 'steel'].map((background) => `${withBackground(src, background)}/${[320, 480][each % 2]}.webp`),
  );
const cpuBefore = processTree(shop.pid).cpuSeconds;
const taken = Number(await seconds(() => loadAll(shop, many)));
const cpu = processTree(shop.pid).cpuSeconds - cpuBefore;
rows.push({
  what: 'CPU time of a picture, in all processes of the shop',
  result: `${Math.round((cpu * 1_000) / many.length)} ms`,
});
rows.push({
  what: `${many.length} pictures of the whole shop, 320 and 480 pixels wide`,
  result: `${(many.length / taken).toFixed(1)} a second`,
});
printTable('Pictures drawn on request, 2 cores shared with the load', rows);
printTable(
  `${MIXED.perSecond} requests a second, ${MIXED.pictures} of them undrawn pictures`,
  await mixedLoad(shop),
);
await shop.stop();

rmSync(DATA, { recursive: true, force: true });
const ahead = await openShop({ ...settings, IMAGE_DRAW_AHEAD: '2000' });
const first = await frontPictures(ahead, 1);
const atOnce = await seconds(() => loadAll(ahead, cardsOf(first, 480)));
await pause(15_000);
const later = await seconds(() => loadAll(ahead, cardsOf(first, 320)));
printTable('Pictures drawn ahead', [
  { what: `${CARDS} cards as soon as a new shop is open`, result: `complete after ${atOnce} s` },
  { what: `${CARDS} cards in another width, 15 s later`, result: `complete after ${later} s` },
]);
await ahead.stop();
rmSync(DATA, { recursive: true, force: true });

/** The first pictures of the products on some pages of lists. */
async function frontPictures({ port }: ShopProcess, pages = 12): Promise<string[]> {
  const found = new Set<string>();
  const lists = [LISTING, '/categories/womens', '/categories/mens', '/categories/home', '/categories/beauty'];
  for (const address of lists.flatMap((list) => [list, `${list}?page=2`, `${list}?page=3`]).slice(0, pages)) {
    const html = await (await fetch(`http://localhost:${port}${address}`)).text();
    for (const [, src] of html.matchAll(/(\/media\/[a-z-]+\/front\/[a-z.-]+)\/\d+\.webp/g))
      if (src) found.add(src);
  }
  return [...found];
}

function withBackground(src: string, background: string): string {
  return src.replace(/\.[a-z]+$/, `.${background}`);
}

function cardsOf(srcs: readonly string[], width: number, background?: string): string[] {
  return srcs
    .slice(0, CARDS)
    .map((src) => `${background ? withBackground(src, background) : src}/${width}.webp`);
}

async function seconds(work: () => Promise<unknown>): Promise<string> {
  const started = performance.now();
  await work();
  return ((performance.now() - started) / 1_000).toFixed(2);
}

async function loadAll({ port }: ShopProcess, addresses: readonly string[]) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  await Promise.all(addresses.map((address) => get(port, address, agent)));
  agent.destroy();
}

interface Got {
  status: number;
  cacheControl: string;
  ms: number;
}

function get(port: number, address: string, agent: http.Agent): Promise<Got> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    http
      .get({ port, path: address, agent, headers: { host: `localhost:${port}` } }, (response) => {
        response.resume().on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            cacheControl: response.headers['cache-control'] ?? '',
            ms: performance.now() - started,
          }),
        );
      })
      .on('error', reject);
  });
}

async function mixedLoad(shop: ShopProcess) {
  const shared = new http.Agent({ keepAlive: true, maxSockets: 24 });
  const own = new http.Agent({ keepAlive: true, maxSockets: 24 });
  const undrawn = fronts
    .flatMap((src) => BACKGROUNDS.slice(7).map((background) => withBackground(src, background)))
    .map((src, each) => `${src}/${[240, 320, 480, 640][each % 4]}.webp`);
  const pages = ['/', LISTING, '/categories/mens', '/categories/home'];
  for (const page of pages) await get(shop.port, page, own);
  const before = processTree(shop.pid).memoryMb;
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, processTree(shop.pid).memoryMb);
  }, 250);
  const kinds: Record<'picture' | 'page beside pictures' | 'page', Promise<Got>[]> = {
    picture: [],
    'page beside pictures': [],
    page: [],
  };
  const started = performance.now();
  for (let each = 0; each < MIXED.seconds * MIXED.perSecond; each++) {
    const due = (each * 1_000) / MIXED.perSecond - (performance.now() - started);
    if (due > 1) await pause(due);
    const place = each % MIXED.perSecond;
    const page = pages[each % pages.length] ?? '/';
    // Spread evenly over the second: 24 of 60 are two of five.
    if ((place * MIXED.pictures) % MIXED.perSecond < MIXED.pictures)
      kinds.picture.push(get(shop.port, undrawn[kinds.picture.length % undrawn.length] ?? '/', shared));
    else if (each % 2) kinds['page beside pictures'].push(get(shop.port, page, shared));
    else kinds.page.push(get(shop.port, page, own));
  }
  const rows = [];
  for (const [kind, promises] of Object.entries(kinds)) {
    const got = await Promise.all(promises);
    const times = got.map(({ ms }) => ms).sort((one, other) => one - other);
    const at = (share: number) => `${Math.round(times[Math.floor((times.length - 1) * share)] ?? 0)} ms`;
    const ok = got.filter(({ status }) => status === 200);
    rows.push({
      kind,
      requests: got.length,
      p50: at(0.5),
      p99: at(0.99),
      'in another size':
        kind === 'picture' ? ok.filter(({ cacheControl }) => !cacheControl.includes('immutable')).length : '',
      'not served': got.length - ok.length,
    });
  }
  clearInterval(watch);
  console.log(
    `\nMemory of all processes of the shop without the database: ${before} MB before, ${peak} MB at most`,
  );
  shared.destroy();
  own.destroy();
  return rows;
}
