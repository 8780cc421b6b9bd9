import { setTimeout as pause } from 'node:timers/promises';
import type { SearchDocument } from '@selvedge/search-index/document.ts';
import * as v from 'valibot';
import type { SearchRules, SortKey } from '#commerce/search/provider.ts';
import { sortApiValue, sortIndexName } from '#commerce/search/sort-options.ts';
import type { AlgoliaAccess } from './access.server.ts';
import { toRules, toSynonyms } from './merchandising.ts';
import { declareFacets, SPECIFIED_KEYS } from './record.ts';

const SORTS: readonly SortKey[] = ['best-sellers', 'price-asc', 'price-desc', 'newness', 'rating-desc'];
const MAX_VALUES = 1000;
const TASK_PATIENCE_MS = 60_000;
const written = v.looseObject({ taskID: v.number() });
const task = v.looseObject({ status: v.string() });

/** Writes to the index and waits until they are published; knows which facets are declared. */
export class IndexKeeper {
  readonly #access: AlgoliaAccess;
  #rules: SearchRules;
  readonly #keys = new Set<string>(SPECIFIED_KEYS);

  constructor(access: AlgoliaAccess, rules: SearchRules) {
    this.#access = access;
    this.#rules = rules;
  }

  knows(key: string): boolean {
    return this.#keys.has(key);
  }

  /** Sends a write, and returns when a search sees it. */
  async write(method: string, path: string, body: unknown, index = this.#access.index): Promise<void> {
    const { writes, headers } = this.#access;
    const { taskID } = await writes.ask(
      {
        path: `/1/indexes/${encodeURIComponent(index)}${path}`,
        method,
        headers,
        body: body === null ? undefined : JSON.stringify(body),
        isSafe: true,
      },
      written,
    );
    await this.#published(index, taskID);
  }

  /** Settings, sorted replicas, synonyms and rules: all that an index needs beside its records. */
  async prepare(): Promise<void> {
    const { index, sortTemplate } = this.#access;
    const replicas = SORTS.map((sort) => ({ sort, name: sortIndexName(index, sort, sortTemplate) }));
    await this.write('PUT', '/settings', {
      ...this.settings(),
      replicas: replicas.map(({ name }) => `virtual(${name})`),
    });
    for (const { sort, name } of replicas) {
      const [attribute, direction] = sortApiValue(sort)!.split(' ');
      const order = { customRanking: [`${direction}(${attribute})`], relevancyStrictness: 0 };
      await this.write('PUT', '/settings', { ...this.settings(), ...order }, name);
    }
    await this.obey(this.#rules);
  }

  async obey(rules: SearchRules): Promise<void> {
    this.#rules = rules;
    await this.write('POST', '/synonyms/batch?replaceExistingSynonyms=true', toSynonyms(rules));
    await this.write('POST', '/rules/batch?clearExistingRules=true', toRules(rules));
  }

  settings() {
    return {
      attributesForFaceting: declareFacets(this.#keys),
      searchableAttributes: [
        'title',
        'brand',
        'categoryNames',
        'unordered(colourFacets)',
        'unordered(aiattributes)',
        'unordered(description)',
      ],
      customRanking: ['desc(totalRevenueAmount)'],
      maxValuesPerFacet: MAX_VALUES,
      paginationLimitedTo: this.#access.maxOffset,
      ignorePlurals: true,
      queryLanguages: ['en'],
      attributesToHighlight: [],
    };
  }

  /** A key that no document had before is declared before it is used. */
  async declare(documents: readonly Pick<SearchDocument, 'facets'>[]): Promise<void> {
    const before = this.#keys.size;
    for (const { facets } of documents) for (const key of Object.keys(facets)) this.#keys.add(key);
    if (this.#keys.size === before) return;
    const { attributesForFaceting } = this.settings();
    await this.write('PUT', '/settings?forwardToReplicas=true', { attributesForFaceting });
  }

  async #published(index: string, taskID: number): Promise<void> {
    const { writes, headers } = this.#access;
    const until = Date.now() + TASK_PATIENCE_MS;
    for (let wait = 20; ; wait = Math.min(1000, wait * 2)) {
      const path = `/1/indexes/${encodeURIComponent(index)}/task/${taskID}`;
      const { status } = await writes.ask({ path, headers, isSafe: true }, task);
      if (status === 'published') return;
      if (Date.now() > until)
        throw new Error(`Algolia has not published task ${taskID} of ${index} in time.`);
      await pause(wait);
    }
  }
}
