import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createLoadContext } from '#app/context.ts';
import { createSharing } from '#commerce/social/sharing.server.ts';
import { createGateway } from '#integrations/gateway/gateway.server.ts';
import { createYourlsLinks } from '#integrations/yourls/yourls.server.ts';
import type { Shop } from '#server/composition.server.ts';
import type { RequestContext } from '#server/http/request-context.server.ts';
import { action as shorten } from './api/url-shorten.ts';
import { loader as openShortLink } from './storefront/short-link.ts';

const ORIGIN = 'https://shop.example';

function argsWith(fetched: typeof fetch, request: Request) {
  const gateway = createGateway({ log: pino({ level: 'silent' }), fetch: fetched });
  const yourls = createYourlsLinks(gateway, { url: 'https://short.example/yourls-api.php', signature: 's' });
  const shop = {
    products: { sharing: createSharing(yourls) },
    brands: { isAllowedHost: (host: string) => host === 'shop.example' },
  } as unknown as Shop;
  const session = { customer: async () => ({ id: '1', role: 'staff', email: 'a@example.com' }) };
  const context = createLoadContext(shop, { origin: ORIGIN, session } as unknown as RequestContext);
  return { context, request, params: { code: 'abc123' } } as never;
}

const post = () =>
  new Request(`${ORIGIN}/_api/url-shorten`, {
    method: 'POST',
    body: new URLSearchParams({ url: `${ORIGIN}/product/x` }),
  });

it.each<[string, typeof fetch]>([
  ['down', () => Promise.reject(new TypeError('fetch failed'))],
  ['failing', async () => new Response('oops', { status: 502 })],
  ['malformed', async () => new Response('<html>')],
])('YOURLS %s: sharing and opening a short link are 503', async (_, fetched) => {
  expect((await shorten(argsWith(fetched, post()))).status).toBe(503);
  const opened = await openShortLink(argsWith(fetched, new Request(`${ORIGIN}/s/abc123`)));
  expect(opened.status).toBe(503);
});

it('a short link to a host that is not the shop’s is not followed', async () => {
  const linkTo = (longurl: string) =>
    openShortLink(argsWith(async () => Response.json({ longurl }), new Request(`${ORIGIN}/s/abc123`)));
  expect((await linkTo('https://evil.example/product/x')).status).toBe(404);
  expect((await linkTo('https://shop.example/product/x')).headers.get('location')).toBe(
    'https://shop.example/product/x',
  );
});
