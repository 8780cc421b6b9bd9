import type { SearchDocument } from '@selvedge/search-index/document.ts';
import * as v from 'valibot';
import { inBatches } from '#commerce/search/external-engine.ts';
import type { Cluster } from './cluster.server.ts';
import { indexMapping } from './index-mapping.ts';
import { toIndexedDocument } from './indexed-document.ts';

const BATCH = 1000;
const BULK_TIMEOUT_MS = 60_000;
/** Half a minute each. */
const MAX_COPY_CHECKS = 40;
const bulkResponse = v.object({
  errors: v.boolean(),
  items: v.array(v.record(v.string(), v.object({ status: v.number(), error: v.optional(v.unknown()) }))),
});
const clusterHealth = v.object({
  status: v.string(),
  initializing_shards: v.number(),
  number_of_data_nodes: v.number(),
});
const documentsResponse = v.object({
  docs: v.array(
    v.object({ _id: v.string(), found: v.optional(v.boolean(), false), _source: v.optional(v.unknown()) }),
  ),
});

export interface IndexShape {
  shards: number;
  replicas: number;
}

/**
 * Writes documents. Searches use an alias of one index. A full import fills a new index, which then replaces the old one in one
 * step; changes that happen meanwhile are written to both.
 */
export class IndexManager {
  readonly #cluster: Cluster;
  readonly #alias: string;
  readonly #shape: IndexShape;
  #filling: string | null = null;

  constructor(cluster: Cluster, alias: string, shape: IndexShape) {
    this.#cluster = cluster;
    this.#alias = alias;
    this.#shape = shape;
  }

  /** The state of the catalogue that the index was made from; null when there is no index. */
  async sourceVersion(): Promise<string | null> {
    const response = await this.#cluster.call({ path: `/${this.#alias}/_mapping`, accepts: [404] });
    if (response.status === 404) return null;
    const [index] = Object.values(
      JSON.parse(response.body) as Record<string, { mappings: { _meta?: { sourceVersion?: string } } }>,
    );
    return index?.mappings._meta?.sourceVersion ?? null;
  }

  async write(documents: readonly SearchDocument[], removedIds: readonly string[]): Promise<void> {
    for (const index of [this.#alias, ...(this.#filling ? [this.#filling] : [])]) {
      await this.#bulk(index, documents, removedIds, true);
    }
  }

  async read(ids: readonly string[]): Promise<SearchDocument[]> {
    if (ids.length === 0) return [];
    const path = `/${this.#alias}/_mget?_source_includes=document`;
    const { docs } = await this.#cluster.callJson({ method: 'POST', path, body: { ids } }, documentsResponse);
    return docs
      .filter((entry) => entry.found)
      .map((entry) => (entry._source as { document: SearchDocument }).document);
  }

  /** Fills a new index and switches the alias to it without an interruption. */
  async replaceAll(
    documents: AsyncIterable<SearchDocument> | Iterable<SearchDocument>,
    sourceVersion: string,
  ): Promise<void> {
    const newIndex = `${this.#alias}-${Date.now()}`;
    // Replicas are made once, after all documents are written.
    const mapping = indexMapping(sourceVersion, { ...this.#shape, replicas: 0 });
    await this.#cluster.call({ method: 'PUT', path: `/${newIndex}`, body: mapping, timeoutMs: 30_000 });
    this.#filling = newIndex;
    try {
      for await (const batch of inBatches(documents, BATCH)) await this.#bulk(newIndex, batch, [], false);
      const settings = { index: { number_of_replicas: this.#shape.replicas, refresh_interval: '1s' } };
      await this.#cluster.call({
        method: 'PUT',
        path: `/${newIndex}/_settings`,
        body: settings,
        timeoutMs: 30_000,
      });
      await this.#cluster.call({ method: 'POST', path: `/${newIndex}/_refresh`, timeoutMs: BULK_TIMEOUT_MS });
      await this.#waitForCopies(newIndex);
      await this.#switchTo(newIndex);
    } catch (error) {
      await this.#drop(newIndex);
      throw error;
    } finally {
      this.#filling = null;
    }
  }

  /**
   * The old index is dropped after the switch, so every replica must be complete before it. A cluster with too few nodes for
   * its replicas is not waited for.
   */
  async #waitForCopies(index: string): Promise<void> {
    const path = `/_cluster/health/${index}?wait_for_status=green&timeout=30s`;
    for (let round = 0; round < MAX_COPY_CHECKS; round++) {
      const request = { path, accepts: [408], timeoutMs: BULK_TIMEOUT_MS };
      const health = await this.#cluster.callJson(request, clusterHealth);
      if (health.status === 'green') return;
      if (health.initializing_shards === 0 && health.number_of_data_nodes <= this.#shape.replicas) return;
    }
    throw new Error(`OpenSearch did not replicate index ${index}; the previous index stays in use.`);
  }

  async #switchTo(newIndex: string): Promise<void> {
    const old = await this.#currentIndexes();
    const actions = [
      ...old.map((index) => ({ remove: { index, alias: this.#alias } })),
      { add: { index: newIndex, alias: this.#alias } },
    ];
    await this.#cluster.call({ method: 'POST', path: '/_aliases', body: { actions }, timeoutMs: 30_000 });
    for (const index of old) await this.#drop(index);
  }

  async #drop(index: string): Promise<void> {
    await this.#cluster.call({ method: 'DELETE', path: `/${index}`, accepts: [404], timeoutMs: 30_000 });
  }

  async #currentIndexes(): Promise<string[]> {
    const response = await this.#cluster.call({ path: `/_alias/${this.#alias}`, accepts: [404] });
    return response.status === 404 ? [] : Object.keys(JSON.parse(response.body) as object);
  }

  async #bulk(
    index: string,
    documents: readonly SearchDocument[],
    removedIds: readonly string[],
    isVisibleImmediately: boolean,
  ): Promise<void> {
    // While a new index is being filled, a document written by a change is newer than the one from the catalogue.
    const isFilling = index === this.#filling && !isVisibleImmediately;
    const lines = [
      ...documents.flatMap((document) => [
        { [isFilling ? 'create' : 'index']: { _id: document.id } },
        toIndexedDocument(document),
      ]),
      ...removedIds.map((id) => ({ delete: { _id: id } })),
    ];
    if (lines.length === 0) return;
    const path = `/${index}/_bulk${isVisibleImmediately ? '?refresh=true' : ''}`;
    const { items } = await this.#cluster.callJson(
      { method: 'POST', path, lines, timeoutMs: BULK_TIMEOUT_MS },
      bulkResponse,
    );
    for (const item of items) {
      const [{ status, error }] = Object.values(item) as [{ status: number; error?: unknown }];
      if (status >= 400 && status !== 404 && !(isFilling && status === 409)) {
        throw new Error(`OpenSearch rejected a document (${status}): ${JSON.stringify(error).slice(0, 500)}`);
      }
    }
  }
}
