import { randomUUID } from 'node:crypto';
import type { SearchDocument } from './document.ts';
import { FacetSchema, type FacetSettings } from './facet-schema.ts';
import { NOTHING_LEARNED } from './relations/learned-table.ts';
import type { Affinity } from './rule-set.ts';
import { fullBits } from './segments/bitset.ts';
import { emptyChange } from './segments/segment.ts';
import {
  type DocumentStream,
  type IndexBuilder,
  LocalBuilder,
  ThreadedBuilder,
} from './threads/index-builder.ts';
import {
  LocalQueryPool,
  type OnThreadLost,
  type QueryPool,
  ThreadedQueryPool,
} from './threads/query-pool.ts';
import type {
  DocumentPatch,
  FacetTerm,
  LearnedData,
  SearchExplanation,
  SearchQuery,
  SearchResult,
  SearchRules,
  Suggestions,
  SuggestRequest,
} from './types.ts';
import { IndexWriter } from './writes/index-writer.ts';
import { SnapshotStore } from './writes/snapshot-store.ts';

export interface EmbeddedSearchOptions extends FacetSettings {
  /** Query threads; 0, the default, runs queries in the calling thread. */
  workers?: number;
  /** Synonyms, redirects, pins, boosts and buries. */
  rules?: SearchRules;
  /** The documents to index when there is no usable snapshot. A function is called only then. */
  documents: DocumentStream | (() => DocumentStream);
  snapshotPath?: string;
  /** Names the state of the catalogue; a snapshot made from another state is not used. */
  sourceVersion?: string;
  /** What a shopper prefers, by personalisation token; null when nothing is known. */
  affinityOf?: (userToken: string) => Affinity | null | Promise<Affinity | null>;
  /** The A/B test that a query takes part in. Its `test:variant` is a rule context. */
  abTestOf?: (query: SearchQuery) => SearchTest | null;
  newQueryId?: () => string;
  /** The scripts of the threads, where they are not beside this file (a bundled server). */
  scripts?: { query: URL; build: URL };
  /** Called when a thread is lost or a merge or snapshot fails; the engine keeps working after each. */
  onError?: (error: unknown) => void;
}

export interface SearchTest {
  testId: string;
  variantId: string;
}

interface Parts {
  builder: IndexBuilder;
  pool: QueryPool;
  writer: IndexWriter;
  /** Stores the snapshot, if a path was given and it is not stored yet. */
  save: () => Promise<void>;
}

/** Relations between words change slowly. */
const LEARN_AFTER_DOCUMENTS = 1_000;

const NO_RULES: SearchRules = { synonyms: [], redirects: [], rules: [] };

/** Creates a search engine that runs in this process and its threads. */
export async function createEmbeddedSearch(options: EmbeddedSearchOptions): Promise<EmbeddedSearch> {
  const onError = options.onError ?? ((error: unknown) => console.error('search index failed:', error));
  const { workers = 0, rules = NO_RULES, scripts } = options;
  const { facets: listed, hiddenValueParts, language } = options;
  const facets: FacetSettings = { facets: listed, hiddenValueParts, language };
  const builder = workers > 0 ? new ThreadedBuilder(facets, scripts?.build) : new LocalBuilder(facets);
  const { snapshotPath = null, sourceVersion = '' } = options;
  const snapshots = new SnapshotStore(builder, snapshotPath, sourceVersion, facets);
  const onThreadLost: OnThreadLost = (reason, restart) => {
    onError(reason);
    writer.runBetweenWrites(() => restart({ ...emptyChange(), added: writer.state() })).catch(onError);
  };
  const pool: QueryPool =
    workers > 0
      ? new ThreadedQueryPool(workers, { rules, facets }, onThreadLost, scripts?.query)
      : new LocalQueryPool({ rules, facets });
  const save = () => writer.runBetweenWrites(() => snapshots.save(writer.state())).catch(onError);
  const writer = new IndexWriter(builder, new FacetSchema(facets), {
    beforeWrite: () => snapshots.beforeWrite(save),
    publish: (change) => pool.apply(change),
    onMergeError: onError,
  });
  try {
    const snapshot = await snapshots.load();
    if (snapshot === null) {
      const { documents } = options;
      const segment = await builder.buildAll(1, typeof documents === 'function' ? documents() : documents);
      await writer.open([{ segment, live: fullBits(segment.size) }]);
      // Writes wait for it, queries do not.
      void save();
    } else {
      await writer.open(snapshot.segments);
    }
    const origin = snapshot === null ? 'documents' : 'snapshot';
    const engine = new EmbeddedSearch(origin, options, onError, { builder, pool, writer, save });
    const learning = engine.startLearning();
    // With threads a shop answers queries while its words are compared.
    if (workers === 0) await learning;
    return engine;
  } catch (error) {
    await Promise.all([pool.close(), builder.close()]);
    throw error;
  }
}

