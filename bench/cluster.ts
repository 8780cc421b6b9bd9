/**
 * Measures the OpenSearch engine on a real cluster with the queries of the search bench:
 * `OPENSEARCH_URL=… node bench/cluster.ts --sizes 6000,100000 --seconds 5`. With `--kill <pid of node-0>,<pid of node-1>,…`
 * the process of the node with the index is killed during the queries. `npm run opensearch` starts a cluster and prints
 * the process ids.
 */
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { makeDocuments } from '@selvedge/search-index/bench/catalogue.ts';
import { makeQueries, type RunQuery } from '@selvedge/search-index/bench/queries.ts';
import { RandomSource } from '@selvedge/search-index/bench/random.ts';
import { createGateway } from '#integrations/gateway/gateway.server.ts';
import { createOpenSearch, type OpenSearchEngine } from '#integrations/opensearch/opensearch.server.ts';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '6000,100000' },
    seconds: { type: 'string', default: '5' },
    shards: { type: 'string', default: '1' },
    kill: { type: 'string' },
  },
});
const urls = process.env.OPENSEARCH_URL?.split(',') ?? [];
if (urls.length === 0) {
  console.error('Set OPENSEARCH_URL; `npm run opensearch` starts a cluster and prints its address.');
  process.exit(1);
}
const seconds = Number(values.seconds);
const silent = { info: () => {}, warn: () => {} };
const gateway = createGateway({ log: silent as never });
const SHOPPERS = 4;
const READS = [
  'text',
  'category, 3 filters',
  'category, no filter',
  'price order, page 10',
  'facet search',
  'suggest',
];

async function createIndex(size: number): Promise<OpenSearchEngine> {
  const engine = await createOpenSearch(
    gateway,
    {
      urls,
      index: `bench-${size}`,
      sourceVersion: String(size),
      shape: { shards: Number(values.shards), replicas: 1 },
    },
    { synonyms: [], redirects: [], rules: [] },
  );
  const started = performance.now();
  await engine.replaceAll(makeDocuments(size));
  const elapsed = (performance.now() - started) / 1000;
  console.log(
    `\n${size.toLocaleString('en-GB')} products: indexed, replicated and activated in ${elapsed.toFixed(1)} s`,
  );
  return engine;
}

function summary(times: number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
  const rounded = (number: number) => Math.round(number * 10) / 10;
  return {
    'p50 ms': rounded(at(0.5)),
    'p95 ms': rounded(at(0.95)),
    'max ms': rounded(at(1)),
    queries: times.length,
  };
}

async function measureQueries(engine: OpenSearchEngine, size: number): Promise<void> {
  const rows: Record<string, unknown> = {};
  for (const [name, run] of Object.entries(makeQueries(size))) {
    const random = new RandomSource(11);
    for (let turn = 0; turn < 20; turn++) await run(engine, random, turn);
    const times: number[] = [];
    const end = performance.now() + seconds * 1000;
    for (let turn = 0; performance.now() < end && turn < 3000; turn++) {
      const before = performance.now();
      await run(engine, random, turn);
      times.push(performance.now() - before);
    }
    rows[name] = summary(times);
  }
  console.table(rows);
}

/** Queries of several shoppers without a pause while something happens to the cluster. */
async function measureDuring(engine: OpenSearchEngine, size: number, event: () => Promise<void>) {
  const queries = makeQueries(size);
  const reads = READS.map((name) => queries[name]).filter((run): run is RunQuery => run !== undefined);
  const times: number[] = [];
  const errors: string[] = [];
  let isOver = false;
  const shopper = async (number: number) => {
    const random = new RandomSource(number);
    for (let turn = number; !isOver; turn++) {
      const before = performance.now();
      try {
        await reads[turn % reads.length]?.(engine, random, turn);
        times.push(performance.now() - before);
      } catch (error) {
        errors.push((error as Error).message.slice(0, 120));
      }
    }
  };
  const shoppers = Array.from({ length: SHOPPERS }, (_, number) => shopper(number));
  await event();
  isOver = true;
  await Promise.all(shoppers);
  for (const error of new Set(errors)) console.log(`  ${error}`);
  return { ...summary(times), failed: errors.length };
}

/** The process of the node with the index's first shard; nodes are numbered like the processes. */
async function findNodeProcess(index: string, processes: readonly number[]): Promise<number> {
  const response = await fetch(`${urls[0]}/_cat/shards/${index}?format=json`);
  const shards = (await response.json()) as { prirep: string; node: string }[];
  const node = shards.find(({ prirep }) => prirep === 'p')?.node ?? 'node-0';
  console.log(`killing ${node}, which has the first shard`);
  const process = processes[Number(node.replace('node-', ''))];
  if (process === undefined) throw new Error(`--kill has no process id for ${node}`);
  return process;
}

const sizes = values.sizes.split(',').map(Number);
for (const size of sizes) {
  const engine = await createIndex(size);
  await measureQueries(engine, size);
  const rows: Record<string, unknown> = {};
  rows['nothing happens'] = await measureDuring(engine, size, () => pause(seconds * 1000));
  rows['the whole catalogue is replaced'] = await measureDuring(engine, size, () =>
    engine.replaceAll(makeDocuments(size)),
  );
  const processes = values.kill?.split(',').map(Number);
  if (processes && size === sizes.at(-1)) {
    rows['a node is killed'] = await measureDuring(engine, size, async () => {
      await pause(seconds * 1000);
      process.kill(await findNodeProcess(`bench-${size}`, processes), 'SIGKILL');
      await pause(seconds * 4000);
    });
  }
  console.log(`${SHOPPERS} shoppers at the same time, without writes:`);
  console.table(rows);
}
