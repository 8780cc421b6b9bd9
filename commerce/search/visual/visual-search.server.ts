import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { PictureSource } from '#commerce/media/picture-service.server.ts';
import { createWorkQueue } from '#commerce/media/work-queue.server.ts';
import type { ChangeFeed } from '#server/db/changes.server.ts';
import { decodeFeatures, encodeFeatures } from './feature-code.server.ts';
import type { FrontPictures } from './front-pictures.server.ts';
import { type LookAlike, PictureShelf } from './picture-shelf.server.ts';
import { readPicture, toPixels } from './read-picture.server.ts';
import { openVisualThread } from './visual-thread.server.ts';

/** Searching by picture over our own products' pictures. */
export interface VisualSearch {
  /** What a picture from outside looks like, as a piece of an address. */
  read(file: Uint8Array): Promise<string>;
  /** The same for a product's own picture; null when there is none yet. */
  codeOf(src: string): Promise<string | null>;
  /** Products that look like it, the most alike first, each once; null when the code is not ours. */
  lookAlikes(code: string): Promise<LookAlike[] | null>;
  close(): Promise<void>;
}

export interface VisualSearchOptions {
  pictures: FrontPictures;
  changes: Pick<ChangeFeed, 'subscribe'>;
  sources: PictureSource[];
  /** Where what was learnt is kept. */
  file: string;
  /** What somebody learnt before and shipped. */
  shipped?: string;
  log: Pick<Logger, 'error' | 'info'>;
  /** Milliseconds after the start before pictures are looked at: first the shop opens. */
  startAfterMs?: number;
}

/** So many products are worth showing; beyond that nothing is alike. */
const MOST_ALIKE = 300;
const NEAREST_PICTURES = 900;
/** The smallest picture that features can be read from. */
const DRAWN_AT = 80;
const REST_MS = 25;
const SAVE_EVERY = 500;
const START_AFTER_MS = 20_000;
const CATALOGUE_REST_MS = 60_000;

export function createVisualSearch(options: VisualSearchOptions): VisualSearch {
  const { pictures, changes, sources, log } = options;
  const thread = openVisualThread({ file: options.file, shipped: options.shipped ?? null });
  const reading = createWorkQueue({ atOnce: 2, waiting: 20 });
  const stopping = new AbortController();
  const shelf = new PictureShelf(subjectOf);
  let gathering: Promise<string[]> | null = null;
  let isLearning = false;

  // Stock and prices change all day and nothing looks different for it: only products nobody knew count.
  const unsubscribe = changes.subscribe((tags) => {
    const ids = tags.filter((tag) => tag.startsWith('product:')).map((tag) => tag.slice('product:'.length));
    if (!tags.includes('catalogue') && ids.every((id) => shelf.knows(id))) return;
    gathering = null;
    void learnInBackground(CATALOGUE_REST_MS);
  });
  void learnInBackground(options.startAfterMs ?? START_AFTER_MS);

  /** Once, for whoever comes first; answers what nobody has looked at yet. */
  function gather(): Promise<string[]> {
    if (gathering) return gathering;
    const started = (async () => {
      const all = await pictures();
      shelf.clear();
      shelf.add(all);
      return thread.offer(shelf.subjects());
    })();
    started.catch(() => {
      if (gathering === started) gathering = null;
    });
    gathering = started;
    return started;
  }

  /** Looks at pictures one at a time with rests between, so that shoppers come first. */
  async function learnInBackground(afterMs: number): Promise<void> {
    if (isLearning) return;
    isLearning = true;
    try {
      await pause(afterMs, undefined, { signal: stopping.signal, ref: false });
      for (let unseen = await gather(), before: unknown = gathering; ; ) {
        await learn(unseen);
        if (before === gathering) break;
        unseen = await gather();
        before = gathering;
      }
    } catch (error) {
      if (!stopping.signal.aborted) log.error({ err: error }, 'visual search could not look at all pictures');
    } finally {
      isLearning = false;
    }
  }

  async function learn(unseen: readonly string[]) {
    let learnt = 0;
    // Neighbours by name are drawn from the same master, which is opened once.
    for (const subject of unseen.toSorted()) {
      const picture = findPicture(shelf.pictureOf(subject) ?? '');
      if (!picture) continue;
      try {
        await thread.learn(subject, await toPixels(await picture.draw(DRAWN_AT)));
      } catch (error) {
        log.error({ err: error, subject }, 'visual search could not look at a picture');
        continue;
      }
      if (++learnt % SAVE_EVERY === 0) await thread.save();
      await pause(REST_MS, undefined, { signal: stopping.signal, ref: false });
    }
    if (learnt === 0) return;
    await thread.save();
    log.info({ pictures: learnt }, 'visual search has looked at new pictures');
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
      return encodeFeatures(await thread.describe(await toPixels(await picture.draw(DRAWN_AT))));
    },

    async lookAlikes(code) {
      const features = decodeFeatures(code);
      if (!features) return null;
      await gather();
      const near = await thread.nearest(features, NEAREST_PICTURES);
      return shelf.productsOf(
        near.map(({ src }) => src),
        MOST_ALIKE,
      );
    },

    async close() {
      stopping.abort();
      unsubscribe();
      await thread.close();
    },
  };
}
