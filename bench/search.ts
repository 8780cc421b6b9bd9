/**
 * Measures the search index with a generated catalogue: `npm run bench -- search --sizes 6000,100000`.
 * `--workers` sets the query threads (1), `--seconds` how long each kind of query runs (3).
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { BENCH_FACETS, makeDocuments } from '@selvedge/search-index/bench/catalogue.ts';
import { makeQueries, type RunQuery } from '@selvedge/search-index/bench/queries.ts';
import { RandomSource } from '@selvedge/search-index/bench/random.ts';
import { createEmbeddedSearch, type EmbeddedSearch } from '@selvedge/search-index/engine.ts';
import { compare } from './budgets.ts';
import { withPace } from './pace.ts';

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);

/** Of each kind of query the turn on the quietest machine counts. */
const TURNS = 2;

/** Builds and queries in separate processes, so that their memory is measured separately. */
function measure(size: number, workers: string, seconds: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'search-bench-'));
  const snapshot = join(folder, 'index.snapshot');
  try {
    for (const step of ['build', 'query']) {
      const parameters = ['--step', step, '--sizes', String(size), '--snapshot', snapshot];
      const { status } = spawnSync(
        process.execPath,
        [import.meta.filename, ...parameters, '--workers', workers, '--seconds', seconds],
        // As the shop starts its search process.
        { stdio: 'inherit', env: { MALLOC_ARENA_MAX: '1', ...process.env } },
      );
      if (status !== 0) throw new Error(`search bench failed: ${step}`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureBuild(size: number, snapshotPath: string): Promise<void> {
  const started = performance.now();
  const engine = await createEmbeddedSearch({
    ...BENCH_FACETS,
    workers: 1,
    documents: makeDocuments(size),
    snapshotPath,
  });
  const seconds = (performance.now() - started) / 1000;
  await engine.close();
  console.log(
    `\n${size.toLocaleString('en-GB')} products: built in ${seconds.toFixed(1)} s (generator included), ` +
      `${megabytes(process.resourceUsage().maxRSS * 1024)} MB peak memory, ` +
      `${megabytes(statSync(snapshotPath).size)} MB of snapshot`,
  );
}

async function measureQueries(
  size: number,
  workers: number,
  seconds: number,
  snapshotPath: string,
): Promise<void> {
  const started = performance.now();
  const engine = await createEmbeddedSearch({ ...BENCH_FACETS, workers, documents: [], snapshotPath });
  const startMs = performance.now() - started;
  // A shop learns the relations of its words once after the start.
  await engine.settle();
  if (engine.origin !== 'snapshot') throw new Error('search bench failed: the snapshot was not used');
  const rows: Record<string, Awaited<ReturnType<typeof measureQuery>> & { slower: number }> = {};
  for (const [name, run] of Object.entries(makeQueries(size))) {
    const { result, pace } = await withPace(() => measureQuery(engine, run, seconds), TURNS);
    rows[name] = { ...result, slower: Math.round(pace * 100) / 100 };
  }
  const resident = process.memoryUsage().rss;
  await engine.settle();
  console.log(
    `started from the snapshot in ${(startMs / 1000).toFixed(2)} s; ${megabytes(resident)} MB resident in the whole ` +
      `process after all queries, ${workers} query thread(s)`,
  );
  console.table(rows);
  for (const [name, { 'p95 ms': measured, slower: pace }] of Object.entries(rows)) {
    const what = `search p95, ${name}, ${size.toLocaleString('en-GB')} products`;
    compare({ what, measured, limit: size > 100_000 ? 50 : 10, unit: 'ms', pace });
  }
  await engine.close();
}

async function measureQuery(engine: EmbeddedSearch, run: RunQuery, seconds: number) {
  const random = new RandomSource(11);
  for (let turn = 0; turn < 20; turn++) await run(engine, random, turn);
  const loop = monitorEventLoopDelay({ resolution: 1 });
  loop.enable();
  const times: number[] = [];
  const cpuBefore = process.cpuUsage();
  const end = performance.now() + seconds * 1000;
  for (let turn = 0; performance.now() < end && turn < 3000; turn++) {
    const before = performance.now();
    await run(engine, random, turn);
    times.push(performance.now() - before);
  }
  loop.disable();
  const { user, system } = process.cpuUsage(cpuBefore);
  times.sort((a, b) => a - b);
  const rounded = (number: number) => Math.round(number * 100) / 100;
  return {
    'p50 ms': rounded(percentile(times, 0.5)),
    'p95 ms': rounded(percentile(times, 0.95)),
    'max ms': rounded(percentile(times, 1)),
    // CPU time of the whole process, which does not depend on the load of the machine.
    'cpu ms': rounded((user + system) / 1000 / times.length),
    queries: times.length,
    'loop p99 ms': rounded(loop.percentile(99) / 1e6),
  };
}

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '6000,100000,1000000' },
    workers: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '3' },
    step: { type: 'string' },
    snapshot: { type: 'string' },
  },
});
const sizes = values.sizes.split(',').map(Number);
const [size = 0] = sizes;
const { workers, seconds, snapshot = '' } = values;
if (values.step === 'build') {
  await measureBuild(size, snapshot);
} else if (values.step === 'query') {
  await measureQueries(size, Number(workers), Number(seconds), snapshot);
} else {
  for (const each of sizes) measure(each, workers, seconds);
}
