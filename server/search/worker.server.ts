import { parentPort, workerData } from 'node:worker_threads';
import type { SearchQuery, SearchRules, SuggestRequest } from '#suppliers/search/contract.ts';
import { answerCalls } from './answer-calls.server.ts';
import type { Affinity } from './rule-book.server.ts';
import { SearchIndex } from './search-index.server.ts';
import type { IndexChange } from './segment.server.ts';

/** A thread that answers queries. Answers leave as JSON text, which the main loop reads faster than objects. */
const index = new SearchIndex(workerData as SearchRules);

answerCalls(parentPort!, {
  apply: (change: IndexChange) => index.apply(change),
  setRules: (rules: SearchRules) => index.setRules(rules),
  search: (query: SearchQuery, affinity: Affinity | null) => JSON.stringify(index.search(query, affinity)),
  facetValues: (query: SearchQuery, key: string, text: string, limit: number) =>
    JSON.stringify(index.facetValues(query, key, text, limit)),
  suggest: (request: SuggestRequest) => JSON.stringify(index.suggest(request)),
});
