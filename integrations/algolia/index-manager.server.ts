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
const TASK_TIMEOUT_MS = 60_000;
const writeResponse = v.looseObject({ taskID: v.number() });
const taskResponse = v.looseObject({ status: v.string() });

/** Writes to the index, waits until each write is published, and tracks which facets are declared. */
export class IndexManager {
  readonly #access: AlgoliaAccess;
  #rules: SearchRules;
  readonly #keys = new Set<string>(SPECIFIED_KEYS);

  constructor(access: AlgoliaAccess, rules: SearchRules) {
    this.#access = access;
    this.#rules = rules;
  }

  isDeclared(key: string): boolean {
    return this.#keys.has(key);
  }

  /** Returns when searches see the write. */
  async write(method: string, path: string, body: unknown, index = this.#access.index): Promise<void> {
    const { writes, headers } = this.#access;
    const { taskID } = await writes.callJson(
      {
        path: `/1/indexes/${encodeURIComponent(index)}${path}`,
        method,
        headers,
        body: body === null ? undefined : JSON.stringify(body),
        isIdempotent: true,
      },
      writeResponse,
    );
    await this.#waitForTask(index, taskID);
  }

  /** Writes settings, sorted replicas, synonyms and rules. */
  async prepare(): Promise<void> {
    const { index, sortTemplate } = this.#access;
    const replicas = SORTS.map((sort) => ({ sort, name: sortIndexName(index, sort, sortTemplate) }));
    await this.write('PUT', '/settings', {
      ...this.settings(),
      replicas: replicas.map(({ name }) => `virtual(${name})`),
    });
    for (const { sort, name } of replicas) {
      const [attribute, direction] = sortApiValue(sort)?.split(' ') ?? [];
      const order = { customRanking: [`${direction}(${attribute})`], relevancyStrictness: 0 };
      await this.write('PUT', '/settings', { ...this.settings(), ...order }, name);
    }
    await this.applyRules(this.#rules);
  }

  async applyRules(rules: SearchRules): Promise<void> {
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

  /** A facet has to be declared before the first document that has it is written. */
  async declareFacetsOf(documents: readonly Pick<SearchDocument, 'facets'>[]): Promise<void> {
    const before = this.#keys.size;
    for (const { facets } of documents) for (const key of Object.keys(facets)) this.#keys.add(key);
    if (this.#keys.size === before) return;
    const { attributesForFaceting } = this.settings();
    await this.write('PUT', '/settings?forwardToReplicas=true', { attributesForFaceting });
  }

  async #waitForTask(index: string, taskID: number): Promise<void> {
    const { writes, headers } = this.#access;
    const until = Date.now() + TASK_TIMEOUT_MS;
    for (let wait = 20; ; wait = Math.min(1000, wait * 2)) {
      const path = `/1/indexes/${encodeURIComponent(index)}/task/${taskID}`;
      const { status } = await writes.callJson({ path, headers, isIdempotent: true }, taskResponse);
      if (status === 'published') return;
      if (Date.now() > until)
        throw new Error(
          `Algolia task ${taskID} of index ${index} was not published within ${TASK_TIMEOUT_MS} ms.`,
        );
      await pause(wait);
    }
  }
}
