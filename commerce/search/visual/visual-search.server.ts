import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { PictureSource } from '#commerce/media/picture-service.server.ts';
import { createWorkQueue } from '#commerce/media/work-queue.server.ts';
import type { ChangeFeed } from '#server/db/changes.server.ts';
import type { FrontPictures } from './front-pictures.server.ts';
import { decodeFeatures, encodeFeatures } from './picture-features.server.ts';
import { PictureIndex, type SimilarProduct } from './picture-index.server.ts';
import { readPicture, toPixels } from './read-picture.server.ts';
import { createVisualThread } from './visual-thread.server.ts';

/** Finds products by a picture. */
export interface VisualSearch {
  /** Describes an uploaded picture as a code for a URL. */
  read(file: Uint8Array): Promise<string>;
  /** The code of a product's picture; null when there is none yet. */
  codeOf(src: string): Promise<string | null>;
  /** Similar products, the most similar first, each once; null for an invalid code. */
  findVisuallySimilar(code: string): Promise<SimilarProduct[] | null>;
  close(): Promise<void>;
}

export interface VisualSearchOptions {
  pictures: FrontPictures;
  changes: Pick<ChangeFeed, 'subscribe'>;
  sources: PictureSource[];
  /** File for the computed features. */
  file: string;
  /** File with features that were computed before. */
  shipped?: string;
  log: Pick<Logger, 'error' | 'info'>;
  /** Milliseconds after the start before features are computed, so that the start is not slowed down. */
  startAfterMs?: number;
}

/** Products in a result; the ones after them are hardly similar. */
const MAX_SIMILAR = 300;
const NEAREST_PICTURES = 900;
/** Width of the pictures that features are computed from. */
const DRAW_WIDTH = 80;
const PAUSE_MS = 25;
const SAVE_EVERY = 500;
const START_AFTER_MS = 20_000;
const AFTER_CHANGE_MS = 60_000;

export function createVisualSearch(options: VisualSearchOptions): VisualSearch {
  const { pictures, changes, sources, log } = options;
  const thread = createVisualThread({ file: options.file, shipped: options.shipped ?? null });
  const reading = createWorkQueue({ atOnce: 2, waiting: 20 });
  const stopping = new AbortController();
  const pictureIndex = new PictureIndex(subjectOf);
  /** The pictures for sale; resolves to those without features. */
  let loading: Promise<string[]> | null = null;
  let isComputing = false;

  // Stock and price changes do not change pictures, so only new products matter.
  const unsubscribe = changes.subscribe((tags) => {
    const ids = tags.filter((tag) => tag.startsWith('product:')).map((tag) => tag.slice('product:'.length));
    if (!tags.includes('catalogue') && ids.every((id) => pictureIndex.has(id))) return;
    loading = null;
    void computeInBackground(AFTER_CHANGE_MS);
  });
  void computeInBackground(options.startAfterMs ?? START_AFTER_MS);

  /** Loads the pictures for sale once; resolves to those without features. */
  function loadPictures(): Promise<string[]> {
    if (loading) return loading;
    const started = (async () => {
      const all = await pictures();
      pictureIndex.clear();
      pictureIndex.add(all);
      return thread.setForSale(pictureIndex.subjects());
    })();
    started.catch(() => {
      if (loading === started) loading = null;
    });
    loading = started;
    return started;
  }

  /** Computes features one picture at a time with pauses, so that requests are not slowed down. */
  async function computeInBackground(afterMs: number): Promise<void> {
    if (isComputing) return;
    isComputing = true;
    try {
      await pause(afterMs, undefined, { signal: stopping.signal, ref: false });
      for (let missing = await loadPictures(), before: unknown = loading; ; ) {
        await computeFeatures(missing);
        if (before === loading) break;
        missing = await loadPictures();
        before = loading;
      }
    } catch (error) {
      if (!stopping.signal.aborted)
        log.error({ err: error }, 'visual search: computing picture features failed');
    } finally {
      isComputing = false;
    }
  }

  async function computeFeatures(missing: readonly string[]) {
    let computed = 0;
    // Sorted, because pictures with similar names are drawn from the same original, which is then opened once.
    for (const subject of missing.toSorted()) {
      const picture = findPicture(pictureIndex.pictureOf(subject) ?? '');
      if (!picture) continue;
      try {
        await thread.addPicture(subject, await toPixels(await picture.draw(DRAW_WIDTH)));
      } catch (error) {
        log.error({ err: error, subject }, 'visual search: picture features failed');
        continue;
      }
      if (++computed % SAVE_EVERY === 0) await thread.save();
      await pause(PAUSE_MS, undefined, { signal: stopping.signal, ref: false });
    }
    if (computed === 0) return;
    await thread.save();
    log.info({ pictures: computed }, 'visual search: picture features computed');
  }

  function findPicture(src: string) {
    for (const source of sources) {
      const found = source.find(src);
      if (found) return found;
    }
    return null;
  }

  function subjectOf(src: string): string {
    return findPicture(src)?.subject ?? src;
  }

  return {
    read: (file) => reading.run(async () => encodeFeatures(await thread.describe(await readPicture(file)))),

    async codeOf(src) {
      const known = await thread.featuresOf(subjectOf(src));
      if (known) return encodeFeatures(known);
      const picture = findPicture(src);
      if (!picture) return null;
      return encodeFeatures(await thread.describe(await toPixels(await picture.draw(DRAW_WIDTH))));
    },

    async findVisuallySimilar(code) {
      const features = decodeFeatures(code);
      if (!features) return null;
      await loadPictures();
      const nearest = await thread.nearest(features, NEAREST_PICTURES);
      return pictureIndex.productsOf(
        nearest.map(({ src }) => src),
        MAX_SIMILAR,
      );
    },

    async close() {
      stopping.abort();
      unsubscribe();
      await thread.close();
    },
  };
}
