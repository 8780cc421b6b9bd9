import { FacetSchema, type FacetSettings } from '../facet-schema.ts';
import { type IndexResult, SearchIndex } from '../queries/search-index.ts';
import type { Affinity } from '../rule-set.ts';
import type { IndexChange } from '../segments/segment.ts';
import type {
  FacetTerm,
  LearnedData,
  SearchExplanation,
  SearchQuery,
  SearchRules,
  Suggestions,
  SuggestRequest,
} from '../types.ts';
import { WorkerCaller } from './worker-calls.ts';

/** Runs queries, in this thread or in others. */
export interface QueryPool {
  apply(change: IndexChange): Promise<void>;
  setRules(rules: SearchRules): Promise<void>;
  search(query: SearchQuery, affinity: Affinity | null): Promise<IndexResult>;
  /** The result as JSON. */
  searchJson(query: SearchQuery, affinity: Affinity | null): Promise<string>;
  facetValues(query: SearchQuery, key: string, text: string, limit: number): Promise<FacetTerm[]>;
  suggest(request: SuggestRequest): Promise<Suggestions>;
  explain(query: SearchQuery, productId: string): Promise<SearchExplanation>;
  setLearned(learned: LearnedData): Promise<void>;
  close(): Promise<void>;
}

/** Called when a thread stopped; has to call `restart` with the whole index, between two writes. */
export type OnThreadLost = (reason: Error, restart: (state: IndexChange) => Promise<void>) => void;

export interface QueryWorkerData {
  rules: SearchRules;
  facets: FacetSettings;
  learned?: LearnedData;
}

const QUERY_SCRIPT = new URL('./query-worker.ts', import.meta.url);

/** After so many lost threads without one result between them, no more are started. */
const MAX_LOSSES = 5;

/** Runs queries in the calling thread: for tests and small tools. */
export class LocalQueryPool implements QueryPool {
  readonly #index: SearchIndex;

  constructor({ rules, facets }: QueryWorkerData) {
    this.#index = new SearchIndex(rules, new FacetSchema(facets));
  }

  async apply(change: IndexChange): Promise<void> {
    this.#index.apply(change);
  }

  async setRules(rules: SearchRules): Promise<void> {
    this.#index.setRules(rules);
  }

  async search(query: SearchQuery, affinity: Affinity | null): Promise<IndexResult> {
    return this.#index.search(query, affinity);
  }

  async searchJson(query: SearchQuery, affinity: Affinity | null): Promise<string> {
    return JSON.stringify(this.#index.search(query, affinity));
  }

  async facetValues(query: SearchQuery, key: string, text: string, limit: number): Promise<FacetTerm[]> {
    return this.#index.facetValues(query, key, text, limit);
  }

  async suggest(request: SuggestRequest): Promise<Suggestions> {
    return this.#index.suggest(request);
  }

  async explain(query: SearchQuery, productId: string): Promise<SearchExplanation> {
    return this.#index.explain(query, productId);
  }

  async setLearned(learned: LearnedData): Promise<void> {
    this.#index.setLearned(learned);
  }

  async close(): Promise<void> {}
}

/** A few threads that all read the same shared arrays; each query goes to the least busy one. */
export class ThreadedQueryPool implements QueryPool {
  readonly #threads: WorkerCaller[] = [];
  readonly #onThreadLost: OnThreadLost;
  readonly #script: URL;
  #data: QueryWorkerData;
  /** Threads lost since the last result, and the replacement under way. */
  #losses = 0;
  #restarting: Promise<void> = Promise.resolve();

  constructor(count: number, data: QueryWorkerData, onThreadLost: OnThreadLost, script = QUERY_SCRIPT) {
    this.#data = data;
    this.#script = script;
    this.#onThreadLost = onThreadLost;
    for (let i = 0; i < count; i++) this.#threads.push(this.#start());
  }

  async apply(change: IndexChange): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.call('apply', change)));
  }

  async setRules(rules: SearchRules): Promise<void> {
    this.#data = { ...this.#data, rules };
    await Promise.all(this.#threads.map((thread) => thread.call('setRules', rules)));
  }

  search(query: SearchQuery, affinity: Affinity | null): Promise<IndexResult> {
    return this.#call('search', query, affinity);
  }

  searchJson(query: SearchQuery, affinity: Affinity | null): Promise<string> {
    return this.#callJson('search', query, affinity);
  }

  facetValues(query: SearchQuery, key: string, text: string, limit: number): Promise<FacetTerm[]> {
    return this.#call('facetValues', query, key, text, limit);
  }

  suggest(request: SuggestRequest): Promise<Suggestions> {
    return this.#call('suggest', request);
  }

  explain(query: SearchQuery, productId: string): Promise<SearchExplanation> {
    return this.#call('explain', query, productId);
  }

  async setLearned(learned: LearnedData): Promise<void> {
    this.#data = { ...this.#data, learned };
    await Promise.all(this.#threads.map((thread) => thread.call('setLearned', learned)));
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.close()));
  }

  async #call<T>(method: string, ...parameters: unknown[]): Promise<T> {
    return JSON.parse(await this.#callJson(method, ...parameters)) as T;
  }

  async #callJson(method: string, ...parameters: unknown[]): Promise<string> {
    if (this.#threads.length === 0) await this.#restarting;
    const [first, ...others] = this.#threads;
    if (first === undefined) throw new Error('search index: no query thread is running');
    const leastBusy = others.reduce(
      (best, thread) => (thread.pendingCount < best.pendingCount ? thread : best),
      first,
    );
    const result = await leastBusy.call<string>(method, ...parameters);
    this.#losses = 0;
    return result;
  }

  #start(): WorkerCaller {
    const thread = new WorkerCaller(this.#script, this.#data, (reason) => {
      const position = this.#threads.indexOf(thread);
      if (position >= 0) this.#threads.splice(position, 1);
      this.#losses++;
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#restarting = promise;
      this.#onThreadLost(reason, async (state) => {
        try {
          if (this.#losses <= MAX_LOSSES) await this.#restart(state);
        } finally {
          resolve();
        }
      });
    });
    return thread;
  }

  async #restart(state: IndexChange): Promise<void> {
    const replacement = this.#start();
    await replacement.call('apply', state);
    this.#threads.push(replacement);
  }
}
