import type { SearchDocument } from '@selvedge/search-index/document.ts';
import type { Logger } from 'pino';
import type { Catalogue } from '#commerce/catalogue/catalogue.server.ts';
import type { Product } from '#commerce/catalogue/product.ts';
import type { ChangeFeed } from '#server/db/changes.server.ts';
import type { IndexProgress } from './index-progress.server.ts';
import type { SearchEngine } from './provider.ts';
import { toListedDocument } from './search-document.server.ts';

type Target = Pick<SearchEngine, 'put' | 'remove'>;
/** The catalogue, and the price list of the default brand. */
interface Source extends Pick<Catalogue, 'productsByIds' | 'listedPrices'> {
  ownList: string;
}

/** Every product as a document, to build an index from scratch. */
export async function* everyDocument(
  catalogue: Pick<Catalogue, 'everyProduct' | 'listedPrices'>,
  ownList: string,
): AsyncGenerator<SearchDocument> {
  let ready: Promise<SearchDocument[]> = Promise.resolve([]);
  for await (const products of catalogue.everyProduct(null)) {
    const next = toDocuments(catalogue, products, ownList);
    // Its prices are read while the documents before it are used. An error is thrown when these are wanted.
    next.catch(() => {});
    yield* await ready;
    ready = next;
  }
  yield* await ready;
}

async function toDocuments(
  { listedPrices }: Pick<Catalogue, 'listedPrices'>,
  products: readonly Product[],
  ownList: string,
): Promise<SearchDocument[]> {
  const listed = await listedPrices(products.map(({ id }) => id));
  return products.map((product) => toListedDocument(product, listed.get(product.id) ?? [], ownList));
}

const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 60_000;

/**
 * Keeps the index up to date with the database: a product that any process changes is read again and indexed. What could
 * not be sent because the engine is unavailable is retried, with `progress` also after a restart.
 */
export function syncIndex(
  engine: Target,
  catalogue: Source,
  changes: Pick<ChangeFeed, 'subscribe' | 'indexed'>,
  log: Pick<Logger, 'error'>,
  progress?: IndexProgress,
): () => void {
  const pendingRetries = new Set<string>();
  let work = Promise.resolve();
  let waitMs = FIRST_WAIT_MS;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function flush() {
    const ids = [...pendingRetries];
    pendingRetries.clear();
    try {
      const upTo = await progress?.newest();
      await indexProducts(engine, catalogue, ids);
      waitMs = FIRST_WAIT_MS;
      if (progress && ids.length > 0) changes.indexed(ids.map((id) => `product:${id}`));
      if (upTo !== undefined && pendingRetries.size === 0) await progress?.store(upTo);
    } catch (error) {
      for (const id of ids) pendingRetries.add(id);
      log.error(
        { err: error, pendingRetries: pendingRetries.size },
        'search index update failed: it is retried',
      );
      scheduleRetry();
    }
  }

  function scheduleRetry() {
    if (timer || isStopped) return;
    timer = setTimeout(() => {
      timer = undefined;
      work = work.then(flush);
    }, waitMs).unref();
    waitMs = Math.min(LONGEST_WAIT_MS, waitMs * 2);
  }

  async function sendMissed(from: IndexProgress) {
    for (const id of await from.missed()) pendingRetries.add(id);
    await flush();
  }

  if (progress) work = work.then(() => sendMissed(progress)).catch(scheduleRetry);
  const unsubscribe = changes.subscribe((tags) => {
    const ids = tags.filter((tag) => tag.startsWith('product:')).map((tag) => tag.slice('product:'.length));
    if (ids.length === 0) return;
    for (const id of ids) pendingRetries.add(id);
    work = work.then(flush);
    // An index in this process is current before pages are purged. Another service takes its time: pages with a new price do
    // not wait for it, and are purged again when it has the change.
    return progress ? undefined : work;
  });
  return () => {
    isStopped = true;
    clearTimeout(timer);
    unsubscribe();
  };
}

/** Products read at a time, since a whole catalogue may change at once. */
const BATCH_SIZE = 500;

async function indexProducts(engine: Target, catalogue: Source, changed: string[]) {
  for (let from = 0; from < changed.length; from += BATCH_SIZE)
    await indexBatch(engine, catalogue, changed.slice(from, from + BATCH_SIZE));
}

async function indexBatch(engine: Target, catalogue: Source, ids: string[]) {
  const products = await catalogue.productsByIds(ids, null);
  const present = new Set(products.map(({ id }) => id));
  await engine.put(await toDocuments(catalogue, products, catalogue.ownList));
  await engine.remove(ids.filter((id) => !present.has(id)));
}
