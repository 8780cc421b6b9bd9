import type { SearchDocument } from '@selvedge/search-index/document.ts';
import { SAMPLE_DOCUMENTS, SAMPLE_RULES, searchQuery } from '@selvedge/search-index/sample-catalogue.ts';
import { afterAll, beforeAll } from 'vitest';
import type { SearchEngine, SearchQuery, SearchResult, SearchRules } from '../provider.ts';

/** Creates an engine with these documents and rules. */
export type MakeEngine = (documents: SearchDocument[], rules: SearchRules) => Promise<SearchEngine>;

/** Abilities that a vendor may lack. The suite then asserts what happens instead. */
export interface EngineAbilities {
  /** Understands "black dress under 50" as a dress with a colour and a price filter. */
  readsFilters: boolean;
  /** Reports that it corrected a typo. */
  reportsCorrections: boolean;
  /** Reports that no product has everything that was typed. */
  reportsRelaxation: boolean;
  /** Finds facet values by any part of a word, not only by its beginning. */
  findsWithinWords: boolean;
  /** Accepts pins, boosts and buries from the shop; otherwise they are set in the vendor's own console. */
  acceptsRules: boolean;
  /** Supports synonyms for one brand's site or one language. */
  scopesSynonyms: boolean;
  /** Reports the number of products of a suggestion. */
  countsSuggestions: boolean;
  /** Goes on with close products where few have everything. */
  findsClose: boolean;
  /** Reads a query in the page's language, with texts in that language. */
  readsLanguages: boolean;
  /** Says why a product stands where it stands. */
  explains: boolean;
  /** Filters, counts and sorts by the prices of the list that a query names. */
  followsPriceLists: boolean;
}

export const EVERYTHING: EngineAbilities = {
  readsFilters: true,
  reportsCorrections: true,
  reportsRelaxation: true,
  findsWithinWords: true,
  acceptsRules: true,
  scopesSynonyms: true,
  countsSuggestions: true,
  findsClose: true,
  readsLanguages: true,
  explains: true,
  followsPriceLists: true,
};

export interface EngineUnderTest {
  readonly engine: SearchEngine;
  readonly can: EngineAbilities;
  /** A result without the close products that a short list goes on with. */
  search(given: Partial<SearchQuery>): Promise<SearchResult>;
  idsOf(given: Partial<SearchQuery>): Promise<string[]>;
}

/** Opens an engine before the tests of the surrounding block, and closes it after them. */
export function openEngine(
  makeEngine: MakeEngine,
  can: EngineAbilities,
  documents: SearchDocument[] = SAMPLE_DOCUMENTS,
): EngineUnderTest {
  let engine: SearchEngine;
  beforeAll(async () => {
    engine = await makeEngine(documents, SAMPLE_RULES);
  });
  afterAll(() => engine.close());
  const search = async (given: Partial<SearchQuery>) => {
    const result = await engine.search(searchQuery(given));
    const first = Math.max(0, result.total - (given.offset ?? 0));
    return { ...result, ids: result.ids.slice(0, first) };
  };
  return {
    get engine() {
      return engine;
    },
    can,
    search,
    idsOf: async (given) => (await search(given)).ids,
  };
}