export class EmbeddedSearch {
  /** Where the index came from at the start. */
  readonly origin: 'snapshot' | 'documents';
  readonly #options: EmbeddedSearchOptions;
  readonly #onError: (error: unknown) => void;
  readonly #parts: Parts;
  #learned: LearnedData = NOTHING_LEARNED;
  #changedSinceLearning = 0;
  #learning: Promise<void> = Promise.resolve();

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
    const { asked, affinity, ids } = await this.#prepare(query);
    const result = await untilAborted(signal, () => this.#parts.pool.search(asked, affinity));
    return { ...result, ...ids };
  }

  /** The result as JSON: a query thread has written it already, which spares a server that passes it on. */
  async searchJson(query: SearchQuery): Promise<string> {
    const { asked, affinity, ids } = await this.#prepare(query);
    const result = await this.#parts.pool.searchJson(asked, affinity);
    return `${result.slice(0, -1)},${JSON.stringify(ids).slice(1)}`;
  }

  async #prepare(query: SearchQuery) {
    const test = this.#options.abTestOf?.(query) ?? null;
    const contexts = [
      ...(query.contexts ?? []),
      ...(test === null ? [] : [`${test.testId}:${test.variantId}`]),
    ];
    return {
      asked: { ...query, contexts },
      affinity: await this.#affinityOf(query.userToken),
      ids: {
        queryId: this.#options.newQueryId?.() ?? randomUUID().replaceAll('-', ''),
        abTestId: test?.testId ?? null,
        abTestVariantId: test?.variantId ?? null,
      },
    };
  }

  facetValues(
    query: SearchQuery,
    key: string,
    text: string,
    limit: number,
    signal?: AbortSignal,
  ): Promise<FacetTerm[]> {
    return untilAborted(signal, () => this.#parts.pool.facetValues(query, key, text, limit));
  }

  suggest(request: SuggestRequest, signal?: AbortSignal): Promise<Suggestions> {
    return untilAborted(signal, () => this.#parts.pool.suggest(request));
  }

  explain(query: SearchQuery, productId: string): Promise<SearchExplanation> {
    return this.#parts.pool.explain(query, productId);
  }

  /** Learns in the background; a failure is reported and changes nothing. */
  startLearning(): Promise<void> {
    this.#learning = this.#learning.then(() => this.learn()).catch(this.#onError);
    return this.#learning;
  }

  /** Learns the relations between words again. Runs by itself at the start and after many changes. */
  async learn(): Promise<void> {
    this.#changedSinceLearning = 0;
    const relations = await this.#parts.builder.learn(this.#parts.writer.state());
    this.#learned = { ...this.#learned, relations };
    await this.#parts.pool.setLearned(this.#learned);
  }

  /** Applies what shoppers taught from the next query on. */
  async setShopperData(data: Pick<LearnedData, 'shoppers' | 'order'>): Promise<void> {
    this.#learned = { ...this.#learned, ...data };
    await this.#parts.pool.setLearned(this.#learned);
  }

  /** What the index knows about its words at present. */
  async readLearned(): Promise<LearnedData> {
    return this.#learned;
  }

  async put(documents: SearchDocument[]): Promise<void> {
    await this.#parts.writer.put(documents);
    this.#changedSinceLearning += documents.length;
    if (this.#changedSinceLearning < LEARN_AFTER_DOCUMENTS) return;
    void this.startLearning();
  }

  remove(ids: string[]): Promise<void> {
    return this.#parts.writer.remove(ids);
  }

  patch(changes: DocumentPatch[]): Promise<void> {
    return this.#parts.writer.patch(changes);
  }

  setRules(rules: SearchRules): Promise<void> {
    return this.#parts.pool.setRules(rules);
  }

  /** Resolves when background learning and merging are done. */
  async settle(): Promise<void> {
    await this.#learning;
    await this.#parts.writer.settle();
  }

  async close(): Promise<void> {
    const { pool, builder } = this.#parts;
    await this.settle();
    await this.#parts.save();
    await Promise.all([pool.close(), builder.close()]);
  }

  async #affinityOf(userToken: string | undefined): Promise<Affinity | null> {
    if (userToken === undefined || this.#options.affinityOf === undefined) return null;
    try {
      return await this.#options.affinityOf(userToken);
    } catch (error) {
      // Personalisation only improves the order: without it the shopper still gets the list.
      this.#onError(error);
      return null;
    }
  }
}

/** Rejects as soon as the caller aborts; a thread's result is dropped then. */
function untilAborted<T>(signal: AbortSignal | undefined, run: () => Promise<T>): Promise<T> {
  if (signal === undefined) return run();
  if (signal.aborted) return Promise.reject(signal.reason);
  return new Promise<T>((resolve, reject) => {
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    run()
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', abort));
  });
}
