import type { Logger } from 'pino';
import type { Catalogue } from '#server/catalogue/catalogue.server.ts';
import type { ChangeFeed } from '#server/db/changes.server.ts';
import type { SearchEngine } from '#suppliers/search/contract.ts';
import type { SearchDocument } from '#suppliers/search/document.ts';
import { toSearchDocument } from './search-document.server.ts';

/** Every product as a document, for building an index from nothing. */
export async function* everyDocument(catalogue: Catalogue): AsyncGenerator<SearchDocument> {
  for await (const products of catalogue.everyProduct()) {
    for (const product of products) yield toSearchDocument(product);
  }
}

/** Keeps the index in step with the database: whatever any process changes is read again and put. */
export function keepIndexInStep(
  engine: SearchEngine,
  catalogue: Catalogue,
  changes: ChangeFeed,
  log: Pick<Logger, 'error'>,
): () => void {
  let work = Promise.resolve();
  return changes.subscribe((tags) => {
    const ids = tags.filter((tag) => tag.startsWith('product:')).map((tag) => tag.slice('product:'.length));
    if (ids.length === 0) return;
    work = work
      .then(() => putAgain(engine, catalogue, ids))
      .catch((error) => log.error({ err: error }, 'the search index missed a change'));
    return work;
  });
}

/** A whole catalogue may have changed at once: so many are read at a time. */
const AT_ONCE = 500;

async function putAgain(engine: SearchEngine, catalogue: Catalogue, changed: string[]) {
  for (let from = 0; from < changed.length; from += AT_ONCE)
    await putSome(engine, catalogue, changed.slice(from, from + AT_ONCE));
}

async function putSome(engine: SearchEngine, catalogue: Catalogue, ids: string[]) {
  const products = await catalogue.productsByIds(ids);
  const present = new Set(products.map(({ id }) => id));
  await engine.put(products.map(toSearchDocument));
  await engine.remove(ids.filter((id) => !present.has(id)));
}
