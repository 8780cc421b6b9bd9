import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { followChanges } from '#server/db/changes.server.ts';
import { databaseForTest } from '#tests/database.ts';
import { BadContentFile, exportContent, importContent } from './content-files.server.ts';
import { createContentStore } from './content-store.server.ts';
import { createRedirects } from './redirects.server.ts';

const moved = (key: string, to: string, audience: { brand?: string; locale?: string } = {}) => ({
  kind: 'moved',
  key,
  brand: '*',
  locale: '*',
  body: { to, lasts: 'good' },
  ...audience,
});

async function openMoves(now = () => new Date()) {
  const database = await databaseForTest();
  const changes = await followChanges(database);
  onTestFinished(() => changes.close());
  const store = createContentStore(database);
  const log = { error: vi.fn() };
  const redirects = await createRedirects({ store, changes, log, now });
  const nextChange = () => new Promise<string[]>((resolve) => changes.subscribe(resolve));
  const publish = async (...versions: Parameters<typeof store.publish>) => {
    const change = nextChange();
    await store.publish(...versions);
    await change;
  };
  return { store, redirects, publish };
}

it('applies a redirect as soon as it is published, only for its brand and language', async () => {
  const { redirects, publish } = await openMoves();
  expect(redirects.find('coast', 'en-GB', '/sale')).toBeNull();
  await publish(moved('/sale', '/categories/sale'));
  await publish(moved('/sale', '/pages/coast-sale', { brand: 'coast' }));
  await publish(moved('/soldes', '/pages/soldes', { locale: 'fr' }));
  expect(redirects.find('coast', 'en-GB', '/sale')?.to).toBe('/pages/coast-sale');
  expect(redirects.find('oasis', 'nl', '/sale')).toEqual({ to: '/categories/sale', status: 301 });
  expect(redirects.find('oasis', 'fr', '/soldes')?.to).toBe('/pages/soldes');
  expect(redirects.find('oasis', 'nl', '/soldes')).toBeNull();
});

it('starts and ends redirects by schedule, and ignores invalid ones', async () => {
  let now = new Date('2026-12-10T00:00:00Z');
  const { redirects, publish } = await openMoves(() => now);
  const startsAt = new Date('2026-12-11T00:00:00Z');
  const endsAt = new Date('2026-12-12T00:00:00Z');
  await publish({ ...moved('/advent', '/pages/advent'), startsAt, endsAt });
  await publish(moved('/basket', '/pages/elsewhere'));
  await publish({ ...moved('/far', ''), body: { to: 'https://elsewhere.example', lasts: 'good' } });
  expect(redirects.find('coast', 'en-GB', '/advent')).toBeNull();
  now = startsAt;
  expect(redirects.find('coast', 'en-GB', '/advent')?.to).toBe('/pages/advent');
  now = endsAt;
  expect(redirects.find('coast', 'en-GB', '/advent')).toBeNull();
  expect(redirects.find('coast', 'en-GB', '/basket')).toBeNull();
  expect(redirects.find('coast', 'en-GB', '/far')).toBeNull();
});

it('exports and imports redirects, but refuses a loop', async () => {
  const { store, publish } = await openMoves();
  const directory = await mkdtemp(path.join(os.tmpdir(), 'moved-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  await publish(moved('/outlet/*', '/categories/*'));
  await publish(moved('/a', '/b'));
  expect(await exportContent(store, directory)).toBe(2);
  expect(await importContent(store, directory)).toBe(2);
  expect((await store.ofKind('moved')).map(({ key }) => key).sort()).toEqual(['/a', '/outlet/*']);

  await publish(moved('/b', '/a'));
  await exportContent(store, directory);
  await expect(importContent(store, directory)).rejects.toThrow(BadContentFile);
  await expect(importContent(store, directory)).rejects.toThrow('redirect loop: /a → /b → /a');
});
