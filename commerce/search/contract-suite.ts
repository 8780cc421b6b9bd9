import { describe } from 'vitest';
import { describeBadInput } from './contract-suite/bad-input.ts';
import { describeCloseProducts, TENTS } from './contract-suite/close-products.ts';
import {
  type EngineAbilities,
  EVERYTHING,
  type MakeEngine,
  openEngine,
} from './contract-suite/engine-under-test.ts';
import { describeFacets } from './contract-suite/facets.ts';
import { describeListings } from './contract-suite/listing.ts';
import { describePaging, SIMILAR_DOCUMENTS } from './contract-suite/paging.ts';
import { describePriceLists, VASES } from './contract-suite/price-lists.ts';
import { describeRules } from './contract-suite/rules.ts';
import { describeSuggestions } from './contract-suite/suggestions.ts';
import { describeText } from './contract-suite/text.ts';
import { describeWrites } from './contract-suite/writes.ts';

/** Contract tests for every search engine. Engines rank differently, so the order by relevance is not tested. */
export function searchContractSuite(
  name: string,
  makeEngine: MakeEngine,
  lacking: Partial<EngineAbilities> = {},
): void {
  const can = { ...EVERYTHING, ...lacking };
  describe(`${name} meets the search contract`, () => {
    const under = openEngine(makeEngine, can);
    describeListings(under);
    describeFacets(under);
    describeText(under);
    describeRules(under);
    describeSuggestions(under);
    describeBadInput(under);
  });
  describe(`${name} with few products that have everything`, () =>
    describeCloseProducts(openEngine(makeEngine, can, TENTS)));
  describe(`${name} with prices in several lists`, () =>
    describePriceLists(openEngine(makeEngine, can, VASES)));
  describe(`${name} has writes in the next query`, () => describeWrites(openEngine(makeEngine, can)));
  describe(`${name} pages without duplicates or gaps`, () =>
    describePaging(openEngine(makeEngine, can, SIMILAR_DOCUMENTS)));
}
