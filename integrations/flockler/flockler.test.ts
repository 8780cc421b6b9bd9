import { createMockFlockler, FLOCKLER_DEMO } from '@selvedge/mock-services/flockler/app.ts';
import { type MockServers, startMockServers } from '@selvedge/mock-services/start-mock-servers.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeSocialProvider } from '#commerce/social/contract-suite.ts';
import { createGateway } from '#integrations/gateway/gateway.server.ts';
import { createFlocklerPosts } from './flockler.server.ts';

let mockServers: MockServers;
const lines: unknown[] = [];
const record = (line: unknown) => void lines.push(line);
const open = (apiKey = FLOCKLER_DEMO.apiKey) =>
  createFlocklerPosts(createGateway({ log: { info: record, warn: record } as never }), {
    url: `${mockServers.url}/flockler`,
    siteUuid: FLOCKLER_DEMO.siteUuid,
    apiKey,
  });

beforeAll(async () => {
  mockServers = await startMockServers({ services: [createMockFlockler()] });
});
afterAll(() => mockServers.close());

describeSocialProvider('Flockler', async () => open());

describe('Flockler requests and responses', () => {
  it('[SOC-01] returns addresses of pictures that exist', async () => {
    const [post] = await open().posts({ channels: ['instagram'], tags: [], count: 1 });
    const picture = await fetch(post!.images[0]!.url);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  });

  it('[SOC-01] requests a brand’s own site with its own key', async () => {
    const question = { channels: ['tiktok' as const], tags: [], count: 3 };
    const own = { uuid: FLOCKLER_DEMO.siteUuid, apiKey: FLOCKLER_DEMO.apiKey };
    expect(await open('wrong-key').posts({ ...question, site: own })).not.toEqual([]);
    await expect(open().posts({ ...question, site: { ...own, uuid: 'nobody' } })).rejects.toThrow();
  });

  it('fails with a wrong key, which no log shows', async () => {
    const question = { channels: ['tiktok' as const], tags: [], count: 3 };
    await expect(open('wrong-key').posts(question)).rejects.toMatchObject({ status: 401 });
    expect(JSON.stringify(lines)).not.toMatch(/wrong-key|demo-flockler-key/);
  });
});
