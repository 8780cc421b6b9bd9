import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

describe('WORKERS', () => {
  it('[RUN-10] share a port and cached pages, are replaced when they die, and stop together', async () => {
    const parent = fork(path.resolve(import.meta.dirname, '../tests/worker-fixture.ts'), {
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    const [{ port }] = (await once(parent, 'message')) as [{ port: number }];
    const ask = async (path = '/') =>
      fetch(`http://127.0.0.1:${port}${path}`).then(
        (response) => response.text(),
        () => null,
      );
    /** Who rendered the page that each process shows. */
    const seen = new Map<string, string>();
    const meet = async () => {
      const [pid, renderedBy] = (await ask())?.split(' ') ?? [];
      if (pid && renderedBy) seen.set(pid, renderedBy);
      return seen.size;
    };
    await expect.poll(meet, { timeout: 20_000 }).toBe(2);
    await ask('/die');
    await expect.poll(meet, { timeout: 20_000 }).toBe(3);
    const [, , third] = seen.keys();
    expect(seen.get(third ?? '')).not.toBe(third);
    expect([...seen.keys()]).toContain(seen.get(third ?? ''));
    parent.kill('SIGTERM');
    const [code] = await once(parent, 'exit');
    expect(code).toBe(0);
    expect(await ask()).toBeNull();
  }, 60_000);
});
