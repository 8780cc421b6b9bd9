import type { SearchDocument } from '@selvedge/search-index/document.ts';
import { SUITE_DOCUMENTS, SUITE_RULES, searchQuery } from '@selvedge/search-index/sample-catalogue.ts';
import { afterAll, beforeAll } from 'vitest';
import type { SearchEngine, SearchQuery, SearchResult, SearchRules } from '../provider.ts';

/** Makes an engine that holds these documents and obeys these rules. */
export type MakeEngine = (documents: SearchDocument[], rules: SearchRules) => Promise<SearchEngine>;

/** What a vendor may not be able to do. The suite then asserts what happens instead. */
export interface EngineAbilities {
  /** Takes "black dress under 50" for a dress, black, with a price. */
  readsFilters: boolean;
  /** Says that it took a word for a slip. */
  tellsCorrections: boolean;
  /** Says that it has only something like what was asked for. */
  tellsRelaxation: boolean;
  /** Finds facet values by letters within a word, not only by how words begin. */
  findsWithinWords: boolean;
  /** Takes pins, boosts and buries from the shop; elsewhere they are set at the vendor's own desk. */
  takesRules: boolean;
  /** Knows synonyms that hold on one brand's site or in one language only. */
  scopesSynonyms: boolean;
  /** Says how many products stand behind a suggestion. */
  countsSuggestions: boolean;
}

export const EVERYTHING: EngineAbilities = {
  readsFilters: true,
  tellsCorrections: true,
  tellsRelaxation: true,
  findsWithinWords: true,
  takesRules: true,
  scopesSynonyms: true,
  countsSuggestions: true,
};

export interface EngineUnderTest {
  readonly engine: SearchEngine;
  readonly can: EngineAbilities;
  ask(given: Partial<SearchQuery>): Promise<SearchResult>;
  idsOf(given: Partial<SearchQuery>): Promise<string[]>;
}

/** Opens an engine before the tests of the surrounding block, and closes it after them. */
export function openUnderTest(
  makeEngine: MakeEngine,
  can: EngineAbilities,
  documents: SearchDocument[] = SUITE_DOCUMENTS,
): EngineUnderTest {
  let engine: SearchEngine;
  beforeAll(async () => {
    engine = await makeEngine(documents, SUITE_RULES);
  });
  afterAll(() => engine.close());
  const ask = (given: Partial<SearchQuery>) => engine.search(searchQuery(given));
  return {
    get engine() {
      return engine;
    },
    can,
    ask,
    idsOf: async (given) => (await ask(given)).ids,
  };
}
