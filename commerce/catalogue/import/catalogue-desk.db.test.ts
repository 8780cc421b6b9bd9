import { expect, it, vi } from 'vitest';
import { databaseForTest } from '#tests/database.ts';
import { createCatalogueDesk } from './catalogue-desk.server.ts';
import { createCatalogueDoor } from './catalogue-door.server.ts';

const defaults = { currency: 'GBP', country: 'GB', currencies: ['GBP'] };
const about = {
  kind: 'products',
  via: 'page',
  who: 'ada@example.com',
  fileName: 'a.jsonl',
  isWhole: false,
} as const;
const men = '{"kind":"category","slug":"men","names":{"en-GB":"Männer"}}\n';

/** In pieces that cut a letter in two. */
async function* asBytes(text: string, size = 7) {
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

it('a file that was received is looked at, applied once, and remembered', async () => {
  const database = await databaseForTest();
  const log = { error: vi.fn() };
  const desk = createCatalogueDesk({ database, defaults, log });
  const id = await desk.receive(about, asBytes(men));
  await vi.waitFor(async () => expect((await desk.entry(id))?.state).toBe('checked'));
  expect((await desk.entry(id))?.report).toMatchObject({ isDryRun: true, added: 1, refused: 0 });
  expect(await desk.count()).toMatchObject({ products: 0, categories: 0 });
  const begun = await Promise.all([desk.apply(id, 'ada@example.com'), desk.apply(id, 'bo@example.com')]);
  expect(begun.filter(Boolean)).toHaveLength(1);
  await vi.waitFor(async () => expect((await desk.entry(id))?.state).toBe('done'));
  expect(await desk.count()).toMatchObject({ categories: 1 });
  expect((await database.pool.query('select names from category')).rows).toEqual([
    { names: { 'en-GB': 'Männer' } },
  ]);
  expect(await desk.apply(id, 'ada@example.com')).toBe(false);
  expect((await desk.history()).map(({ fileName, via, state }) => [fileName, via, state])).toEqual([
    ['a.jsonl', 'page', 'done'],
  ]);
  expect((await database.pool.query('select 1 from catalogue_upload')).rows).toEqual([]);
  expect(log.error).not.toHaveBeenCalled();
});

it('half a file can never be applied', async () => {
  const database = await databaseForTest();
  const desk = createCatalogueDesk({ database, defaults, log: { error: vi.fn() } });
  async function* broken() {
    yield new TextEncoder().encode(men.repeat(20_000));
    throw new Error('the line was cut');
  }
  await expect(desk.receive({ ...about, isWhole: true }, broken())).rejects.toThrow('the line was cut');
  const [entry] = await desk.history();
  expect(entry?.state).toBe('failed');
  expect(await desk.apply(entry!.id, 'ada@example.com')).toBe(false);
});

it('other systems need the token, and may not guess for long', async () => {
  const database = await databaseForTest();
  expect(await createCatalogueDoor(database, undefined).knock('Bearer x', '::1')).toEqual({ kind: 'none' });
  const door = createCatalogueDoor(database, 'a-token-of-twenty-four-letters');
  expect(await door.knock('Bearer a-token-of-twenty-four-letters', '::1')).toEqual({ kind: 'open' });
  expect(await door.knock(null, '::1')).toEqual({ kind: 'wrong' });
  for (let guess = 0; guess < 19; guess++) await door.knock(`Bearer ${guess}`, '::1');
  expect(await door.knock('Bearer again', '::1')).toMatchObject({ kind: 'too-many' });
});
