import { LRUCache } from 'lru-cache';
import type { PictureStore } from './picture-service.server.ts';
import { drawnKey, type MediaStorage } from './provider.ts';
import { createWorkQueue } from './work-queue.server.ts';

/** How long a picture that the fleet has not drawn yet is not asked for again. */
const MISSING_MS = 3_000;
const TYPES: Record<string, string> = { RIFF: 'image/webp' };

/**
 * Drawn pictures that a fleet shares: each is drawn once, stored for all, and cached on the disk of every machine that has
 * served it. While the storage is away, every machine draws for itself.
 */
export function createSharedPictures(
  disk: PictureStore,
  storage: Pick<MediaStorage, 'read' | 'write'>,
  onError: (error: unknown) => void,
): PictureStore {
  const missing = new LRUCache<string, true>({ max: 20_000, ttl: MISSING_MS });
  const sending = createWorkQueue({ atOnce: 4, waiting: 500 });

  return {
    has: disk.has,

    async read(key) {
      const local = await disk.read(key);
      if (local || missing.has(key)) return local;
      const shared = await storage.read(drawnKey(key)).catch((error) => {
        onError(error);
        return null;
      });
      if (shared) await disk.write(key, shared).catch(onError);
      else missing.set(key, true);
      return shared;
    },

    async write(key, body) {
      missing.delete(key);
      const type = TYPES[body.toString('latin1', 0, 4)] ?? 'image/avif';
      // The visitor does not wait for the storage.
      sending.run(() => storage.write(drawnKey(key), body, type)).catch(onError);
      await disk.write(key, body);
    },
  };
}
