import { createHash } from 'node:crypto';
import { brands } from '@selvedge/demo-store/brands/all.ts';
import { describe, expect, it } from 'vitest';
import { forbiddenSession } from '#commerce/customers/request-session.server.ts';
import { makeSettings } from '#config/site-settings.ts';
import type { RequestContext } from './request-context.server.ts';
import { privateResponse, renderPublic } from './responses.server.ts';

const settings = makeSettings({
  media: { hostByBrand: { default: 'https://media.example/shop', coast: 'https://coast-media.example' } },
});
const context = {
  brand: { ...brands.coast!, settings },
  locale: 'en-GB',
  nonce: 'n',
  session: forbiddenSession,
} as unknown as RequestContext;
const pageHosts = { media: ['https://photos.example'], frames: [], forms: [], uploads: [] };
const page = () => new Response('<p>hello</p>', { headers: { 'content-type': 'text/html' } });
const imagesIn = (policy: string) => /img-src ([^;]*)/.exec(policy)![1]!.split(' ');

describe('[SITE-03] pictures from a media host', () => {
  const hosts = ['https://media.example', 'https://coast-media.example', 'https://photos.example'];

  it('are allowed by the policy of public pages', async () => {
    const { headers } = await renderPublic(
      Promise.resolve(page()),
      context,
      new Set(),
      pageHosts,
      () => null,
    );
    expect(imagesIn(headers['content-security-policy']!)).toEqual(expect.arrayContaining(hosts));
  });

  it('are allowed by the policy of private pages', () => {
    const { headers } = privateResponse(
      new Request('https://shop.example/basket'),
      page(),
      context,
      pageHosts,
    );
    expect(imagesIn(headers.get('content-security-policy')!)).toEqual(expect.arrayContaining(hosts));
  });
});

it('characters outside ASCII are unchanged, in texts and in the hashes of scripts', async () => {
  const script = 'say("Prêt-à-porter für 5 €, naïve 服")';
  const rawUrl = `<html><head></head><body>Größe “M” 服<script nonce="n">${script}</script></body></html>`;
  const response = new Response(rawUrl, { headers: { 'content-type': 'text/html' } });
  const { body, headers } = await renderPublic(
    Promise.resolve(response),
    context,
    new Set(),
    pageHosts,
    () => null,
  );
  expect(body.toString('utf8')).toBe(rawUrl.replace(' nonce="n"', ''));
  const hash = createHash('sha256').update(script).digest('base64');
  expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
});

it('a page that stands beside its response is sent byte by byte', async () => {
  const html = '<html><head></head><body>Größe 服<script nonce="n">one()</script></body></html>';
  const response = new Response(null, { headers: { 'content-type': 'text/html' } });
  const { body, headers } = await renderPublic(
    Promise.resolve(response),
    { ...context, page: Buffer.from(html).toString('latin1') },
    new Set(),
    pageHosts,
    () => null,
  );
  expect(body.toString('utf8')).toBe(html.replace(' nonce="n"', ''));
  const hash = createHash('sha256').update('one()').digest('base64');
  expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
});
