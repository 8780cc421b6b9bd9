import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FEATURE_BYTES, pictureDistance } from './picture-features.server.ts';

/** Version of the features: a file with another version is not used. */
const VERSION = 'features 3';

export interface NearPicture {
  src: string;
  distance: number;
}

/** The features of all known pictures, in memory and in one file. */
export class FeatureStore {
  readonly #known = new Map<string, Uint8Array>();
  readonly #shippedSrcs = new Set<string>();
  readonly #file: string;
  readonly #shipped: string | null;

  constructor(file: string, shipped: string | null = null) {
    this.#file = file;
    this.#shipped = shipped;
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

  /** The most similar pictures among the wanted ones, nearest first. */
  nearest(features: Uint8Array, limit: number, isWanted: (src: string) => boolean): NearPicture[] {
    const found: NearPicture[] = [];
    for (const [src, known] of this.#known) {
      if (isWanted(src)) found.push({ src, distance: pictureDistance(features, known) });
    }
    return found.sort((one, other) => one.distance - other.distance).slice(0, limit);
  }

  /** Loads the shipped features, then those computed here. A missing file or one of another version is ignored. */
  async load(): Promise<void> {
    for (const [src, features] of this.#shipped ? await readFeatures(this.#shipped) : []) {
      this.#known.set(src, features);
      this.#shippedSrcs.add(src);
    }
    for (const [src, features] of await readFeatures(this.#file)) this.#known.set(src, features);
  }

  /** Stores the features computed here. Written to a temporary file and renamed, so that a crash leaves the old file. */
  async save(): Promise<void> {
    const computed = [...this.#known].filter(([src]) => !this.#shippedSrcs.has(src));
    await mkdir(path.dirname(this.#file), { recursive: true });
    const draft = `${this.#file}.${process.pid}.part`;
    await writeFile(draft, writeFeatures(computed));
    await rename(draft, this.#file);
  }
}

/** Lines of `src features`. */
export function writeFeatures(known: readonly (readonly [src: string, features: Uint8Array])[]): string {
  const lines = known.map(([src, features]) => `${src} ${Buffer.from(features).toString('base64url')}`);
  return [VERSION, ...lines].join('\n');
}

async function readFeatures(file: string): Promise<[src: string, features: Uint8Array][]> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const [version, ...lines] = text.split('\n');
  if (version !== VERSION) return [];
  return lines.flatMap((line) => {
    const [src, code] = line.split(' ');
    const features = code ? new Uint8Array(Buffer.from(code, 'base64url')) : null;
    return src && features?.length === FEATURE_BYTES ? [[src, features] as [string, Uint8Array]] : [];
  });
}
