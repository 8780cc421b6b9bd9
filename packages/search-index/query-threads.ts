import type { Affinity } from './rule-book.ts';
import { type IndexAnswer, SearchIndex } from './search-index.ts';
import type { IndexChange } from './segment.ts';
import type { FacetTerm, SearchQuery, SearchRules, Suggestions, SuggestRequest } from './types.ts';
import { WorkerCaller } from './worker-caller.ts';

/** Answers queries, in this thread or in others. */
export interface QueryDesk {
  apply(change: IndexChange): Promise<void>;
  setRules(rules: SearchRules): Promise<void>;
  search(query: SearchQuery, affinity: Affinity | null): Promise<IndexAnswer>;
  facetValues(query: SearchQuery, key: string, text: string, limit: number): Promise<FacetTerm[]>;
  suggest(request: SuggestRequest): Promise<Suggestions>;
  close(): Promise<void>;
}

/** Is told that a thread died; has to call `revive` with the whole index, between two writes. */
export type OnThreadLost = (reason: Error, revive: (state: IndexChange) => Promise<void>) => void;

const QUERY_SCRIPT = new URL('./worker.ts', import.meta.url);

/** A thread that dies this often without one answer between would die for ever. */
const MAX_LOSSES = 5;

/** For tests and small tools: the caller's own thread does the work. */
export class LocalDesk implements QueryDesk {
  readonly #index: SearchIndex;

  constructor(rules: SearchRules) {
    this.#index = new SearchIndex(rules);
  }

  async apply(change: IndexChange): Promise<void> {
    this.#index.apply(change);
  }

  async setRules(rules: SearchRules): Promise<void> {
    this.#index.setRules(rules);
  }

  async search(query: SearchQuery, affinity: Affinity | null): Promise<IndexAnswer> {
    return this.#index.search(query, affinity);
  }

  async facetValues(query: SearchQuery, key: string, text: string, limit: number): Promise<FacetTerm[]> {
    return this.#index.facetValues(query, key, text, limit);
  }

  async suggest(request: SuggestRequest): Promise<Suggestions> {
    return this.#index.suggest(request);
  }

  async close(): Promise<void> {}
}

/** A few threads that all read the same shared arrays; each query goes to the least busy one. */
export class ThreadedDesk implements QueryDesk {
  readonly #threads: WorkerCaller[] = [];
  readonly #onThreadLost: OnThreadLost;
  readonly #script: URL;
  #rules: SearchRules;
  /** Threads lost since the last answer, and the replacement under way. */
  #losses = 0;
  #revival: Promise<void> = Promise.resolve();

  constructor(count: number, rules: SearchRules, onThreadLost: OnThreadLost, script = QUERY_SCRIPT) {
    this.#rules = rules;
    this.#script = script;
    this.#onThreadLost = onThreadLost;
    for (let i = 0; i < count; i++) this.#threads.push(this.#start());
  }

  async apply(change: IndexChange): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.call('apply', change)));
  }

  async setRules(rules: SearchRules): Promise<void> {
    this.#rules = rules;
    await Promise.all(this.#threads.map((thread) => thread.call('setRules', rules)));
  }

  search(query: SearchQuery, affinity: Affinity | null): Promise<IndexAnswer> {
    return this.#ask('search', query, affinity);
  }

  facetValues(query: SearchQuery, key: string, text: string, limit: number): Promise<FacetTerm[]> {
    return this.#ask('facetValues', query, key, text, limit);
  }

  suggest(request: SuggestRequest): Promise<Suggestions> {
    return this.#ask('suggest', request);
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.close()));
  }

  async #ask<T>(method: string, ...parameters: unknown[]): Promise<T> {
    if (this.#threads.length === 0) await this.#revival;
    const [first, ...others] = this.#threads;
    if (first === undefined) throw new Error('no search thread is running');
    const idlest = others.reduce(
      (best, thread) => (thread.pendingCount < best.pendingCount ? thread : best),
      first,
    );
    const answer = await idlest.call<string>(method, ...parameters);
    this.#losses = 0;
    return JSON.parse(answer) as T;
  }

  #start(): WorkerCaller {
    const thread = new WorkerCaller(this.#script, this.#rules, (reason) => {
      const position = this.#threads.indexOf(thread);
      if (position >= 0) this.#threads.splice(position, 1);
      this.#losses++;
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#revival = promise;
      this.#onThreadLost(reason, async (state) => {
        try {
          if (this.#losses <= MAX_LOSSES) await this.#revive(state);
        } finally {
          resolve();
        }
      });
    });
    return thread;
  }

  async #revive(state: IndexChange): Promise<void> {
    const replacement = this.#start();
    await replacement.call('apply', state);
    this.#threads.push(replacement);
  }
}
