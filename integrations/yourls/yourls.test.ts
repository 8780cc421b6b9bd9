import { type MockServers, startMockServers } from '@selvedge/mock-services/start-mock-servers.ts';
import { createMockYourls, YOURLS_DEMO } from '@selvedge/mock-services/yourls/app.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shortLinksSuite } from '#commerce/social/short-links/contract-suite.ts';
import { createGateway } from '#integrations/gateway/gateway.server.ts';
import { createYourlsLinks } from './yourls.server.ts';

let mockServers: MockServers;
const lines: unknown[] = [];
const record = (line: unknown) => void lines.push(line);
const open = (signature = YOURLS_DEMO.signature) =>
  createYourlsLinks(createGateway({ log: { info: record, warn: record } as never }), {
    url: `${mockServers.url}/yourls/yourls-api.php`,
    signature,
  });

beforeAll(async () => {
  mockServers = await startMockServers({ services: [createMockYourls()] });
});
afterAll(() => mockServers.close());

describe('short links by YOURLS', () => {
  shortLinksSuite(async () => open());

  it('[PDP-13] accepts an address that was shortened before, though the response has the status fail', async () => {
    const code = await open().shorten('https://shop.example/product/repeated');
    expect(await open().shorten('https://shop.example/product/repeated')).toBe(code);
    const followed = await fetch(`${mockServers.url}/yourls/${code}`, { redirect: 'manual' });
    expect(followed.headers.get('location')).toBe('https://shop.example/product/repeated');
  });

  it('fails with a wrong signature, which no log shows', async () => {
    await expect(open('wrong-one').shorten('https://shop.example/')).rejects.toMatchObject({ status: 403 });
    expect(JSON.stringify(lines)).not.toMatch(/wrong-one|demo-signature/);
  });
});
