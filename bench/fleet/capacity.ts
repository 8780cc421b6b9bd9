import { setTimeout as pause } from 'node:timers/promises';
import { printTable } from '../table.ts';
import { type Mix, type Sample, startLoad } from './load.ts';
import { type Fleet, query, SECONDS, say, withFleet } from './start-fleet.ts';

/**
 * `npm run fleet -- capacity`: what a cached and a rendered page, a private call, an order and a price change cost, each alone; then two
 * mixed loads, with what the sum of those costs predicts for them. The figures of `docs/scale.md`.
 */
interface Cost {
  shop: number;
  postgres: number;
  transactions: number;
}

const MIX: Mix = { browsers: 4, returning: 1, buyers: 1, importers: 1 };
const NONE: Cost = { shop: 0, postgres: 0, transactions: 0 };

const combine = (a: Cost, b: Cost, by: (a: number, b: number) => number): Cost => ({
  shop: by(a.shop, b.shop),
  postgres: by(a.postgres, b.postgres),
  transactions: by(a.transactions, b.transactions),
});
const add = (a: Cost, b: Cost) => combine(a, b, (x, y) => x + y);
const times = (a: Cost, count: number) => combine(a, NONE, (x) => x * count);
const subtract = (a: Cost, b: Cost) => combine(a, b, (x, y) => Math.max(0, x - y));

async function readCounters({ shops, primary, replica, ports }: Fleet): Promise<Cost> {
  const commits = async (port: number) => {
    const [row] = await query<{ n: number }>(
      "select xact_commit::float8 as n from pg_stat_database where datname = 'selvedge'",
      port,
    );
    return row?.n ?? 0;
  };
  return {
    shop: 1_000 * shops.reduce((sum, shop) => sum + shop.cpu(), 0),
    postgres: 1_000 * (primary.cpu() + replica.cpu()),
    transactions: (await commits(ports.primary)) + (await commits(ports.replica)),
  };
}

/** Pages that the shops have rendered so far. */
async function countRenders({ shops }: Fleet): Promise<number> {
  const texts = await Promise.all(
    shops.map(async ({ port }) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()),
  );
  const lines = texts
    .join('\n')
    .matchAll(/^selvedge_page_cache_total\{[^}]*outcome="(?:miss|stale|pass)"[^}]*\} (\d+)/gm);
  return [...lines].reduce((sum, [, count]) => sum + Number(count), 0);
}

async function measure(fleet: Fleet, name: string, mix: Mix, origin = fleet.origin) {
  say(name);
  const load = startLoad({ ...fleet, origin }, mix);
  await pause(3_000);
  load.take();
  const rendersBefore = await countRenders(fleet);
  const [before, began] = [await readCounters(fleet), performance.now()];
  await pause(SECONDS * 1_000);
  const sample = load.take();
  const seconds = (performance.now() - began) / 1_000;
  const used = subtract(await readCounters(fleet), before);
  const renders = (await countRenders(fleet)) - rendersBefore;
  await load.stop();
  return { sample, seconds, used, renders };
}

const show = ({ shop, postgres, transactions }: Cost) => ({
  'CPU of the shops, ms': shop.toFixed(1),
  'CPU of PostgreSQL, ms': postgres.toFixed(1),
  Transactions: transactions.toFixed(1),
});

await withFleet(async (fleet) => {
  const past = fleet.shopsOrigin;
  await measure(fleet, 'warming up', MIX, past);
  const idle = await measure(fleet, 'idle', {});
  const idleSecond = times(idle.used, 1 / idle.seconds);
  const rows: Record<string, string | number>[] = [
    { What: 'a second without requests', Count: Math.round(idle.seconds), ...show(idleSecond), KB: '–' },
  ];

  /** The cost of one of these, measured alone. */
  async function alone(
    what: string,
    mix: Mix,
    count: (sample: Sample) => number,
    known: (s: Sample, renders: number) => Cost = () => NONE,
  ) {
    const { sample, seconds, used, renders } = await measure(fleet, what, mix, past);
    const one = times(
      subtract(subtract(used, times(idleSecond, seconds)), known(sample, renders)),
      1 / Math.max(1, count(sample)),
    );
    const kb = sample.bytes / 1_000 / Math.max(1, sample.requests);
    rows.push({ What: what, Count: count(sample), ...show(one), KB: kb.toFixed(0) });
    return one;
  }
  const rendered = await alone('a rendered page', { uncached: 2 }, (s) => s.requests);
  const cached = await alone(
    'a page of the page cache',
    { browsers: 4 },
    (s) => s.requests,
    (_, renders) => times(rendered, renders),
  );
  const pagesOf = (count: number, renders: number) =>
    add(times(rendered, renders), times(cached, Math.max(0, count - renders)));
  const call = await alone('a private call', { returning: 4 }, (s) => s.privateCalls);
  const step = await alone('a step of an order (7 an order)', { buyers: 2 }, (s) => s.orderSteps);
  const change = await alone(
    'a price change, without rendering',
    { importers: 2 },
    (s) => s.priceChanges,
    (s, renders) => pagesOf(s.requests, renders),
  );

  /** A mixed load, and what the costs above predict for it. */
  async function check(what: string, origin: string) {
    const { sample, seconds, used, renders } = await measure(fleet, what, MIX, origin);
    const pages = sample.requests - sample.privateCalls - sample.orderSteps - sample.hits;
    const predicted = [
      times(idleSecond, seconds),
      pagesOf(pages, renders),
      times(call, sample.privateCalls),
      times(step, sample.orderSteps),
      times(change, sample.priceChanges),
    ].reduce(add);
    const per = (cost: Cost) => show(times(cost, 10 / Math.max(1, sample.requests)));
    const share = (count: number) => `${Math.round((100 * count) / Math.max(1, sample.requests))} %`;
    const described = {
      'Requests/s': Math.round(sample.requests / seconds),
      'From Varnish': share(sample.hits),
      Rendered: share(renders),
      'Private calls': share(sample.privateCalls),
      'Order steps': share(sample.orderSteps),
      'Price changes/s': (sample.priceChanges / seconds).toFixed(1),
    };
    const kb = ((10 * sample.bytes) / 1_000 / Math.max(1, sample.requests)).toFixed(0);
    return [
      { 'Ten requests': `${what}: measured`, ...described, ...per(used), KB: kb },
      { 'Ten requests': `${what}: by the model`, ...described, ...per(predicted), KB: '' },
    ];
  }
  const points = [
    ...(await check('through Varnish', fleet.origin)),
    ...(await check('past Varnish', fleet.shopsOrigin)),
  ];
  printTable('What each costs', rows);
  printTable('The model against two mixed loads', points);
  say(`memory of a process: at most ${Math.max(...fleet.shops.map((shop) => shop.memoryMb()))} MB`);
});
