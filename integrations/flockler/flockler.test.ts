import { FLOCKLER_DEMO, flocklerPart } from '@selvedge/mock-services/flockler/app.ts';
import { type OpenStandIns, openStandIns } from '@selvedge/mock-services/open.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeSocialSupplier } from '#commerce/social/contract-suite.ts';
import { openGateway } from '#integrations/gateway/gateway.server.ts';
import { createFlocklerPosts } from './flockler.server.ts';

let standIns: OpenStandIns;
const lines: unknown[] = [];
const keep = (line: unknown) => void lines.push(line);
const open = (apiKey = FLOCKLER_DEMO.apiKey) =>
  createFlocklerPosts(openGateway({ log: { info: keep, warn: keep } as never }), {
    url: `${standIns.url}/flockler`,
    siteUuid: FLOCKLER_DEMO.siteUuid,
    apiKey,
  });

beforeAll(async () => {
  standIns = await openStandIns({ parts: [flocklerPart()] });
});
afterAll(() => standIns.close());

describeSocialSupplier('Flockler', async () => open());

describe('Flockler on the wire', () => {
  it('[SOC-01] names pictures that can be had', async () => {
    const [post] = await open().posts({ channels: ['instagram'], tags: [], count: 1 });
    const picture = await fetch(post!.images[0]!.url);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  });

  it('[SOC-01] asks for a brand’s own site with its own key', async () => {
    const question = { channels: ['tiktok' as const], tags: [], count: 3 };
    const own = { uuid: FLOCKLER_DEMO.siteUuid, apiKey: FLOCKLER_DEMO.apiKey };
    expect(await open('wrong-key').posts({ ...question, site: own })).not.toEqual([]);
    await expect(open().posts({ ...question, site: { ...own, uuid: 'nobody' } })).rejects.toThrow();
  });

  it('fails without its key, which no log shows', async () => {
    const question = { channels: ['tiktok' as const], tags: [], count: 3 };
    await expect(open('wrong-key').posts(question)).rejects.toMatchObject({ status: 401 });
    expect(JSON.stringify(lines)).not.toMatch(/wrong-key|demo-flockler-key/);
  });
});
