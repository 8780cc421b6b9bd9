import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Product } from '#domain/catalogue/product.ts';
import type { Catalogue } from '#server/catalogue/catalogue.server.ts';
import type { ChangeFeed } from '#server/db/changes.server.ts';
import type { PictureSource } from '#server/pictures/picture-service.server.ts';
import { createWorkQueue } from '#server/pictures/work-queue.server.ts';
import { decodeFeatures, encodeFeatures } from './feature-code.server.ts';
import { readPicture, toPixels } from './read-picture.server.ts';
import { openVisualThread } from './visual-thread.server.ts';

export interface LookAlike {
  productId: string;
  /** The colour that looks like it. */
  colour: string;
}

/** Searching by picture over our own products' pictures. */
export interface VisualSearch {
  /** What a picture from outside looks like, as a piece of an address. */
  read(file: Uint8Array): Promise<string>;
  /** The same for a product's own picture; null when there is none yet. */
  codeOf(src: string): Promise<string | null>;
  /** Products that look like it, the most alike first, each once; null when the code is not ours. */
  lookAlikes(code: string): Promise<LookAlike[] | null>;
  /** False until the first pictures have been looked at. */
  isReady(): boolean;
  close(): Promise<void>;
}

export interface VisualSearchOptions {
  catalogue: Pick<Catalogue, 'everyProduct' | 'productsByIds'>;
  changes: ChangeFeed;
  sources: PictureSource[];
  file: string;
  log: Pick<Logger, 'error' | 'info'>;
  /** Milliseconds after the start before pictures are looked at: first the shop opens. */
  startAfterMs?: number;
}

/** So many products are worth showing; beyond that nothing is alike. */
const MOST_ALIKE = 300;
const NEAREST_PICTURES = 900;
const MOST_PICTURES = 60_000;
/** Small enough to be drawn fast, large enough to tell one print from another. */
const DRAWN_AT = 80;
const REST_MS = 25;
const SAVE_EVERY = 500;
const START_AFTER_MS = 20_000;
const CATALOGUE_REST_MS = 60_000;

export function createVisualSearch(options: VisualSearchOptions): VisualSearch {
  const { catalogue, changes, sources, log } = options;
  const thread = openVisualThread(options.file);
  const reading = createWorkQueue({ atOnce: 2, waiting: 20 });
  const stopping = new AbortController();
  const products = new Map<string, LookAlike[]>();
  const knownIds = new Set<string>();
  let newIds: Set<string> | 'all' = 'all';
  let isLearning = false;

  // Stock and prices change all day and nothing looks different for it: only products nobody knew count.
  const unsubscribe = changes.subscribe((tags) => {
    const ids = tags.filter((tag) => tag.startsWith('product:')).map((tag) => tag.slice('product:'.length));
    const unknown = ids.filter((id) => !knownIds.has(id));
    if (tags.includes('catalogue')) newIds = 'all';
    else if (newIds !== 'all') for (const id of unknown) newIds.add(id);
    if (newIds === 'all' || newIds.size > 0) void learnInBackground(CATALOGUE_REST_MS);
  });
  void learnInBackground(options.startAfterMs ?? START_AFTER_MS);

  /** Looks at pictures one at a time with rests between, so that shoppers come first. */
  async function learnInBackground(afterMs: number): Promise<void> {
    if (isLearning) return;
    isLearning = true;
    try {
      await pause(afterMs, undefined, { signal: stopping.signal, ref: false });
      while (newIds === 'all' || newIds.size > 0) {
        const ids = newIds;
        newIds = new Set();
        await gatherPictures(ids);
        await learn();
      }
    } catch (error) {
      if (!stopping.signal.aborted) log.error({ err: error }, 'visual search could not look at all pictures');
    } finally {
      isLearning = false;
    }
  }

  async function gatherPictures(ids: Set<string> | 'all') {
    if (ids !== 'all') {
      addFrontPictures(await catalogue.productsByIds([...ids]));
      return;
    }
    products.clear();
    for await (const batch of catalogue.everyProduct()) addFrontPictures(batch);
  }

  /** The first picture of every colour, and which products it shows. */
  function addFrontPictures(batch: readonly Product[]) {
    for (const { id, colours } of batch) {
      knownIds.add(id);
      for (const { colour, images } of colours) {
        const src = images[0]?.src;
        if (!src || products.size >= MOST_PICTURES) continue;
        const shown = products.get(src);
        if (shown) shown.push({ productId: id, colour });
        else products.set(src, [{ productId: id, colour }]);
      }
    }
  }

  async function learn() {
    const unseen = await thread.offer([...products.keys()]);
    let learnt = 0;
    for (const src of unseen) {
      const picture = findPicture(src);
      if (!picture) continue;
      try {
        await thread.learn(src, await toPixels(await picture.draw(DRAWN_AT)));
      } catch (error) {
        log.error({ err: error, src }, 'visual search could not look at a picture');
        continue;
      }
      if (++learnt % SAVE_EVERY === 0) await thread.save();
      await pause(REST_MS, undefined, { signal: stopping.signal, ref: false });
    }
    if (learnt > 0) {
      await thread.save();
      log.info({ pictures: learnt }, 'visual search has looked at new pictures');
    }
  }

  function findPicture(src: string) {
    for (const source of sources) {
      const found = source.find(src);
      if (found) return found;
    }
    return null;
  }

  return {
    read: (file) => reading.run(async () => encodeFeatures(await thread.describe(await readPicture(file)))),

    async codeOf(src) {
      const known = await thread.featuresOf(src);
      if (known) return encodeFeatures(known);
      const picture = findPicture(src);
      if (!picture) return null;
      return encodeFeatures(await thread.describe(await toPixels(await picture.draw(DRAWN_AT))));
    },

    async lookAlikes(code) {
      const features = decodeFeatures(code);
      if (!features) return null;
      const near = await thread.nearest(features, NEAREST_PICTURES);
      const found = new Map<string, LookAlike>();
      for (const { src } of near) {
        for (const alike of products.get(src) ?? []) {
          if (!found.has(alike.productId)) found.set(alike.productId, alike);
        }
      }
      return [...found.values()].slice(0, MOST_ALIKE);
    },

    isReady: () => products.size > 0,

    async close() {
      stopping.abort();
      unsubscribe();
      await thread.close();
    },
  };
}
