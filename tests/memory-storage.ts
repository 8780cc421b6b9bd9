import { checkMediaKey, type MediaStorage } from '#commerce/media/provider.ts';

/** A media storage for one test. */
export function openMemoryStorage(): MediaStorage & { files: Map<string, Buffer> } {
  const files = new Map<string, Buffer>();
  return {
    files,
    read: async (key) => files.get(checkMediaKey(key)) ?? null,
    write: async (key, body) => void files.set(checkMediaKey(key), Buffer.from(body)),
    remove: async (key) => void files.delete(checkMediaKey(key)),
    createUpload: () => null,
  };
}
