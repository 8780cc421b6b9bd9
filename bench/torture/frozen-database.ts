import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { DemoShop } from './demo-shop.ts';
import type { Finding } from './finding.ts';
import { createShopper } from './shopper.ts';

const CACHED = ['/', '/categories/womens-dresses'];
const WAITING = '/basket';
const FROZEN_MS = 8_000;
const CACHED_WITHIN_MS = 1_000;
const READY_WITHIN_MS = 1_000;
const RECOVERY_WITHIN_MS = 20_000;

/** Stops every process of PostgreSQL with SIGSTOP for a while, and lets them go on. */
export async function freezeDatabase({ port, dataDir, skus }: DemoShop): Promise<Finding> {
  const problems: string[] = [];
  const shopper = createShopper(port, 7);
  for (const page of [...CACHED, WAITING]) await (await shopper.send(page)).text();
  const processes = postgresProcesses(path.join(dataDir, 'postgres'));
  for (const pid of processes) process.kill(pid, 'SIGSTOP');
  const frozenAt = performance.now();
  let slowestReady = 0;
  let slowestPage = 0;
  let pages = 0;
  try {
    // Shoppers in the middle of something wait; they must not take the server with them.
    for (let number = 0; number < 30; number++) void shopper.send(WAITING).catch(() => {});
    while (performance.now() - frozenAt < FROZEN_MS) {
      const ready = await timed(() => shopper.send('/readyz'));
      slowestReady = Math.max(slowestReady, ready.ms);
      if (ready.status !== 503)
        problems.push(`/readyz answered ${ready.status} while the database was frozen`);
      for (const page of CACHED) {
        const cached = await timed(() => shopper.send(page));
        slowestPage = Math.max(slowestPage, cached.ms);
        pages += 1;
        if (cached.status !== 200) problems.push(`${page} answered ${cached.status}`);
      }
      await pause(100);
    }
  } finally {
    for (const pid of processes) process.kill(pid, 'SIGCONT');
  }
  const thawedAt = performance.now();
  const recoveredMs = () => performance.now() - thawedAt;
  while ((await shopper.send('/readyz')).status !== 200 && recoveredMs() < RECOVERY_WITHIN_MS)
    await pause(50);
  const recovered = recoveredMs();
  const bought = await (await createShopper(port, 8).prepare(skus[1] ?? ''))();
  if (slowestReady > READY_WITHIN_MS) problems.push(`/readyz took ${Math.round(slowestReady)} ms`);
  if (slowestPage > CACHED_WITHIN_MS) problems.push(`a cached page took ${Math.round(slowestPage)} ms`);
  if (recovered > RECOVERY_WITHIN_MS) problems.push('not ready after the database went on');
  if (!bought.isPlaced) problems.push(`a purchase afterwards: ${bought.status} ${bought.text}`);
  return {
    part: 'Database frozen',
    done: `every process of PostgreSQL stopped for ${FROZEN_MS / 1_000} s with 30 waiting shoppers`,
    seen: `/readyz within ${Math.round(slowestReady)} ms, ${pages} cached pages within ${Math.round(slowestPage)} ms, ready again after ${Math.round(recovered)} ms`,
    problems,
  };
}

async function timed(request: () => Promise<Response>): Promise<{ status: number; ms: number }> {
  const started = performance.now();
  const response = await request();
  await response.text();
  return { status: response.status, ms: performance.now() - started };
}

/** The server process of a data directory and its children. */
export function postgresProcesses(dataDir: string): number[] {
  const main = Number(readFileSync(path.join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        const fields = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
        return Number(fields[1]) === main;
      } catch {
        return false;
      }
    });
  return [main, ...children.map(Number)];
}
