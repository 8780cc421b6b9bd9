/**
 * Measures the OpenSearch engine on a real cluster with the questions of the search bench:
 * `OPENSEARCH_URL=… node bench/cluster.ts --sizes 6000,100000 --seconds 5`. With `--kill <pid of node-0>,<pid of node-1>,…`
 * the process of the node that holds the index is killed while shoppers ask. `npm run opensearch` starts a cluster and
 * names the processes.
 */
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { SearchEngine } from '#commerce/search/provider.ts';
import { openGateway } from '#integrations/gateway/gateway.server.ts';
import { type OpenSearchEngine, openOpenSearch } from '#integrations/opensearch/engine.server.ts';
import { Dice } from './dice.ts';
import { makeDocuments } from './search-catalogue.ts';
import { makeQuestions } from './search-questions.ts';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '6000,100000' },
    seconds: { type: 'string', default: '5' },
    shards: { type: 'string', default: '1' },
    kill: { type: 'string' },
  },
});
const urls = process.env.OPENSEARCH_URL?.split(',');
if (!urls) {
  console.error('Set OPENSEARCH_URL; `npm run opensearch` starts a cluster and says what to set.');
  process.exit(1);
}
const seconds = Number(values.seconds);
const silent = { info: () => {}, warn: () => {} };
const gateway = openGateway({ log: silent as never });
const SHOPPERS = 4;
const READS = [
  'text',
  'category, 3 filters',
  'category, no filter',
  'price order, page 10',
  'facet search',
  'suggest',
];

type Questions = Record<string, (engine: SearchEngine, dice: Dice, turn: number) => Promise<unknown>>;

async function fill(size: number): Promise<OpenSearchEngine> {
  const engine = await openOpenSearch(
    gateway,
    {
      urls: urls!,
      index: `bench-${size}`,
      sourceVersion: String(size),
      shape: { shards: Number(values.shards), replicas: 1 },
    },
    { synonyms: [], redirects: [], rules: [] },
  );
  const started = performance.now();
  await engine.replaceAll(makeDocuments(size));
  const took = (performance.now() - started) / 1000;
  console.log(
    `\n${size.toLocaleString('en-GB')} products: filled, copied and switched to in ${took.toFixed(1)} s`,
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
    asked: times.length,
  };
}

async function measureQuestions(engine: OpenSearchEngine, size: number): Promise<void> {
  const rows: Record<string, unknown> = {};
  for (const [name, ask] of Object.entries(makeQuestions(size) as unknown as Questions)) {
    const dice = new Dice(11);
    for (let turn = 0; turn < 20; turn++) await ask(engine, dice, turn);
    const times: number[] = [];
    const end = performance.now() + seconds * 1000;
    for (let turn = 0; performance.now() < end && turn < 3000; turn++) {
      const before = performance.now();
      await ask(engine, dice, turn);
      times.push(performance.now() - before);
    }
    rows[name] = summary(times);
  }
  console.table(rows);
}

/** Shoppers who ask without a pause while something happens to the cluster. */
async function whileAsking(engine: OpenSearchEngine, size: number, event: () => Promise<void>) {
  const questions = makeQuestions(size) as unknown as Questions;
  const times: number[] = [];
  const errors: string[] = [];
  let isOver = false;
  const shopper = async (number: number) => {
    const dice = new Dice(number);
    for (let turn = number; !isOver; turn++) {
      const before = performance.now();
      try {
        await questions[READS[turn % READS.length]!]!(engine, dice, turn);
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
async function holderOf(index: string, processes: readonly number[]): Promise<number> {
  const answer = await fetch(`${urls![0]}/_cat/shards/${index}?format=json`);
  const shards = (await answer.json()) as { prirep: string; node: string }[];
  const node = shards.find(({ prirep }) => prirep === 'p')!.node;
  console.log(`${node} holds the first shard and is killed`);
  return processes[Number(node.replace('node-', ''))]!;
}

const sizes = values.sizes.split(',').map(Number);
for (const size of sizes) {
  const engine = await fill(size);
  await measureQuestions(engine, size);
  const rows: Record<string, unknown> = {};
  rows['nothing happens'] = await whileAsking(engine, size, () => pause(seconds * 1000));
  rows['all of it is indexed anew and switched to'] = await whileAsking(engine, size, () =>
    engine.replaceAll(makeDocuments(size)),
  );
  if (values.kill && size === sizes.at(-1)) {
    rows['a node is killed'] = await whileAsking(engine, size, async () => {
      await pause(seconds * 1000);
      process.kill(await holderOf(`bench-${size}`, values.kill!.split(',').map(Number)), 'SIGKILL');
      await pause(seconds * 4000);
    });
  }
  console.log(`${SHOPPERS} shoppers at once, who only read:`);
  console.table(rows);
}
