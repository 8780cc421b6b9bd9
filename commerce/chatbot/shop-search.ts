import { DEFAULT_CURRENCY, toMajorUnits } from '#commerce/pricing/format-money.ts';
import { stemOf } from '#commerce/reviews/words.ts';
import type { SortKey } from '#commerce/search/sort-options.ts';
import { piecesOf } from './find-terms.ts';
import type { Wish } from './understand.ts';
import { plainName, type Term, type Vocabulary } from './vocabulary.ts';

/** Facet values of the search index by facet key. */
export type ShopValues = Readonly<Record<string, readonly string[]>>;

/** A wish as a search: facet filters where values match, text for the rest. */
export interface ShopSearch {
  /** Null when there are no search words. */
  text: string | null;
  filters: Record<string, string[]>;
  sort: SortKey;
  /** Every product must mention these; a type matches by any of its names. */
  types: readonly Term[];
  words: readonly string[];
  excludedColours: string[];
}

/** Facets whose values match a detail such as "midi", "floral" or "petite", the more specific first. */
const DETAIL_KEYS = [
  'aiattributes.Length',
  'sleeveLength',
  'aiattributes.Sleeve Length',
  'neckline',
  'design',
  'fabrication',
  'classification',
  'aiattributes.Dress Style',
  'aiattributes.Leg Style',
  'aiattributes.Waist Rise',
  'aiattributes.Cruelty Free',
  'detail',
] as const;

export const VALUE_KEYS = ['colourFacets', 'sizes', 'brand', 'gender', 'occasion', ...DETAIL_KEYS] as const;

/** For a colour that is not a facet value, similar colours are used. */
const COLOUR_FAMILIES: Readonly<Record<string, readonly string[]>> = {
  ivory: ['cream', 'white'],
  stone: ['beige', 'cream'],
  tan: ['brown', 'beige'],
  'rose gold': ['gold', 'pink'],
  teal: ['green', 'blue'],
  khaki: ['green'],
  sage: ['green'],
  mustard: ['yellow'],
  coral: ['orange', 'pink'],
  burgundy: ['red'],
  lilac: ['purple'],
};
const OCCASIONS: Readonly<Record<string, readonly string[]>> = {
  work: ['workwear'],
  prom: ['evening', 'party'],
  festival: ['party', 'holiday'],
  casual: ['casual', 'lounge'],
};
const GENDERS: Readonly<Record<string, readonly string[]>> = {
  womens: ['women', 'unisex'],
  mens: ['men', 'unisex'],
  girls: ['girls', 'unisex kids'],
  boys: ['boys', 'unisex kids'],
  baby: ['baby', 'unisex kids'],
};
const DETAILS: Readonly<Record<string, readonly string[]>> = {
  'polka dot': ['spot'],
  'high waisted': ['high rise', 'high waisted'],
  maxi: ['maxi', 'full length'],
  bodycon: ['bodycon'],
  'v neck': ['v neck'],
};

export function toShopSearch(
  wish: Wish,
  values: ShopValues,
  vocabulary: Vocabulary,
  currencyCode: string = DEFAULT_CURRENCY,
): ShopSearch {
  const filters: Record<string, string[]> = {};
  const loose: string[] = [...wish.keywords];
  const put = (key: string, found: readonly string[]) => {
    if (found.length > 0) filters[key] = [...new Set([...(filters[key] ?? []), ...found])];
  };
  const same = (key: string, names: readonly string[]) => {
    const wanted = new Set(names.map(plainName));
    return (values[key] ?? []).filter((value) => wanted.has(plainName(value)));
  };
  const addFilter = (key: string, name: string, families: Readonly<Record<string, readonly string[]>>) => {
    const own = same(key, [name]);
    const found = own.length > 0 ? own : same(key, families[name] ?? []);
    if (found.length === 0) loose.push(name);
    put(key, found);
  };
  for (const colour of wish.colours) addFilter('colourFacets', colour, COLOUR_FAMILIES);
  for (const occasion of wish.occasions) addFilter('occasion', occasion, OCCASIONS);
  for (const brand of wish.brands) addFilter('brand', brand, {});
  if (wish.gender) put('gender', same('gender', [wish.gender, ...(GENDERS[wish.gender] ?? [])]));
  // A size that no product has stays in the filter, so that the reply can say that nothing was found.
  for (const size of wish.sizes) put('sizes', same('sizes', [size]).length ? same('sizes', [size]) : [size]);
  for (const detail of wish.details) {
    const found = findDetail(detail, values, vocabulary);
    if (found) put(found.key, found.values);
    else loose.push(detail);
  }
  if (wish.price.min !== null || wish.price.max !== null) {
    const bound = (centAmount: number | null, open: string) =>
      centAmount === null ? open : String(toMajorUnits({ centAmount, currencyCode }));
    filters.priceRange = [`${bound(wish.price.min, '0')}-${bound(wish.price.max, 'max')}`];
  }
  if (wish.onSale) filters.discountRange = ['1-max'];
  if (wish.nextDay) filters.isNextDay = ['true'];
  const types = wish.types.map(
    (name) => vocabulary.types.find((term) => term.name === name) ?? { name, words: [name] },
  );
  const text = [...loose, ...wish.types].join(' ');
  return {
    text: text === '' ? null : text,
    filters,
    sort: wish.sort,
    types,
    words: loose,
    excludedColours: wish.excludedColours.flatMap((colour) => [
      ...same('colourFacets', [colour, ...(COLOUR_FAMILIES[colour] ?? [])]),
    ]),
  };
}

/** The facet and values of a detail: a value matches when it contains all words of one of its names. */
function findDetail(detail: string, values: ShopValues, vocabulary: Vocabulary) {
  const term = vocabulary.details.find(({ name }) => name === detail);
  const names = [...(DETAILS[detail] ?? []), ...(term?.words ?? [detail])];
  const meant = names.map((name) => piecesOf(name.replace(/^=/, '')).map(stemOf));
  for (const key of DETAIL_KEYS) {
    const found = (values[key] ?? []).filter((value) => {
      const stems = new Set(piecesOf(value).map(stemOf));
      return meant.some((words) => words.every((word) => stems.has(word)));
    });
    if (found.length > 0) return { key, values: found };
  }
  return null;
}
