/**
 * Measures the embedded search engine on a catalogue made up here: `node bench/search.ts --sizes 6000,100000`.
 * `--workers` sets the query threads (1), `--seconds` how long each kind of query is asked (3). Then judged queries
 * are asked of the demo store (`--demo` products, 6000; 0 for none).
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { createEmbeddedSearch, type EmbeddedSearch } from '@selvedge/search-index/engine.ts';
import { Dice } from './dice.ts';
import { makeDocuments } from './search-catalogue.ts';
import { type Ask, makeQuestions } from './search-questions.ts';
import { printRelevance } from './search-relevance.ts';

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;
}

const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);
const NO_RULES = { synonyms: [], redirects: [], rules: [] };

/** Builds in one process and asks in another, so that the memory of one is not taken for the other's. */
function measure(size: number, workers: string, seconds: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'search-bench-'));
  const snapshot = join(folder, 'index.snapshot');
  try {
    for (const step of ['build', 'ask']) {
      const parameters = ['--step', step, '--sizes', String(size), '--snapshot', snapshot];
      const { status } = spawnSync(
        process.execPath,
        [import.meta.filename, ...parameters, '--workers', workers, '--seconds', seconds],
        { stdio: 'inherit' },
      );
      if (status !== 0) throw new Error(`the ${step} step failed`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureBuild(size: number, snapshotPath: string): Promise<void> {
  const started = performance.now();
  const engine = await createEmbeddedSearch({
    workers: 1,
    rules: NO_RULES,
    documents: makeDocuments(size),
    snapshotPath,
  });
  const seconds = (performance.now() - started) / 1000;
  await engine.close();
  console.log(
    `\n${size.toLocaleString('en-GB')} products: built in ${seconds.toFixed(1)} s (generator included), ` +
      `${megabytes(process.resourceUsage().maxRSS * 1024)} MB at the most, ` +
      `${megabytes(statSync(snapshotPath).size)} MB of snapshot`,
  );
}

async function measureAnswers(
  size: number,
  workers: number,
  seconds: number,
  snapshotPath: string,
): Promise<void> {
  const started = performance.now();
  const engine = await createEmbeddedSearch({ workers, rules: NO_RULES, documents: [], snapshotPath });
  const startMs = performance.now() - started;
  if (engine.origin !== 'snapshot') throw new Error('the snapshot was not used');
  const rows: Record<string, Record<string, number>> = {};
  const questions = Object.entries(makeQuestions(size));
  for (const [name, ask] of questions) rows[name] = await measureQuestion(engine, ask, seconds);
  const resident = process.memoryUsage().rss;
  await engine.settle();
  console.log(
    `started from the snapshot in ${(startMs / 1000).toFixed(2)} s; ${megabytes(resident)} MB resident in the whole ` +
      `process after all questions, ${workers} query thread(s)`,
  );
  console.table(rows);
  await engine.close();
}

async function measureQuestion(engine: EmbeddedSearch, ask: Ask, seconds: number) {
  const dice = new Dice(11);
  for (let turn = 0; turn < 20; turn++) await ask(engine, dice, turn);
  const loop = monitorEventLoopDelay({ resolution: 1 });
  loop.enable();
  const times: number[] = [];
  const cpuBefore = process.cpuUsage();
  const end = performance.now() + seconds * 1000;
  for (let turn = 0; performance.now() < end && turn < 3000; turn++) {
    const before = performance.now();
    await ask(engine, dice, turn);
    times.push(performance.now() - before);
  }
  loop.disable();
  const { user, system } = process.cpuUsage(cpuBefore);
  times.sort((a, b) => a - b);
  const rounded = (number: number) => Math.round(number * 100) / 100;
  return {
    'p50 ms': rounded(percentile(times, 0.5)),
    'p95 ms': rounded(percentile(times, 0.95)),
    'max ms': rounded(times.at(-1)!),
    // Of the whole process, on average: what is left when other processes take the machine.
    'cpu ms': rounded((user + system) / 1000 / times.length),
    asked: times.length,
    'loop p99 ms': rounded(loop.percentile(99) / 1e6),
  };
}

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '6000,100000' },
    workers: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '3' },
    demo: { type: 'string', default: '6000' },
    step: { type: 'string' },
    snapshot: { type: 'string' },
  },
});
const sizes = values.sizes.split(',').map(Number);
if (values.step === 'build') {
  await measureBuild(sizes[0]!, values.snapshot!);
} else if (values.step === 'ask') {
  await measureAnswers(sizes[0]!, Number(values.workers), Number(values.seconds), values.snapshot!);
} else {
  for (const size of sizes) measure(size, values.workers, values.seconds);
  if (Number(values.demo) > 0) await printRelevance(Number(values.demo));
}
