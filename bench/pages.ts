import { rmSync } from 'node:fs';
import path from 'node:path';
import { compare } from './budgets.ts';
import { load } from './load.ts';
import { withPace } from './pace.ts';
import { openShop, type ShopProcess } from './shop-process.ts';
import { printTable } from './table.ts';

const DATA = path.resolve(import.meta.dirname, '../.cache/bench');
/** Of the turns the fastest counts. */
const TURNS = 8;
const START_TURNS = 3;
const SECONDS = 2;
/** Until the code of a page is compiled as in a shop that has been open for a while. */
const WARM_UP_SECONDS = { cached: 3, uncached: 8 };
const STYLE = /rel="stylesheet" href="([^"]+)"/g;
const encodings = { 'accept-encoding': 'gzip' };
/** What browsers accept. */
const browserEncodings = { 'accept-encoding': 'gzip, deflate, br, zstd' };

const first = await measureStart('first start', 30, () => rmSync(DATA, { recursive: true, force: true }));
const second = await measureStart('second start', 3);
const shop = await openShop();
printTable('Start', [
  { what: 'first start: create, migrate, seed, index, serve', seconds: first.toFixed(1) },
  { what: 'second start', seconds: second.toFixed(1) },
]);

const product = await findProduct(shop.port);
const pages = { home: '/', listing: '/categories/womens-dresses', product };
printTable(
  'Page weight (gzip, KB)',
  await Promise.all(Object.entries(pages).map(([name, page]) => weigh(name, page))),
);
printTable('Cached pages, 2 cores shared with the load', await measureCached());
await shop.stop();

const uncached = await openShop({ PAGE_CACHE_MB: '0' });
printTable('Uncached pages', await measureUncached(uncached));
console.log(`\nMemory: ${uncached.memoryMb()} MB`);
await uncached.stop();

async function measureStart(what: string, limit: number, prepare = () => {}): Promise<number> {
  const start = async () => {
    prepare();
    const opened = await openShop();
    await opened.stop();
    return opened.startSeconds;
  };
  const { result: seconds, pace } = await withPace(start, START_TURNS, (took) => took);
  compare({ what, measured: Number(seconds.toFixed(1)), limit, unit: 's', pace });
  return seconds;
}

async function findProduct(port: number): Promise<string> {
  const html = await (await fetch(`http://localhost:${port}/categories/womens-dresses`)).text();
  return /href="(\/product\/[^"?]+)/.exec(html)?.[1] ?? '/';
}

async function weigh(name: string, page: string) {
  const base = `http://localhost:${shop.port}`;
  const size = async (address: string) => {
    const response = await fetch(base + address, { headers: encodings });
    return { text: await response.text(), bytes: Number(response.headers.get('content-length') ?? 0) };
  };
  const html = await size(page);
  const find = (pattern: RegExp, text = html.text) => [
    ...new Set([...text.matchAll(pattern)].flatMap(([, address]) => address ?? [])),
  ];
  const total = async (addresses: string[]) =>
    (await Promise.all(addresses.map(size))).reduce((sum, { bytes }) => sum + bytes, 0);
  const kb = (bytes: number) => (bytes / 1_024).toFixed(1);
  const script = kb(await total(scriptsOf(html.text)));
  const firstStyle = kb(await total(find(STYLE, html.text.slice(0, html.text.indexOf('</head>')))));
  compare({ what: `script, ${name}`, measured: Number(script), limit: 135, unit: 'KB' });
  compare({ what: `first style, ${name}`, measured: Number(firstStyle), limit: 15, unit: 'KB' });
  return {
    page: name,
    html: kb(html.bytes),
    script,
    'style at first': firstStyle,
    style: kb(await total(find(STYLE))),
  };
}

/** The scripts that a page links, or lists for deferred hydration. */
function scriptsOf(html: string): string[] {
  const deferred = /const moduleUrls = (\[[^\]]*\]);/.exec(html)?.[1];
  const entry = /import\("([^"]+)"\);?\s*<\/script>/.exec(html)?.[1];
  if (deferred && entry) return [...(JSON.parse(deferred) as string[]), entry];
  return [
    ...new Set(
      [...html.matchAll(/modulepreload"[^>]* href="([^"]+\.js)"/g)].flatMap(([, address]) => address ?? []),
    ),
  ];
}

async function measureCached() {
  const rows = [];
  for (const [name, page] of Object.entries(pages)) {
    const visit = { port: shop.port, paths: [page], connections: 16, headers: browserEncodings };
    await load({ ...visit, seconds: WARM_UP_SECONDS.cached });
    const { result, pace } = await withPace(
      () => load({ ...visit, seconds: SECONDS }),
      TURNS,
      ({ perSecond }) => -perSecond,
    );
    const perSecond = Math.round(result.perSecond);
    compare({
      what: `cached ${name}`,
      measured: perSecond,
      limit: 15_000,
      unit: 'requests/s',
      isLeast: true,
      pace,
    });
    rows.push({
      page: name,
      'requests/s': perSecond,
      'p50 ms': result.p50.toFixed(1),
      'p95 ms': result.p95.toFixed(1),
      failures: result.failures,
    });
  }
  return rows;
}

async function measureUncached(server: ShopProcess) {
  const rows = [];
  for (const [name, page] of Object.entries(pages)) {
    const visit = { port: server.port, paths: [page], connections: 4 };
    await load({ ...visit, seconds: WARM_UP_SECONDS.uncached });
    const measure = async () => {
      const before = server.cpuSeconds();
      const loaded = await load({ ...visit, seconds: SECONDS });
      return { ...loaded, cpu: ((server.cpuSeconds() - before) * 1_000) / loaded.requests };
    };
    const { result, pace } = await withPace(measure, TURNS, (turn) => turn.cpu);
    const { cpu } = result;
    const measured = Number(cpu.toFixed(1));
    compare({ what: `CPU of an uncached ${name}`, measured, limit: 10, unit: 'ms', pace });
    rows.push({
      page: name,
      'requests/s': Math.round(result.perSecond),
      'CPU ms a page': cpu.toFixed(1),
      'p50 ms': result.p50.toFixed(1),
      'p95 ms': result.p95.toFixed(1),
      failures: result.failures,
    });
  }
  return rows;
}
