import { describe, expect, it } from 'vitest';
import { openGateway } from './gateway.server.ts';
import { openManyHosts } from './many-hosts.server.ts';

const URLS = ['https://a.example', 'https://b.example/', 'https://c.example'];

/** Hosts that are down, and what was asked of whom. */
function hosts(down: Record<string, number> = {}, options?: { takeTurns?: boolean }) {
  const asked: string[] = [];
  const send = (async (url: string) => {
    const { hostname } = new URL(url);
    asked.push(hostname[0]!);
    const status = down[hostname[0]!];
    if (status === 0) throw new TypeError('fetch failed');
    return new Response('{}', { status: status ?? 200 });
  }) as never;
  const gateway = openGateway({ log: { info: () => {}, warn: () => {} }, fetch: send });
  return { asked, down, many: openManyHosts(gateway, { name: 'Many', timeoutMs: 500 }, URLS, options) };
}
const ask = { path: '/x', isSafe: true };

describe('a system behind several hosts', () => {
  it('is asked at the first as long as that answers', async () => {
    const { many, asked } = hosts();
    await many.call(ask);
    await many.call(ask);
    expect(asked.join('')).toBe('aa');
  });

  it('is asked at the next when one is down or in trouble', async () => {
    const { many, asked } = hosts({ a: 0, b: 503 });
    expect((await many.call(ask)).status).toBe(200);
    expect(asked.join('')).toBe('abc');
  });

  it('spares a host that keeps failing', async () => {
    const { many, asked } = hosts({ a: 0 });
    for (let i = 0; i < 7; i += 1) await many.call(ask);
    expect(asked.join('')).toBe('ababababab' + 'bb');
  });

  it('takes a refusal from the first for the answer', async () => {
    const { many, asked } = hosts({ a: 403 });
    await expect(many.call(ask)).rejects.toMatchObject({ status: 403 });
    expect(asked.join('')).toBe('a');
  });

  it('fails with the last one’s words when all are down', async () => {
    const { many, asked } = hosts({ a: 0, b: 0, c: 500 });
    await expect(many.call(ask)).rejects.toMatchObject({ status: 500, url: 'https://c.example/x' });
    expect(asked.join('')).toBe('abc');
  });

  it('never repeats what may not be repeated', async () => {
    const { many, asked } = hosts({ a: 503 });
    await expect(many.call({ path: '/x', method: 'POST' })).rejects.toMatchObject({ status: 503 });
    expect(asked.join('')).toBe('a');
  });

  it('takes turns where all are alike', async () => {
    const { many, asked } = hosts({}, { takeTurns: true });
    for (let i = 0; i < 4; i += 1) await many.call(ask);
    expect(asked.join('')).toBe('bcab');
  });
});
