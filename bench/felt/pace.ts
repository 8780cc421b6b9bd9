import type { Browser } from '@playwright/test';

/** What the work below takes on two cores of the README's host while nobody else uses them. */
const AT_REST_MS = 215;
const SAMPLES = 3;

/**
 * How many times slower the machine is than at rest: the cores of a shared host slow down with what its other guests do, which no
 * number inside shows. A page without throttling does the work of pages: script on objects, style and layout.
 */
export async function measurePace(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const samples: number[] = [];
  for (let sample = 0; sample < SAMPLES; sample++) samples.push(await page.evaluate(doPageWork));
  await page.close();
  return (samples.toSorted((a, b) => a - b)[Math.floor(SAMPLES / 2)] ?? AT_REST_MS) / AT_REST_MS;
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
