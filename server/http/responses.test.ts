import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { closedSession } from '#commerce/customers/request-session.server.ts';
import { brands } from '#config/brands/all.ts';
import { makeSettings } from '#config/site-settings.ts';
import type { RequestContext } from './request-context.server.ts';
import { privateAnswer, renderPublic } from './responses.server.ts';

const settings = makeSettings({
  media: { hostByBrand: { default: 'https://media.example/shop', coast: 'https://coast-media.example' } },
});
const visit = {
  brand: { ...brands.coast!, settings },
  locale: 'en-GB',
  nonce: 'n',
  session: closedSession,
} as unknown as RequestContext;
const outside = { media: ['https://photos.example'], frames: [], forms: [] };
const page = () => new Response('<p>hello</p>', { headers: { 'content-type': 'text/html' } });
const imagesIn = (policy: string) => /img-src ([^;]*)/.exec(policy)![1]!.split(' ');

describe('[SITE-03] pictures from a media host', () => {
  const hosts = ['https://media.example', 'https://coast-media.example', 'https://photos.example'];

  it('are allowed by the policy of pages that everyone gets', async () => {
    const { headers } = await renderPublic(Promise.resolve(page()), visit, new Set(), outside, () => null);
    expect(imagesIn(headers['content-security-policy']!)).toEqual(expect.arrayContaining(hosts));
  });

  it('are allowed by the policy of a page for one visitor', () => {
    const { headers } = privateAnswer(new Request('https://shop.example/basket'), page(), visit, outside);
    expect(imagesIn(headers.get('content-security-policy')!)).toEqual(expect.arrayContaining(hosts));
  });
});

it('letters of every language, and what a script says in them, travel as they were written', async () => {
  const script = 'say("Prêt-à-porter für 5 €, naïve 服")';
  const written = `<html><head></head><body>Größe “M” 服<script>${script}</script></body></html>`;
  const answer = new Response(written, { headers: { 'content-type': 'text/html' } });
  const { body, headers } = await renderPublic(
    Promise.resolve(answer),
    visit,
    new Set(),
    outside,
    () => null,
  );
  expect(body.toString('utf8')).toBe(written);
  const hash = createHash('sha256').update(script).digest('base64');
  expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
});
