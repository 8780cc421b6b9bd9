import type { SearchDocument } from '@selvedge/search-index/document.ts';
import type { Logger } from 'pino';
import type { Catalogue } from '#commerce/catalogue/catalogue.server.ts';
import type { ChangeFeed } from '#server/db/changes.server.ts';
import type { SearchEngine } from './provider.ts';
import { toSearchDocument } from './search-document.server.ts';

type Target = Pick<SearchEngine, 'put' | 'remove'>;
type Source = Pick<Catalogue, 'productsByIds'>;

/** Every product as a document, for building an index from nothing. */
export async function* everyDocument(catalogue: Catalogue): AsyncGenerator<SearchDocument> {
  for await (const products of catalogue.everyProduct()) {
    for (const product of products) yield toSearchDocument(product);
  }
}

const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 60_000;

/**
 * Keeps the index in step with the database: whatever any process changes is read again and put. What an engine did not take,
 * because it is away, is owed to it and tried again.
 */
export function keepIndexInStep(
  engine: Target,
  catalogue: Source,
  changes: Pick<ChangeFeed, 'subscribe'>,
  log: Pick<Logger, 'error'>,
): () => void {
  const owed = new Set<string>();
  let work = Promise.resolve();
  let waitMs = FIRST_WAIT_MS;
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;

  async function settle() {
    const ids = [...owed];
    owed.clear();
    try {
      await putAgain(engine, catalogue, ids);
      waitMs = FIRST_WAIT_MS;
    } catch (error) {
      for (const id of ids) owed.add(id);
      log.error({ err: error, owed: owed.size }, 'the search index missed a change');
      tryLater();
    }
  }

  function tryLater() {
    if (timer || isOver) return;
    timer = setTimeout(() => {
      timer = undefined;
      work = work.then(settle);
    }, waitMs).unref();
    waitMs = Math.min(LONGEST_WAIT_MS, waitMs * 2);
  }

  const unsubscribe = changes.subscribe((tags) => {
    const ids = tags.filter((tag) => tag.startsWith('product:')).map((tag) => tag.slice('product:'.length));
    if (ids.length === 0) return;
    for (const id of ids) owed.add(id);
    work = work.then(settle);
    return work;
  });
  return () => {
    isOver = true;
    clearTimeout(timer);
    unsubscribe();
  };
}

/** A whole catalogue may have changed at once: so many are read at a time. */
const AT_ONCE = 500;

async function putAgain(engine: Target, catalogue: Source, changed: string[]) {
  for (let from = 0; from < changed.length; from += AT_ONCE)
    await putSome(engine, catalogue, changed.slice(from, from + AT_ONCE));
}

async function putSome(engine: Target, catalogue: Source, ids: string[]) {
  const products = await catalogue.productsByIds(ids);
  const present = new Set(products.map(({ id }) => id));
  await engine.put(products.map(toSearchDocument));
  await engine.remove(ids.filter((id) => !present.has(id)));
}
