import { describe, expect, it } from 'vitest';
import { parseEnvironment } from '#config/environment.ts';
import { createGateway } from '#integrations/gateway/gateway.server.ts';
import { createCdn } from '#server/integrations.server.ts';

interface Call {
  url: string;
  method?: string;
  headers: Record<string, string>;
  body?: string;
}

function createFixture(
  variables: Record<string, string>,
  respond = () => Response.json({ success: true, status: 'ok' }),
  now = Date.now,
) {
  const calls: Call[] = [];
  const gateway = createGateway({
    log: { info: () => {}, warn: () => {} },
    random: () => 0,
    now,
    fetch: (async (url: string | URL, { method, headers, body }: RequestInit) => {
      calls.push({
        url: String(url),
        method,
        headers: headers as Record<string, string>,
        body: body as string,
      });
      return respond();
    }) as typeof fetch,
  });
  return { calls, cdn: createCdn(parseEnvironment(variables), gateway) };
}

const FASTLY = { CDN: 'fastly', FASTLY_SERVICE_ID: 'S1', FASTLY_API_KEY: 'key' };
const CLOUDFLARE = { CDN: 'cloudflare', CLOUDFLARE_ZONE_ID: 'Z1', CLOUDFLARE_API_TOKEN: 'token' };

describe('a CDN', () => {
  it('[RUN-05] none is chosen: nothing is purged and pages carry no tags for it', () => {
    expect(createFixture({}).cdn).toBeNull();
  });

  it('[RUN-05] Fastly is purged by surrogate key', async () => {
    const { cdn, calls } = createFixture(FASTLY);
    await cdn?.purge(['a', 'b']);
    expect(cdn?.tagHeader.name).toBe('Surrogate-Key');
    expect(calls).toMatchObject([
      {
        url: 'https://api.fastly.com/service/S1/purge',
        method: 'POST',
        headers: { 'fastly-key': 'key', 'surrogate-key': 'a b' },
      },
    ]);
  });

  it('[RUN-05] Cloudflare is purged by cache tag', async () => {
    const { cdn, calls } = createFixture(CLOUDFLARE);
    await cdn?.purge(['a', 'b']);
    expect(cdn?.tagHeader).toEqual({ name: 'Cache-Tag', separator: ',' });
    expect(calls).toMatchObject([
      {
        url: 'https://api.cloudflare.com/client/v4/zones/Z1/purge_cache',
        method: 'POST',
        headers: { authorization: 'Bearer token' },
        body: '{"tags":["a","b"]}',
      },
    ]);
  });

  it('[RUN-05] every Varnish server is purged, and one that is down does not stop the others', async () => {
    let failures = 1;
    const { cdn, calls } = createFixture(
      { CDN: 'varnish', VARNISH_URLS: 'http://127.0.0.1:6081,http://127.0.0.1:6082' },
      () => new Response('', { status: failures-- > 0 ? 404 : 200 }),
    );
    await cdn?.purge(['a', 'b']);
    expect(calls.map(({ url, method, headers }) => [url, method, headers['xkey-purge']])).toEqual([
      ['http://127.0.0.1:6081/', 'PURGE', 'a b'],
      ['http://127.0.0.1:6082/', 'PURGE', 'a b'],
    ]);
  });

  it('[RUN-05] a Varnish that comes back is purged again a second later, before it can show an old price', async () => {
    let status = 500;
    let time = 0;
    const { cdn, calls } = createFixture(
      { CDN: 'varnish', VARNISH_URLS: 'http://127.0.0.1:6081' },
      () => new Response('', { status }),
      () => time,
    );
    for (let i = 0; i < 5; i++) await expect(cdn?.purge(['a'])).rejects.toThrow('Varnish failed');
    status = 200;
    await expect(cdn?.purge(['a'])).rejects.toThrow('circuit breaker is open');
    const before = calls.length;
    time += 1_000;
    await cdn?.purge(['a']);
    expect(calls.length).toBe(before + 1);
  });

  it.each([FASTLY, CLOUDFLARE])(
    '[RUN-05] a refusal of $CDN is an error that is tried again later',
    async (variables) => {
      const { cdn } = createFixture(variables, () => Response.json({ success: false }, { status: 401 }));
      await expect(cdn?.purge(['a'])).rejects.toThrow('401');
    },
  );

  it.each([
    [{ CDN: 'fastly' }, 'Fastly is not configured: set FASTLY_SERVICE_ID and FASTLY_API_KEY.'],
    [{ CDN: 'varnish' }, 'Varnish is not configured: set VARNISH_URLS.'],
  ])('[RUN-05] %o stops the start', (variables, sentence) => {
    expect(() => createFixture(variables)).toThrow(sentence);
  });
});
