import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Three-dimensional models by their id. */
export interface Models {
  read(voxeloId: string): Promise<Uint8Array | null>;
}

const MODEL_ID = /^[\w-]{1,64}$/;
const DEMO_MODELS = path.resolve(import.meta.dirname, '../../packages/demo-store/media/models');

export function createModels(folder = DEMO_MODELS): Models {
  const known = new Map<string, Promise<Uint8Array | null>>();
  return {
    async read(voxeloId) {
      if (!MODEL_ID.test(voxeloId)) return null;
      const held = known.get(voxeloId);
      if (held) return held;
      const found = readFile(path.join(folder, `${voxeloId}.glb`)).catch(() => null);
      const bytes = await found;
      // Only what exists is kept: unknown ids come without end.
      if (bytes) known.set(voxeloId, found);
      return bytes;
    },
  };
}
