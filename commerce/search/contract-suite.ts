import { describe } from 'vitest';
import { describeBadInput } from './contract-suite/bad-input.ts';
import {
  type EngineAbilities,
  EVERYTHING,
  type MakeEngine,
  openUnderTest,
} from './contract-suite/engine-under-test.ts';
import { describeFacets } from './contract-suite/facets.ts';
import { describeListings } from './contract-suite/listing.ts';
import { ALIKE, describePaging } from './contract-suite/paging.ts';
import { describeRules } from './contract-suite/rules.ts';
import { describeSuggestions } from './contract-suite/suggestions.ts';
import { describeText } from './contract-suite/text.ts';
import { describeWrites } from './contract-suite/writes.ts';

/** What any search engine of the shop has to do. Engines differ in taste, so order by relevance is left to them. */
export function searchContractSuite(
  name: string,
  makeEngine: MakeEngine,
  lacking: Partial<EngineAbilities> = {},
): void {
  const can = { ...EVERYTHING, ...lacking };
  describe(`${name} keeps the search contract`, () => {
    const under = openUnderTest(makeEngine, can);
    describeListings(under);
    describeFacets(under);
    describeText(under);
    describeRules(under);
    describeSuggestions(under);
    describeBadInput(under);
  });
  describe(`${name} shows writes to the next query`, () => describeWrites(openUnderTest(makeEngine, can)));
  describe(`${name} pages without a double or a gap`, () =>
    describePaging(openUnderTest(makeEngine, can, ALIKE)));
}
