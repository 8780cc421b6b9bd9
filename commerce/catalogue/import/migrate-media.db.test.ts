import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrateMedia } from '#commerce/media/migrate-media.server.ts';
import { type TestDatabase, testDatabase } from '#tests/database.ts';
import { openMemoryStorage } from '#tests/memory-storage.ts';
import { uploadedPictureSource } from './uploaded-pictures.server.ts';

let database: TestDatabase;
const hashOf = (each: number) => String(each).padStart(32, '0');

beforeAll(async () => {
  database = await testDatabase();
  const body = await sharp({ create: { width: 40, height: 60, channels: 3, background: 'red' } })
    .webp()
    .toBuffer();
  for (let each = 0; each < 3; each++)
    await database.pool.query(
      `insert into own_picture (hash, body, ratio, tone) values ($1, $2, 1.5, '#ff0000')`,
      [hashOf(each), body],
    );
});
afterAll(() => database.close());

const left = async () =>
  (await database.pool.query('select count(*)::int as n from own_picture where body is not null')).rows[0].n;

it('[RUN-02] moves pictures from the database to the storage, and continues where it was interrupted', async () => {
  const storage = openMemoryStorage();
  const source = uploadedPictureSource(database, storage);
  const widthOf = async (each: number) =>
    (await source.find(`/media/own/${hashOf(each)}`)!.draw(40)).metadata().then(({ width }) => width);
  let writes = 0;
  const failing: typeof storage = {
    ...storage,
    write: (...args) =>
      ++writes > 1 ? Promise.reject(new Error('storage is away')) : storage.write(...args),
  };
  await expect(migrateMedia(database, failing)).rejects.toThrow('storage is away');
  expect([await left(), await widthOf(0), await widthOf(2)]).toEqual([2, 40, 40]);
  expect(await migrateMedia(database, storage)).toBe(2);
  expect([await left(), storage.files.size, await widthOf(2)]).toEqual([0, 3, 40]);
  expect(await migrateMedia(database, storage)).toBe(0);
});
