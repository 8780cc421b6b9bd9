import { expect, it, vi } from 'vitest';
import { databaseForTest } from '#tests/database.ts';
import { eventually } from '#tests/eventually.ts';
import { openMemoryStorage } from '#tests/memory-storage.ts';
import { createImportApiGuard } from './import-api-guard.server.ts';
import { createCatalogueImportService } from './import-service.server.ts';

const defaults = { currency: 'GBP', country: 'GB', currencies: ['GBP'] };
const about = {
  kind: 'products',
  via: 'page',
  who: 'ada@example.com',
  fileName: 'a.jsonl',
  isWhole: false,
} as const;
const men = '{"kind":"category","slug":"men","names":{"en-GB":"Männer"}}\n';

/** In chunks that split a multi-byte character. */
async function* asBytes(text: string, size = 7) {
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

it('an uploaded file is checked by a dry run, applied once, and listed in the history', async () => {
  const database = await databaseForTest();
  const log = { error: vi.fn() };
  const service = createCatalogueImportService({ database, storage: openMemoryStorage(), defaults, log });
  const id = await service.upload(about, asBytes(men));
  await eventually(async () => expect((await service.entry(id))?.state).toBe('checked'));
  expect((await service.entry(id))?.report).toMatchObject({ isDryRun: true, added: 1, refused: 0 });
  expect(await service.count()).toMatchObject({ products: 0, categories: 0 });
  const begun = await Promise.all([
    service.apply(id, 'ada@example.com'),
    service.apply(id, 'bo@example.com'),
  ]);
  expect(begun.filter(Boolean)).toHaveLength(1);
  await eventually(async () => expect((await service.entry(id))?.state).toBe('done'));
  expect(await service.count()).toMatchObject({ categories: 1 });
  expect((await database.pool.query('select names from category')).rows).toEqual([
    { names: { 'en-GB': 'Männer' } },
  ]);
  expect(await service.apply(id, 'ada@example.com')).toBe(false);
  expect((await service.history()).map(({ fileName, via, state }) => [fileName, via, state])).toEqual([
    ['a.jsonl', 'page', 'done'],
  ]);
  expect((await database.pool.query('select 1 from catalogue_upload')).rows).toEqual([]);
  expect(log.error).not.toHaveBeenCalled();
});

it('an upload that broke off can never be applied', async () => {
  const database = await databaseForTest();
  const service = createCatalogueImportService({
    database,
    storage: openMemoryStorage(),
    defaults,
    log: { error: vi.fn() },
  });
  async function* broken() {
    yield new TextEncoder().encode(men.repeat(20_000));
    throw new Error('connection closed');
  }
  await expect(service.upload({ ...about, isWhole: true }, broken())).rejects.toThrow('connection closed');
  const [entry] = await service.history();
  expect(entry?.state).toBe('failed');
  expect(await service.apply(entry!.id, 'ada@example.com')).toBe(false);
});

it('the import API requires the token and limits wrong guesses', async () => {
  const database = await databaseForTest();
  expect(await createImportApiGuard(database, undefined).authenticate('Bearer x', '::1')).toEqual({
    kind: 'disabled',
  });
  const guard = createImportApiGuard(database, 'a-token-of-twenty-four-letters');
  expect(await guard.authenticate('Bearer a-token-of-twenty-four-letters', '::1')).toEqual({
    kind: 'allowed',
  });
  expect(await guard.authenticate(null, '::1')).toEqual({ kind: 'denied' });
  for (let guess = 0; guess < 19; guess++) await guard.authenticate(`Bearer ${guess}`, '::1');
  expect(await guard.authenticate('Bearer again', '::1')).toMatchObject({ kind: 'too-many' });
});
