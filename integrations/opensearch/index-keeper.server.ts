import type { SearchDocument } from '@selvedge/search-index/document.ts';
import * as v from 'valibot';
import { inBatches } from '#commerce/search/outside-engine.ts';
import type { Cluster } from './cluster.server.ts';
import { indexMapping } from './index-mapping.ts';
import { toIndexed } from './indexed-document.ts';

const BATCH = 1000;
const BULK_PATIENCE_MS = 60_000;
/** Of half a minute each. */
const COPY_ROUNDS = 40;
const bulkAnswer = v.object({
  errors: v.boolean(),
  items: v.array(v.record(v.string(), v.object({ status: v.number(), error: v.optional(v.unknown()) }))),
});
const clusterHealth = v.object({
  status: v.string(),
  initializing_shards: v.number(),
  number_of_data_nodes: v.number(),
});
const found = v.object({
  docs: v.array(
    v.object({ _id: v.string(), found: v.optional(v.boolean(), false), _source: v.optional(v.unknown()) }),
  ),
});

export interface IndexShape {
  shards: number;
  replicas: number;
}

/**
 * Writes documents. Shoppers ask an alias; behind it stands one index. A new one is filled beside it and takes its
 * place in one step; whatever changes meanwhile is written to both.
 */
export class IndexKeeper {
  readonly #cluster: Cluster;
  readonly #alias: string;
  readonly #shape: IndexShape;
  #filling: string | null = null;

  constructor(cluster: Cluster, alias: string, shape: IndexShape) {
    this.#cluster = cluster;
    this.#alias = alias;
    this.#shape = shape;
  }

  /** Names the catalogue that the index was made from; null when there is no index. */
  async sourceVersion(): Promise<string | null> {
    const answer = await this.#cluster.call({ path: `/${this.#alias}/_mapping`, accepts: [404] });
    if (answer.status === 404) return null;
    const [index] = Object.values(
      JSON.parse(answer.body) as Record<string, { mappings: { _meta?: { sourceVersion?: string } } }>,
    );
    return index?.mappings._meta?.sourceVersion ?? null;
  }

  async write(documents: readonly SearchDocument[], gone: readonly string[]): Promise<void> {
    for (const index of [this.#alias, ...(this.#filling ? [this.#filling] : [])]) {
      await this.#bulk(index, documents, gone, true);
    }
  }

  async read(ids: readonly string[]): Promise<SearchDocument[]> {
    if (ids.length === 0) return [];
    const path = `/${this.#alias}/_mget?_source_includes=document`;
    const { docs } = await this.#cluster.ask({ method: 'POST', path, body: { ids } }, found);
    return docs
      .filter((entry) => entry.found)
      .map((entry) => (entry._source as { document: SearchDocument }).document);
  }

  /** Fills a new index and lets it take the old one's place, without a moment in which there is none. */
  async replaceAll(
    documents: AsyncIterable<SearchDocument> | Iterable<SearchDocument>,
    sourceVersion: string,
  ): Promise<void> {
    const fresh = `${this.#alias}-${Date.now()}`;
    // Copies are made once, when all is there.
    const mapping = indexMapping(sourceVersion, { ...this.#shape, replicas: 0 });
    await this.#cluster.call({ method: 'PUT', path: `/${fresh}`, body: mapping, timeoutMs: 30_000 });
    this.#filling = fresh;
    try {
      for await (const batch of inBatches(documents, BATCH)) await this.#bulk(fresh, batch, [], false);
      const settings = { index: { number_of_replicas: this.#shape.replicas, refresh_interval: '1s' } };
      await this.#cluster.call({
        method: 'PUT',
        path: `/${fresh}/_settings`,
        body: settings,
        timeoutMs: 30_000,
      });
      await this.#cluster.call({ method: 'POST', path: `/${fresh}/_refresh`, timeoutMs: BULK_PATIENCE_MS });
      await this.#waitForCopies(fresh);
      await this.#switchTo(fresh);
    } catch (error) {
      await this.#drop(fresh);
      throw error;
    } finally {
      this.#filling = null;
    }
  }

  /**
   * The old index goes when the new one stands, so a node may only be lost once every copy is whole. A cluster with too
   * few nodes for its copies is not waited for.
   */
  async #waitForCopies(index: string): Promise<void> {
    const path = `/_cluster/health/${index}?wait_for_status=green&timeout=30s`;
    for (let round = 0; round < COPY_ROUNDS; round++) {
      const request = { path, accepts: [408], timeoutMs: BULK_PATIENCE_MS };
      const health = await this.#cluster.ask(request, clusterHealth);
      if (health.status === 'green') return;
      if (health.initializing_shards === 0 && health.number_of_data_nodes <= this.#shape.replicas) return;
    }
    throw new Error(`OpenSearch did not copy ${index} to another node; the index before it stays.`);
  }

  async #switchTo(fresh: string): Promise<void> {
    const old = await this.#standing();
    const actions = [
      ...old.map((index) => ({ remove: { index, alias: this.#alias } })),
      { add: { index: fresh, alias: this.#alias } },
    ];
    await this.#cluster.call({ method: 'POST', path: '/_aliases', body: { actions }, timeoutMs: 30_000 });
    for (const index of old) await this.#drop(index);
  }

  async #drop(index: string): Promise<void> {
    await this.#cluster.call({ method: 'DELETE', path: `/${index}`, accepts: [404], timeoutMs: 30_000 });
  }

  async #standing(): Promise<string[]> {
    const answer = await this.#cluster.call({ path: `/_alias/${this.#alias}`, accepts: [404] });
    return answer.status === 404 ? [] : Object.keys(JSON.parse(answer.body) as object);
  }

  async #bulk(
    index: string,
    documents: readonly SearchDocument[],
    gone: readonly string[],
    isSeenAtOnce: boolean,
  ): Promise<void> {
    // While a new index is being filled, a document that came by a change is newer than the one from the catalogue.
    const isFilling = index === this.#filling && !isSeenAtOnce;
    const lines = [
      ...documents.flatMap((document) => [
        { [isFilling ? 'create' : 'index']: { _id: document.id } },
        toIndexed(document),
      ]),
      ...gone.map((id) => ({ delete: { _id: id } })),
    ];
    if (lines.length === 0) return;
    const path = `/${index}/_bulk${isSeenAtOnce ? '?refresh=true' : ''}`;
    const { items } = await this.#cluster.ask(
      { method: 'POST', path, lines, timeoutMs: BULK_PATIENCE_MS },
      bulkAnswer,
    );
    for (const item of items) {
      const [{ status, error }] = Object.values(item) as [{ status: number; error?: unknown }];
      if (status >= 400 && status !== 404 && !(isFilling && status === 409)) {
        throw new Error(
          `OpenSearch did not take a document (${status}): ${JSON.stringify(error).slice(0, 500)}`,
        );
      }
    }
  }
}
