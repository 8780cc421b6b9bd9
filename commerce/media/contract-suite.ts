import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { MediaStorage } from './provider.ts';

/** What every media storage does. */
export function mediaStorageSuite(open: () => Promise<MediaStorage>): void {
  const newKey = () => `originals/${randomUUID()}.webp`;

  it('[RUN-02] reads back exactly the bytes that were written', async () => {
    const storage = await open();
    const key = newKey();
    const body = Buffer.from(Array.from({ length: 70_000 }, (_, at) => (at * 31) % 256));
    await storage.write(key, body, 'image/webp');
    expect((await storage.read(key))?.equals(body)).toBe(true);
  });

  it('[RUN-02] has null for a key that was never written', async () => {
    expect(await (await open()).read(newKey())).toBeNull();
  });

  it('[RUN-02] replaces what is stored under a key', async () => {
    const storage = await open();
    const key = newKey();
    await storage.write(key, Buffer.from('one'), 'image/webp');
    await storage.write(key, Buffer.from('another'), 'image/webp');
    expect(String(await storage.read(key))).toBe('another');
  });

  it('[RUN-02] removes a file, and does not mind one that is not there', async () => {
    const storage = await open();
    const key = newKey();
    await storage.write(key, Buffer.from('one'), 'image/webp');
    await storage.remove(key);
    await storage.remove(key);
    expect(await storage.read(key)).toBeNull();
  });

  it('[RUN-02] is shared by all processes that use it', async () => {
    const key = newKey();
    await (await open()).write(key, Buffer.from('shared'), 'image/webp');
    expect(String(await (await open()).read(key))).toBe('shared');
  });

  it.each(['../secret', 'originals/../../secret', '/etc/passwd', 'originals', 'a b/c', ''])(
    '[RUN-02] refuses %s as a key',
    async (key) => {
      const storage = await open();
      await expect(storage.read(key)).rejects.toThrow('not a media key');
      await expect(storage.write(key, Buffer.from('x'), 'image/webp')).rejects.toThrow('not a media key');
    },
  );
}
