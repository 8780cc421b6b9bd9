import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { compare } from './budgets.ts';
import { processTree } from './process-tree.ts';
import { openShop } from './shop-process.ts';
import { printTable } from './table.ts';
import { createRandom } from './torture/random.ts';
import { createShopper } from './torture/shopper.ts';

/** Does the shop hold its memory? Shoppers read, filter, search, look at pictures and buy, for an hour unless told otherwise. */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    'per-second': { type: 'string', default: '30' },
  },
});
const minutes = Number(values.minutes);
const perSecond = Number(values['per-second']);
const LIMIT_MB = 700;
/** Addresses of each kind that pages have linked to. */
const MOST_REMEMBERED = 5_000;
const WORDS = [
  'red dress',
  'linen shirt',
  'mens trainers',
  'perfume',
  'blue midi',
  'lipstick',
  'cushion',
  'coat size 12',
];
const LISTS = ['womens-dresses', 'womens', 'mens', 'home', 'beauty'];
const SORTS = ['price-asc', 'price-desc', 'best-sellers'];

const shop = await openShop({ TRUSTED_PROXIES: '127.0.0.1,::1' });
const random = createRandom(11);
const products = new Set<string>();
const filters = new Set<string>();
const pictures = new Set<string>();
const skus = new Set<string>();
const counts = { requests: 0, failed: 0, orders: 0, 'sold out': 0 };
const rows: Record<string, string | number>[] = [];

const until = Date.now() + minutes * 60_000;
const sampleMs = (minutes * 60_000) / 6;
for (let turn = 0, nextSample = Date.now(); Date.now() < until; turn++) {
  if (Date.now() >= nextSample) {
    sample();
    nextSample += sampleMs;
  }
  void act(turn);
  await pause(1_000 / perSecond);
}
// What is under way ends; a busy moment is not what the shop holds.
await pause(5_000);
const memory = sample();
compare({
  what: `memory of the server after ${minutes} minutes of mixed load`,
  measured: memory,
  limit: LIMIT_MB,
  unit: 'MB',
});
printTable(`${perSecond} requests a second for ${minutes} minutes`, rows);
await shop.stop();

/** The budget is for the server; processes that draw pictures come and go with the pictures that nobody has seen yet. */
function sample(): number {
  const server = shop.memoryMb();
  rows.push({
    minute: Math.round(minutes - (until - Date.now()) / 60_000),
    'server, MB': server,
    'with drawing processes, MB': processTree(shop.pid).memoryMb,
    ...counts,
  });
  return server;
}

async function act(turn: number): Promise<void> {
  try {
    if (turn % 90 === 0) await buy(turn);
    else await read(nextAddress());
  } catch (error) {
    if (String(error).includes('out-of-stock')) {
      counts['sold out'] += 1;
      return;
    }
    fail('a request or purchase', error);
  }
}

function fail(what: string, answer: unknown): void {
  counts.failed += 1;
  const minute = (minutes - (until - Date.now()) / 60_000).toFixed(1);
  console.error(`minute ${minute}: ${what} failed:`, answer);
}

function nextAddress(): string {
  const list = `/categories/${random.pick(LISTS)}`;
  const word = encodeURIComponent(random.pick(WORDS));
  const kinds = [
    () => '/',
    () => list,
    () => `${list}?sort=${random.pick(SORTS)}&page=${1 + random.below(4)}`,
    () => pickOf(filters) ?? list,
    () => pickOf(products) ?? list,
    () => pickOf(products) ?? list,
    () => `/search?q=${word}`,
    () => `/_api/search/suggest?q=${word}&locale=en-GB`,
    () => pickOf(pictures) ?? list,
    () => pickOf(pictures) ?? list,
  ];
  return random.pick(kinds)();
}

function pickOf(found: Set<string>): string | undefined {
  return found.size === 0 ? undefined : [...found][random.below(found.size)];
}

/** What a page links to is read later. */
async function read(address: string): Promise<void> {
  const response = await fetch(`http://localhost:${shop.port}${address}`);
  const text = await response.text();
  counts.requests += 1;
  if (response.status >= 500) fail(address, response.status);
  if (!response.headers.get('content-type')?.includes('text/html')) return;
  remember(products, text, /href="(\/product\/[^"?]+)/g);
  remember(filters, text, /href="(\/categories\/[^"]+\?[^"]+)"/g);
  remember(pictures, text, /(\/media\/[a-z/-]+\/[a-z.-]+\/\d+\.webp)/g);
  remember(skus, text, /type="radio"[^>]*name="sku"[^>]*value="([^"]+)"/g);
}

function remember(found: Set<string>, text: string, pattern: RegExp): void {
  for (const [, each] of text.matchAll(pattern))
    if (each && found.size < MOST_REMEMBERED) found.add(each.replaceAll('&amp;', '&'));
}

async function buy(number: number): Promise<void> {
  const sku = pickOf(skus);
  if (!sku) return;
  const pay = await createShopper(shop.port, number).prepare(sku);
  counts.requests += 8;
  if ((await pay()).isPlaced) counts.orders += 1;
}
