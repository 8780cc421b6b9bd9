import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from '@playwright/test';

/** What the work of a page and that of an object take on the README's host at rest. */
const AT_REST_MS = { page: 215, object: 165 };
const SAMPLES = 3;
/** About at rest, and how long a measurement waits for it. */
const QUIET = 1.25;
const PATIENCE_MS = 15_000;

/**
 * How many times slower the machine is than at rest: the cores of a shared host slow down with what its other guests do, which no
 * number inside shows. A page without throttling does the work of pages: script on objects, style and layout.
 */
export async function measurePace(browser: Browser, count = SAMPLES): Promise<number> {
  const page = await browser.newPage();
  const samples: number[] = [];
  for (let sample = 0; sample < count; sample++) samples.push(await page.evaluate(doPageWork));
  await page.close();
  return median(samples) / AT_REST_MS.page;
}

/**
 * The same without a browser, for what runs in Node.js: the work before and after it, of which the faster counts. Of several
 * `turns` the one on the quietest machine is kept, or that with the least of what `costOf` names: other guests only ever slow a turn
 * down, also between the two measurements.
 */
export async function withPace<Result>(
  work: () => Promise<Result>,
  turns = 1,
  costOf?: (result: Result) => number,
): Promise<{ result: Result; pace: number }> {
  const measure = () => median(Array.from({ length: SAMPLES }, doObjectWork)) / AT_REST_MS.object;
  let kept: { result: Result; pace: number; cost: number } | undefined;
  for (let turn = 0; turn < turns; turn++) {
    const before = measure();
    const result = await work();
    const paces = [before, measure()];
    const cost = costOf?.(result) ?? Math.max(...paces);
    if (!kept || cost < kept.cost) kept = { result, pace: Math.min(...paces), cost };
  }
  if (!kept) throw new RangeError('There must be a turn.');
  return kept;
}

/**
 * Waits for a moment in which the machine is about at rest, which the budgets of a desktop are for; for 15 seconds, since a host may be
 * busy all day. Only the pace decides when to measure, never a result. Returns the pace.
 */
export async function awaitQuiet(pace: number, measure: () => Promise<number>): Promise<number> {
  const until = performance.now() + PATIENCE_MS;
  let now = pace;
  while (now > QUIET && performance.now() < until) {
    await pause(500);
    now = await measure();
  }
  return now;
}

function median(samples: number[]): number {
  return samples.toSorted((a, b) => a - b)[Math.floor(samples.length / 2)] ?? 0;
}

function doObjectWork(): number {
  const start = performance.now();
  const counts: Record<string, number> = {};
  for (let i = 0; i < 1_000_000; i++) counts[`k${i % 500}`] = i + (counts[`k${i % 300}`] ?? 0);
  return performance.now() - start;
}

/** By how much a processor is slowed down that should be `times` slower than the host at rest. */
export function slowdownFor(times: number, pace: number): number {
  return Math.min(times, Math.max(1, times / pace));
}

export function printPaces(paces: readonly number[]): void {
  const slower = [Math.min(...paces), Math.max(...paces)].map((pace) => pace.toFixed(1)).join(' to ');
  console.log(
    `\nThe machine was ${slower} times slower than at rest; the phone's processor was slowed by as much less.`,
  );
}

/** Runs in the page and can call nothing here. */
function doPageWork(): number {
  const start = performance.now();
  const counts: Record<string, number> = {};
  for (let i = 0; i < 1_000_000; i++) counts[`k${i % 500}`] = i + (counts[`k${i % 300}`] ?? 0);
  const list = document.createElement('div');
  list.innerHTML = '<div><p>text <b>x</b></p><ul><li>1<li>2</ul></div>'.repeat(500);
  document.body.append(list);
  for (const width of ['100%', '50%']) {
    list.style.width = width;
    list.getBoundingClientRect();
  }
  list.remove();
  return performance.now() - start;
}
