import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { listenOn } from './listen.server.ts';

describe('choosing a port', () => {
  it('reports that the requested port is taken', async () => {
    const first = createServer();
    onTestFinished(() => void first.close());
    await listenOn(first, '127.0.0.1', 0);
    const { port } = first.address() as AddressInfo;
    await expect(listenOn(createServer(), '127.0.0.1', port)).rejects.toThrow(
      `Port ${port} is taken by another program.`,
    );
  });

  it('uses the next free port when none is requested', async () => {
    const one = createServer();
    const two = createServer();
    onTestFinished(() => {
      one.close();
      two.close();
    });
    const first = await listenOn(one, '127.0.0.1', undefined);
    const second = await listenOn(two, '127.0.0.1', undefined);
    expect(first).toBeGreaterThanOrEqual(3000);
    expect(second).toBeGreaterThan(first);
  });
});
