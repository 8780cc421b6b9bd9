import type { Hono } from 'hono';
import { readJson } from '../mock-service.ts';
import type { AlgoliaIndex } from './algolia-index.ts';
import { indexNameOf, missingIndex, refuse } from './responses.ts';
import { type SearchParams, searchFacetValues, searchIndex } from './search.ts';

type SearchRequest = Record<string, unknown> & {
  indexName: string;
  type?: string;
  facet?: string;
  params?: string;
};

/** Search, multi-query, facet search and reading records. */
export function addSearchRoutes(app: Hono, indices: ReadonlyMap<string, AlgoliaIndex>): void {
  app.post('/1/indexes/:index/queries', async (c) => {
    const request = await readJson<{ requests?: SearchRequest[] }>(c);
    if (!Array.isArray(request?.requests)) return refuse(c, 400, 'Expecting a requests array');
    const results: unknown[] = [];
    for (const { indexName, type, facet, params, ...rest } of request.requests) {
      const index = indices.get(indexName);
      if (!index) return missingIndex(c, indexName);
      const wanted = { ...readParams(params), ...rest };
      results.push(
        type === 'facet'
          ? await searchFacetValues(index, facet ?? '', wanted)
          : await searchIndex(index, wanted),
      );
    }
    return c.json({ results });
  });

  app.post('/1/indexes/:index/query', async (c) => {
    const request = await readJson<SearchParams & { params?: string }>(c);
    if (!request) return refuse(c, 400, 'Invalid JSON');
    const index = indices.get(indexNameOf(c));
    if (!index) return missingIndex(c, indexNameOf(c));
    const { params, ...rest } = request;
    return c.json(await searchIndex(index, { ...readParams(params), ...rest }));
  });

  app.post('/1/indexes/:index/facets/:facet/query', async (c) => {
    const request = await readJson<SearchParams & { params?: string }>(c);
    const index = indices.get(indexNameOf(c));
    if (!index) return missingIndex(c, indexNameOf(c));
    const { params, ...rest } = request ?? {};
    return c.json(await searchFacetValues(index, c.req.param('facet'), { ...readParams(params), ...rest }));
  });

  app.post('/1/indexes/:index/objects', async (c) => {
    const request = await readJson<{ requests?: { indexName: string; objectID: string }[] }>(c);
    const results = (request?.requests ?? []).map(
      ({ indexName, objectID }) => indices.get(indexName)?.store.records.get(objectID) ?? null,
    );
    return c.json({ results });
  });
}

/** Parameters may come as one query string with lists as JSON. */
function readParams(params: string | undefined): SearchParams {
  return Object.fromEntries(
    [...new URLSearchParams(params ?? '')].map(([name, value]) => {
      if (!/^[[{]|^(?:true|false|-?\d+)$/.test(value)) return [name, value];
      try {
        return [name, JSON.parse(value)];
      } catch {
        return [name, value];
      }
    }),
  );
}
