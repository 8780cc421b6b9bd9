import type { SearchDocument } from '@selvedge/search-index/document.ts';
import type { EmbeddedSearch } from '@selvedge/search-index/engine.ts';
import type { SearchQuery } from '#commerce/search/provider.ts';
import { Dice, SYLLABLES } from './dice.ts';
import { makeDocuments } from './search-catalogue.ts';
import { COLOURS, DEPARTMENTS, MATERIALS, STYLES } from './search-departments.ts';

/** What shoppers type: mostly plain, some with a colour or price, some with a slip or half a word. */
function makeTexts(seed: number): string[] {
  const dice = new Dice(seed);
  const kinds = DEPARTMENTS.flatMap((department) => Object.values(department.groups).flat());
  const slip = (word: string) => {
    const at = 1 + dice.whole(Math.max(1, word.length - 2));
    return word.slice(0, at) + word.slice(at + 1);
  };
  return Array.from({ length: 400 }, () => {
    const kind = dice.pick(kinds).toLowerCase();
    const roll = dice.next();
    if (roll < 0.25) return kind;
    if (roll < 0.5) return `${dice.pick(STYLES)} ${kind}`;
    if (roll < 0.65) return `${dice.pick(COLOURS)} ${kind}`;
    if (roll < 0.75) return `${dice.pick(STYLES)} ${dice.pick(MATERIALS)} ${kind}`;
    if (roll < 0.85) return `${dice.pick(COLOURS)} ${kind} under ${20 + dice.whole(80)}`;
    if (roll < 0.95) return `${dice.pick(STYLES)} ${slip(kind)}`;
    return kind.slice(0, 4);
  });
}

const LISTING: SearchQuery = {
  text: null,
  categorySlug: null,
  filters: {},
  sort: 'relevance',
  offset: 0,
  limit: 40,
};

export type Ask = (engine: EmbeddedSearch, dice: Dice, turn: number) => Promise<unknown>;

export function makeQuestions(size: number): Record<string, Ask> {
  const texts = makeTexts(3);
  const refill = makeDocuments(6000, 99);
  return {
    text: (engine, _dice, turn) => engine.search({ ...LISTING, text: texts[turn % texts.length]! }),
    'category, 3 filters': (engine, dice) =>
      engine.search({
        ...LISTING,
        categorySlug: 'women',
        filters: {
          colourFacets: [dice.skewed(COLOURS), dice.skewed(COLOURS)],
          fabrication: [dice.skewed(MATERIALS), dice.skewed(MATERIALS), dice.skewed(MATERIALS)],
          'aiattributes.Fit': Array.from({ length: 6 }, (_, i) => `Fit ${i + dice.whole(4)}`),
        },
      }),
    'category, no filter': (engine) => engine.search({ ...LISTING, categorySlug: 'women' }),
    'price order, page 10': (engine, dice) =>
      engine.search({
        ...LISTING,
        categorySlug: dice.pick(DEPARTMENTS).slug,
        sort: dice.chance(0.5) ? 'price-asc' : 'price-desc',
        offset: 360,
      }),
    'facet search': (engine, dice) =>
      engine.facetValues(
        { ...LISTING, categorySlug: dice.pick(DEPARTMENTS).slug },
        'brand',
        dice.pick(SYLLABLES),
        100,
      ),
    suggest: (engine, _dice, turn) => {
      const text = texts[turn % texts.length]!;
      return engine.suggest({ text: text.slice(0, 2 + (turn % 8)), limit: 6 });
    },
    'price and stock patch': (engine, dice) =>
      engine.patch([
        { id: `product-${dice.whole(size)}`, price: 500 + dice.whole(20_000), isOnStock: dice.chance(0.9) },
      ]),
    'one product put': (engine, dice) => {
      const document = refill.next().value as SearchDocument;
      return engine.put([{ ...document, id: `product-${dice.whole(size)}` }]);
    },
  };
}
