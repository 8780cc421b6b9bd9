import { describe, expect, it } from 'vitest';
import { createGateway } from './gateway.server.ts';
import { createMultiHostService } from './multi-host.server.ts';

const URLS = ['https://a.example', 'https://b.example/', 'https://c.example'];

/** Hosts with a status each (0: unreachable), and the order in which they were called. */
function hosts(down: Record<string, number> = {}, options?: { roundRobin?: boolean }) {
  const called: string[] = [];
  const send = (async (url: string) => {
    const { hostname } = new URL(url);
    called.push(hostname[0]!);
    const status = down[hostname[0]!];
    if (status === 0) throw new TypeError('fetch failed');
    return new Response('{}', { status: status ?? 200 });
  }) as never;
  const gateway = createGateway({ log: { info: () => {}, warn: () => {} }, fetch: send });
  return {
    called,
    down,
    service: createMultiHostService(gateway, { name: 'Cluster', timeoutMs: 500 }, URLS, options),
  };
}
const request = { path: '/x', isIdempotent: true };

describe('a service behind several hosts', () => {
  it('calls the first host as long as it responds', async () => {
    const { service, called } = hosts();
    await service.call(request);
    await service.call(request);
    expect(called.join('')).toBe('aa');
  });

  it('calls the next host when one is unreachable or fails', async () => {
    const { service, called } = hosts({ a: 0, b: 503 });
    expect((await service.call(request)).status).toBe(200);
    expect(called.join('')).toBe('abc');
  });

  it('skips a host that keeps failing', async () => {
    const { service, called } = hosts({ a: 0 });
    for (let i = 0; i < 7; i += 1) await service.call(request);
    expect(called.join('')).toBe('ababababab' + 'bb');
  });

  it('does not call another host when the first rejects the request', async () => {
    const { service, called } = hosts({ a: 403 });
    await expect(service.call(request)).rejects.toMatchObject({ status: 403 });
    expect(called.join('')).toBe('a');
  });

  it('fails with the last host’s error when all fail', async () => {
    const { service, called } = hosts({ a: 0, b: 0, c: 500 });
    await expect(service.call(request)).rejects.toMatchObject({ status: 500, url: 'https://c.example/x' });
    expect(called.join('')).toBe('abc');
  });

  it('never repeats a call that is not idempotent', async () => {
    const { service, called } = hosts({ a: 503 });
    await expect(service.call({ path: '/x', method: 'POST' })).rejects.toMatchObject({ status: 503 });
    expect(called.join('')).toBe('a');
  });

  it('calls all hosts in turn with roundRobin', async () => {
    const { service, called } = hosts({}, { roundRobin: true });
    for (let i = 0; i < 4; i += 1) await service.call(request);
    expect(called.join('')).toBe('bcab');
  });
});
