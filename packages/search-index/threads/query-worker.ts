import { parentPort, workerData } from 'node:worker_threads';
import { FacetSchema } from '../facet-schema.ts';
import { SearchIndex } from '../queries/search-index.ts';
import type { Affinity } from '../rule-set.ts';
import type { IndexChange } from '../segments/segment.ts';
import type { LearnedData, SearchQuery, SearchRules, SuggestRequest } from '../types.ts';
import type { QueryWorkerData } from './query-pool.ts';
import { handleCalls } from './worker-calls.ts';

/** A thread that runs queries. Results are sent as JSON text, which the main thread reads faster than objects. */
const { rules, facets, learned } = workerData as QueryWorkerData;
const index = new SearchIndex(rules, new FacetSchema(facets));
if (learned) index.setLearned(learned);

handleCalls(parentPort, {
  apply: (change: IndexChange) => index.apply(change),
  setRules: (changed: SearchRules) => index.setRules(changed),
  search: (query: SearchQuery, affinity: Affinity | null) => JSON.stringify(index.search(query, affinity)),
  facetValues: (query: SearchQuery, key: string, text: string, limit: number) =>
    JSON.stringify(index.facetValues(query, key, text, limit)),
  explain: (query: SearchQuery, productId: string) => JSON.stringify(index.explain(query, productId)),
  setLearned: (changed: LearnedData) => index.setLearned(changed),
  suggest: (request: SuggestRequest) => JSON.stringify(index.suggest(request)),
});
