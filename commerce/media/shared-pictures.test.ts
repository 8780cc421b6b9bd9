import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it, onTestFinished, vi } from 'vitest';
import { eventually } from '#tests/eventually.ts';
import { createDiskCache } from './disk-cache.server.ts';
import { createDiskStorage } from './embedded/disk-storage.server.ts';
import { createPictureService } from './picture-service.server.ts';
import type { MediaStorage } from './provider.ts';
import { createSharedPictures } from './shared-pictures.server.ts';

function scratch() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'fleet-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A machine of a fleet: a disk of its own, a storage for all. */
function openMachine(storage: Pick<MediaStorage, 'read' | 'write'>) {
  let draws = 0;
  const onError = vi.fn();
  const service = createPictureService({
    sources: [
      {
        find: () => ({
          draw: async (width) => {
            draws++;
            return sharp({ create: { width, height: width, channels: 3, background: 'red' } });
          },
        }),
      },
    ],
    store: createSharedPictures(createDiskCache(scratch(), 1_000_000), storage, onError),
    version: '1',
    avifAfterMs: 0,
  });
  onTestFinished(() => service.close());
  const ask = () => service.respond('/media/dress/240.webp', new Request('http://shop/'));
  return { ask, draws: () => draws, onError };
}

it('[RUN-02] draws a picture once for the fleet', async () => {
  const folder = createDiskStorage(scratch());
  const storage = { read: folder.read, write: vi.fn(folder.write) };
  const [one, other] = [openMachine(storage), openMachine(storage)];
  const first = await one.ask();
  await eventually(async () => {
    await Promise.all(storage.write.mock.results.map(({ value }) => value));
    expect(storage.write).toHaveBeenCalledWith(
      expect.stringMatching(/^drawn\//),
      expect.anything(),
      'image/webp',
    );
  });
  const second = await other.ask();
  expect(second.headers.get('etag')).toBe(first.headers.get('etag'));
  expect([one.draws(), other.draws()]).toEqual([1, 0]);
});

it('[RUN-02] serves pictures while the storage is away', async () => {
  const away = () => Promise.reject(new Error('storage is away'));
  const { ask, draws, onError } = openMachine({ read: away, write: away });
  expect((await ask()).status).toBe(200);
  expect((await ask()).status).toBe(200);
  expect(draws()).toBe(1);
  await eventually(() => expect(onError).toHaveBeenCalled());
});
