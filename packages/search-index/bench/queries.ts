import type { SearchDocument } from '../document.ts';
import type { EmbeddedSearch } from '../engine.ts';
import type { SearchQuery } from '../types.ts';
import { makeDocuments } from './catalogue.ts';
import { COLOURS, DEPARTMENTS, MATERIALS, STYLES } from './departments.ts';
import { RandomSource, SYLLABLES } from './random.ts';

/** Typed texts: mostly plain words, some with a colour or price, some with a typo or half a word. */
function makeTexts(seed: number): string[] {
  const random = new RandomSource(seed);
  const kinds = DEPARTMENTS.flatMap((department) => Object.values(department.groups).flat());
  const withTypo = (word: string) => {
    const at = 1 + random.whole(Math.max(1, word.length - 2));
    return word.slice(0, at) + word.slice(at + 1);
  };
  return Array.from({ length: 400 }, () => {
    const kind = random.pick(kinds).toLowerCase();
    const roll = random.next();
    if (roll < 0.25) return kind;
    if (roll < 0.5) return `${random.pick(STYLES)} ${kind}`;
    if (roll < 0.65) return `${random.pick(COLOURS)} ${kind}`;
    if (roll < 0.75) return `${random.pick(STYLES)} ${random.pick(MATERIALS)} ${kind}`;
    if (roll < 0.85) return `${random.pick(COLOURS)} ${kind} under ${20 + random.whole(80)}`;
    if (roll < 0.95) return `${random.pick(STYLES)} ${withTypo(kind)}`;
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

/** Any engine with the methods that the bench calls. */
export type BenchedEngine = Pick<EmbeddedSearch, 'search' | 'facetValues' | 'suggest' | 'patch' | 'put'>;

/** Runs one query of its kind. */
export type RunQuery = (engine: BenchedEngine, random: RandomSource, turn: number) => Promise<unknown>;

export function makeQueries(size: number): Record<string, RunQuery> {
  const texts = makeTexts(3);
  const textAt = (turn: number) => texts[turn % texts.length] ?? '';
  const refill = makeDocuments(6000, 99);
  return {
    text: (engine, _random, turn) => engine.search({ ...LISTING, text: textAt(turn) }),
    'category, 3 filters': (engine, random) =>
      engine.search({
        ...LISTING,
        categorySlug: 'women',
        filters: {
          colourFacets: [random.skewed(COLOURS), random.skewed(COLOURS)],
          fabrication: [random.skewed(MATERIALS), random.skewed(MATERIALS), random.skewed(MATERIALS)],
          'aiattributes.Fit': Array.from({ length: 6 }, (_, i) => `Fit ${i + random.whole(4)}`),
        },
      }),
    'category, no filter': (engine) => engine.search({ ...LISTING, categorySlug: 'women' }),
    'price order, page 10': (engine, random) =>
      engine.search({
        ...LISTING,
        categorySlug: random.pick(DEPARTMENTS).slug,
        sort: random.chance(0.5) ? 'price-asc' : 'price-desc',
        offset: 360,
      }),
    'facet search': (engine, random) =>
      engine.facetValues(
        { ...LISTING, categorySlug: random.pick(DEPARTMENTS).slug },
        'brand',
        random.pick(SYLLABLES),
        100,
      ),
    suggest: (engine, _random, turn) => {
      return engine.suggest({ text: textAt(turn).slice(0, 2 + (turn % 8)), limit: 6 });
    },
    'price and stock patch': (engine, random) =>
      engine.patch([
        {
          id: `product-${random.whole(size)}`,
          price: 500 + random.whole(20_000),
          isOnStock: random.chance(0.9),
        },
      ]),
    'one product put': (engine, random) => {
      const document = refill.next().value as SearchDocument;
      return engine.put([{ ...document, id: `product-${random.whole(size)}` }]);
    },
  };
}
