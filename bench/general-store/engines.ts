import { create, insertMultiple, search } from '@orama/orama';
import type { SearchDocument } from '@selvedge/search-index/document.ts';
import MiniSearch from 'minisearch';
import { createEmbeddedEngine } from '#commerce/search/embedded-engine.server.ts';

/** An engine under comparison: the ids of the first ten products for typed text. */
export interface ComparedEngine {
  name: string;
  find(text: string): Promise<string[]>;
  close?(): Promise<void>;
}

export const DEPTH = 10;

/** A product as libraries without facets index it. */
function toFields(document: SearchDocument) {
  return {
    id: document.id,
    title: document.title,
    brand: document.brand,
    category: document.categoryNames.join(' '),
    attributes: Object.values(document.facets).flat().join(' '),
    description: document.description,
  };
}

const BOOST = { title: 3, brand: 2, category: 2, attributes: 1.5, description: 1 };

export async function openEmbedded(documents: readonly SearchDocument[]): Promise<ComparedEngine> {
  const engine = await createEmbeddedEngine({ documents: [...documents] });
  return {
    name: 'Selvedge',
    async find(text) {
      const { ids } = await engine.search({
        text,
        categorySlug: null,
        filters: {},
        sort: 'relevance',
        offset: 0,
        limit: DEPTH,
        facetKeys: [],
      });
      return ids;
    },
    close: () => engine.close(),
  };
}

/** BM25 over the fields, with edit distance for typos. */
export function openMiniSearch(documents: readonly SearchDocument[]): ComparedEngine {
  const index = new MiniSearch({
    fields: Object.keys(BOOST),
    searchOptions: { boost: BOOST, fuzzy: (term) => (term.length > 3 ? 0.2 : 0) },
  });
  index.addAll(documents.map(toFields));
  return {
    name: 'MiniSearch',
    find: (text) =>
      Promise.resolve(
        index
          .search(text)
          .slice(0, DEPTH)
          .map(({ id }) => String(id)),
      ),
  };
}

export async function openOrama(documents: readonly SearchDocument[]): Promise<ComparedEngine> {
  const index = create({
    schema: {
      title: 'string',
      brand: 'string',
      category: 'string',
      attributes: 'string',
      description: 'string',
    },
    components: { tokenizer: { language: 'english', stemming: false } },
  });
  await insertMultiple(index, documents.map(toFields));
  return {
    name: 'Orama',
    async find(text) {
      const { hits } = await search(index, { term: text, boost: BOOST, limit: DEPTH, tolerance: 1 });
      return hits.map(({ id }) => id);
    },
  };
}

/** Lucene's BM25 with its English analyser and typo tolerance, through an OpenSearch node. */
export async function openLucene(url: string, documents: readonly SearchDocument[]): Promise<ComparedEngine> {
  const index = `${url}/relevance-bench`;
  const call = async (method: string, path: string, body?: string, type = 'application/json') => {
    const response = await fetch(index + path, { method, body, headers: { 'content-type': type } });
    if (!response.ok && method !== 'DELETE') throw new Error(`${path}: ${await response.text()}`);
    return response.json() as Promise<{ hits?: { hits: { _id: string }[] } }>;
  };
  const analyzed = { type: 'text', analyzer: 'english' };
  const properties = Object.fromEntries(Object.keys(BOOST).map((field) => [field, analyzed]));
  await call('DELETE', '');
  await call('PUT', '', JSON.stringify({ mappings: { properties } }));
  const lines = documents.flatMap((document) => {
    const { id, ...fields } = toFields(document);
    return [JSON.stringify({ index: { _id: id } }), JSON.stringify(fields)];
  });
  await call('POST', '/_bulk?refresh=true', `${lines.join('\n')}\n`, 'application/x-ndjson');
  const fields = Object.entries(BOOST).map(([field, boost]) => `${field}^${boost}`);
  return {
    name: 'Lucene (OpenSearch)',
    async find(text) {
      const query = { multi_match: { query: text, fields, type: 'most_fields', fuzziness: 'AUTO' } };
      const { hits } = await call('POST', '/_search', JSON.stringify({ query, size: DEPTH, _source: false }));
      return (hits?.hits ?? []).map(({ _id }) => _id);
    },
    close: async () => {
      await call('DELETE', '');
    },
  };
}
