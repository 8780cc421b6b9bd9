import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FEATURE_BYTES, pictureDistance } from './picture-features.server.ts';

/** Names the way features are made: a file made another way is not used. */
const VERSION = 'features 2';

export interface NearPicture {
  src: string;
  distance: number;
}

/** The features of every picture we know, in memory and in one file. */
export class FeatureStore {
  readonly #known = new Map<string, Uint8Array>();
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  get size(): number {
    return this.#known.size;
  }

  has(src: string): boolean {
    return this.#known.has(src);
  }

  get(src: string): Uint8Array | null {
    return this.#known.get(src) ?? null;
  }

  set(src: string, features: Uint8Array): void {
    this.#known.set(src, features);
  }

  /** The nearest of those that are for sale, nearest first. */
  nearest(features: Uint8Array, limit: number, isWanted: (src: string) => boolean): NearPicture[] {
    const found: NearPicture[] = [];
    for (const [src, known] of this.#known) {
      if (isWanted(src)) found.push({ src, distance: pictureDistance(features, known) });
    }
    return found.sort((one, other) => one.distance - other.distance).slice(0, limit);
  }

  /** Lines of `src features`; a file that is missing or of another version leaves the store empty. */
  async load(): Promise<void> {
    const text = await readFile(this.#file, 'utf8').catch(() => '');
    const [version, ...lines] = text.split('\n');
    if (version !== VERSION) return;
    for (const line of lines) {
      const [src, code] = line.split(' ');
      const features = code ? new Uint8Array(Buffer.from(code, 'base64url')) : null;
      if (src && features?.length === FEATURE_BYTES) this.#known.set(src, features);
    }
  }

  /** Written beside and moved into place, so that a crash leaves the old file whole. */
  async save(): Promise<void> {
    const lines = [...this.#known].map(
      ([src, features]) => `${src} ${Buffer.from(features).toString('base64url')}`,
    );
    await mkdir(path.dirname(this.#file), { recursive: true });
    const draft = `${this.#file}.${process.pid}.part`;
    await writeFile(draft, [VERSION, ...lines].join('\n'));
    await rename(draft, this.#file);
  }
}
