import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

describe('WORKERS', () => {
  it('[RUN-10] share a port, are replaced when they die, and stop together', async () => {
    const parent = fork(path.resolve(import.meta.dirname, '../tests/worker-fixture.ts'), {
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    const [{ port }] = (await once(parent, 'message')) as [{ port: number }];
    const ask = async (path = '/') =>
      fetch(`http://127.0.0.1:${port}${path}`).then(
        (response) => response.text(),
        () => null,
      );
    const seen = new Set<string>();
    const meet = async () => {
      const pid = await ask();
      if (pid) seen.add(pid);
      return seen.size;
    };
    await expect.poll(meet, { timeout: 20_000 }).toBe(2);
    await ask('/die');
    await expect.poll(meet, { timeout: 20_000 }).toBe(3);
    parent.kill('SIGTERM');
    const [code] = await once(parent, 'exit');
    expect(code).toBe(0);
    expect(await ask()).toBeNull();
  }, 60_000);
});
