import { readFirst } from './read-first.server.ts';

/** 3D models by id. */
export interface Models {
  read(voxeloId: string): Promise<Uint8Array | null>;
}

const MODEL_ID = /^[\w-]{1,64}$/;

/** Uses the first folder that has the model. */
export function createModels(folders: readonly string[]): Models {
  const cache = new Map<string, Promise<Uint8Array | null>>();
  return {
    async read(voxeloId) {
      if (!MODEL_ID.test(voxeloId)) return null;
      const cached = cache.get(voxeloId);
      if (cached) return cached;
      const found = readFirst(folders, `${voxeloId}.glb`);
      const bytes = await found;
      // Only existing models are cached, since the number of unknown ids is unbounded.
      if (bytes) cache.set(voxeloId, found);
      return bytes;
    },
  };
}
