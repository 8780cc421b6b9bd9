import { parentPort, workerData } from 'node:worker_threads';
import { answerCalls } from './answer-calls.ts';
import type { Affinity } from './rule-book.ts';
import { SearchIndex } from './search-index.ts';
import type { IndexChange } from './segment.ts';
import type { SearchQuery, SearchRules, SuggestRequest } from './types.ts';

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
