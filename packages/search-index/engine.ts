import { randomUUID } from 'node:crypto';
import { fullBits } from './bitset.ts';
import { type BuildShop, type DocumentStream, LocalShop, ThreadedShop } from './build-threads.ts';
import type { SearchDocument } from './document.ts';
import { IndexWriter } from './index-writer.ts';
import { LocalDesk, type OnThreadLost, type QueryDesk, ThreadedDesk } from './query-threads.ts';
import type { Affinity } from './rule-book.ts';
import { emptyChange } from './segment.ts';
import { SnapshotKeeper } from './snapshot-store.ts';
import type {
  DocumentPatch,
  FacetTerm,
  SearchQuery,
  SearchResult,
  SearchRules,
  Suggestions,
  SuggestRequest,
} from './types.ts';

export interface EmbeddedSearchOptions {
  /** Query threads; 0 answers in the calling thread. */
  workers: number;
  rules: SearchRules;
  /** Where documents come from when there is no usable snapshot; a function is not called unless it is needed. */
  documents: DocumentStream | (() => DocumentStream);
  snapshotPath?: string;
  /** Names the state of the catalogue; a snapshot made from another state is not used. */
  sourceVersion?: string;
  /** A shopper's leanings by personalisation token; null when nothing is known. */
  affinityOf?: (userToken: string) => Affinity | null | Promise<Affinity | null>;
  /** The search test that a query takes part in. Its `test:variant` is a rule context. */
  abTestOf?: (query: SearchQuery) => SearchTest | null;
  newQueryId?: () => string;
  /** Where the threads' code lies, when it is not beside the engine's (a bundled server). */
  scripts?: { query: URL; build: URL };
  /** Told of a lost thread, a failed merge or a failed snapshot; the engine goes on after each. */
  onError?: (error: unknown) => void;
}

export interface SearchTest {
  testId: string;
  variantId: string;
}

interface Parts {
  shop: BuildShop;
  desk: QueryDesk;
  writer: IndexWriter;
  /** Stores the snapshot, if there is to be one and it is not stored yet. */
  save: () => Promise<void>;
}

/** The search engine that needs nothing but this process. */
export async function createEmbeddedSearch(options: EmbeddedSearchOptions): Promise<EmbeddedSearch> {
  const onError = options.onError ?? ((error: unknown) => console.error('search:', error));
  const shop = options.workers > 0 ? new ThreadedShop(options.scripts?.build) : new LocalShop();
  const keeper = new SnapshotKeeper(shop, options.snapshotPath ?? null, options.sourceVersion ?? '');
  const onThreadLost: OnThreadLost = (reason, revive) => {
    onError(reason);
    writer.between(() => revive({ ...emptyChange(), added: writer.state() })).catch(onError);
  };
  const desk: QueryDesk =
    options.workers > 0
      ? new ThreadedDesk(options.workers, options.rules, onThreadLost, options.scripts?.query)
      : new LocalDesk(options.rules);
  const save = () => writer.between(() => keeper.save(writer.state())).catch(onError);
  const writer = new IndexWriter(shop, {
    beforeWrite: () => keeper.beforeWrite(save),
    publish: (change) => desk.apply(change),
    onMergeError: onError,
  });
  try {
    const snapshot = await keeper.load();
    if (snapshot === null) {
      const { documents } = options;
      const segment = await shop.buildAll(1, typeof documents === 'function' ? documents() : documents);
      await writer.open([{ segment, live: fullBits(segment.size) }]);
      // Writes wait for it, queries do not.
      void save();
    } else {
      await writer.open(snapshot.segments);
    }
    const origin = snapshot === null ? 'documents' : 'snapshot';
    return new EmbeddedSearch(origin, options, onError, { shop, desk, writer, save });
  } catch (error) {
    await Promise.all([desk.close(), shop.close()]);
    throw error;
  }
}

export class EmbeddedSearch {
  /** Where the index came from at the start. */
  readonly origin: 'snapshot' | 'documents';
  readonly #options: EmbeddedSearchOptions;
  readonly #onError: (error: unknown) => void;
  readonly #parts: Parts;

  constructor(
    origin: 'snapshot' | 'documents',
    options: EmbeddedSearchOptions,
    onError: (error: unknown) => void,
    parts: Parts,
  ) {
    this.origin = origin;
    this.#options = options;
    this.#onError = onError;
    this.#parts = parts;
  }

  async search(query: SearchQuery, signal?: AbortSignal): Promise<SearchResult> {
    const test = this.#options.abTestOf?.(query) ?? null;
    const contexts = [
      ...(query.contexts ?? []),
      ...(test === null ? [] : [`${test.testId}:${test.variantId}`]),
    ];
    const affinity = await this.#affinityOf(query.userToken);
    const answer = await untilAborted(this.#parts.desk, signal, (desk) =>
      desk.search({ ...query, contexts }, affinity),
    );
    return {
      ...answer,
      queryId: this.#options.newQueryId?.() ?? randomUUID().replaceAll('-', ''),
      abTestId: test?.testId ?? null,
      abTestVariantId: test?.variantId ?? null,
    };
  }

  facetValues(
    query: SearchQuery,
    key: string,
    text: string,
    limit: number,
    signal?: AbortSignal,
  ): Promise<FacetTerm[]> {
    return untilAborted(this.#parts.desk, signal, (desk) => desk.facetValues(query, key, text, limit));
  }

  suggest(request: SuggestRequest, signal?: AbortSignal): Promise<Suggestions> {
    return untilAborted(this.#parts.desk, signal, (desk) => desk.suggest(request));
  }

  put(documents: SearchDocument[]): Promise<void> {
    return this.#parts.writer.put(documents);
  }

  remove(ids: string[]): Promise<void> {
    return this.#parts.writer.remove(ids);
  }

  patch(changes: DocumentPatch[]): Promise<void> {
    return this.#parts.writer.patch(changes);
  }

  setRules(rules: SearchRules): Promise<void> {
    return this.#parts.desk.setRules(rules);
  }

  /** Resolves when background merging is done. */
  settle(): Promise<void> {
    return this.#parts.writer.settle();
  }

  async close(): Promise<void> {
    const { desk, shop, writer } = this.#parts;
    await writer.settle();
    await this.#parts.save();
    await Promise.all([desk.close(), shop.close()]);
  }

  async #affinityOf(userToken: string | undefined): Promise<Affinity | null> {
    if (userToken === undefined || this.#options.affinityOf === undefined) return null;
    try {
      return await this.#options.affinityOf(userToken);
    } catch (error) {
      // Taste is a nicety: without it the shopper still gets the listing.
      this.#onError(error);
      return null;
    }
  }
}

/** A caller who no longer waits is told so at once; the thread's answer is dropped. */
function untilAborted<T>(
  desk: QueryDesk,
  signal: AbortSignal | undefined,
  ask: (desk: QueryDesk) => Promise<T>,
): Promise<T> {
  if (signal === undefined) return ask(desk);
  if (signal.aborted) return Promise.reject(signal.reason);
  return new Promise<T>((resolve, reject) => {
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    ask(desk)
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', abort));
  });
}
