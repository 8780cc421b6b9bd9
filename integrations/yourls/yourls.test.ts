import { type OpenStandIns, openStandIns } from '@selvedge/mock-services/open.ts';
import { YOURLS_DEMO, yourlsPart } from '@selvedge/mock-services/yourls/app.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shortLinksSuite } from '#commerce/social/short-links/contract-suite.ts';
import { openGateway } from '#integrations/gateway/gateway.server.ts';
import { createYourlsLinks } from './yourls.server.ts';

let standIns: OpenStandIns;
const lines: unknown[] = [];
const keep = (line: unknown) => void lines.push(line);
const open = (signature = YOURLS_DEMO.signature) =>
  createYourlsLinks(openGateway({ log: { info: keep, warn: keep } as never }), {
    url: `${standIns.url}/yourls/yourls-api.php`,
    signature,
  });

beforeAll(async () => {
  standIns = await openStandIns({ parts: [yourlsPart()] });
});
afterAll(() => standIns.close());

describe('short links of a YOURLS', () => {
  shortLinksSuite(async () => open());

  it('[PDP-13] takes a repeated address for what it is, though the answer says fail', async () => {
    const code = await open().shorten('https://shop.example/product/repeated');
    expect(await open().shorten('https://shop.example/product/repeated')).toBe(code);
    const followed = await fetch(`${standIns.url}/yourls/${code}`, { redirect: 'manual' });
    expect(followed.headers.get('location')).toBe('https://shop.example/product/repeated');
  });

  it('is refused without its signature, which no log shows', async () => {
    await expect(open('wrong-one').shorten('https://shop.example/')).rejects.toMatchObject({ status: 403 });
    expect(JSON.stringify(lines)).not.toMatch(/wrong-one|demo-signature/);
  });
});
