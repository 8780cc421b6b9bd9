import type { EmbeddedSearch } from '#commerce/search/embedded-engine.server.ts';
import type {
  DocumentPatch,
  FacetTerm,
  LearnedData,
  SearchDocument,
  SearchEngine,
  SearchExplanation,
  SearchQuery,
  SearchResult,
  SearchRules,
  Suggestions,
  SuggestRequest,
} from '#commerce/search/provider.ts';
import type { Change } from '#server/db/changes.server.ts';
import { Json, serveCalls } from './call-server.server.ts';
import { Caller } from './caller.server.ts';

/** What a search process offers: the whole engine, and waiting for a change of the database. */
export interface SharedEngineHost {
  /** The index is built while the first calls wait. */
  engine: Promise<EmbeddedEngine & Pick<EmbeddedSearch, 'searchJson'>>;
  /** Resolves when the engine has the changes. */
  applyChanges(changes: Change[]): Promise<void>;
}

type EmbeddedEngine = SearchEngine &
  Required<Pick<SearchEngine, 'explain' | 'setRules' | 'setShopperData' | 'readLearned'>>;

/** Longer than any query takes, and shorter than a shopper waits. */
const QUERY_MS = 10_000;
/** Enough that a thread never waits for its next query. */
const QUERIES_PER_THREAD = 2;

/** Serves an engine to the other processes of this machine. */
export function serveEngine(path: string, { engine, applyChanges }: SharedEngineHost, threads: number) {
  return serveCalls({
    path,
    mostRunning: threads * QUERIES_PER_THREAD,
    queries: {
      search: async (query: SearchQuery) => new Json(await (await engine).searchJson(query)),
      facetValues: async (...of: Parameters<SearchEngine['facetValues']>) =>
        (await engine).facetValues(...of),
      suggest: async (request: SuggestRequest) => (await engine).suggest(request),
      explain: async (query: SearchQuery, productId: string) => (await engine).explain(query, productId),
    },
    commands: {
      isReady: async () => Boolean(await engine),
      applyChanges,
      put: async (documents: SearchDocument[]) => (await engine).put(documents),
      remove: async (ids: string[]) => (await engine).remove(ids),
      patch: async (changes: DocumentPatch[]) => (await engine).patch(changes),
      setRules: async (rules: SearchRules) => (await engine).setRules(rules),
      setShopperData: async (data: Pick<LearnedData, 'shoppers' | 'order'>) =>
        (await engine).setShopperData(data),
      readLearned: async () => (await engine).readLearned(),
    },
  });
}

export interface SharedEngine extends EmbeddedEngine {
  applyChanges(changes: readonly Change[]): Promise<void>;
}

/** The engine of the search process, from another process. Resolves when its index is built. */
export async function connectSharedEngine(path: string): Promise<SharedEngine> {
  const caller = new Caller(path);
  const query = <T>(method: string, parameters: unknown[], signal?: AbortSignal) =>
    caller.call<T>(method, parameters, { signal, withinMs: QUERY_MS });
  const command = <T = void>(method: string, ...parameters: unknown[]) => caller.call<T>(method, parameters);
  await command('isReady');
  return {
    search: (asked, signal) => query<SearchResult>('search', [asked], signal),
    facetValues: (asked, key, text, limit, signal) =>
      query<FacetTerm[]>('facetValues', [asked, key, text, limit], signal),
    suggest: (request, signal) => query<Suggestions>('suggest', [request], signal),
    explain: (asked, productId) => query<SearchExplanation>('explain', [asked, productId]),
    applyChanges: (changes) => command('applyChanges', changes),
    put: (documents) => command('put', documents),
    remove: (ids) => command('remove', ids),
    patch: (changes) => command('patch', changes),
    setRules: (rules) => command('setRules', rules),
    setShopperData: (data) => command('setShopperData', data),
    readLearned: () => command<LearnedData>('readLearned'),
    close: async () => caller.close(),
  };
}
