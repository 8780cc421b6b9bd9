import { findSwatch } from '#commerce/catalogue/find-swatch.ts';
import type { Facet, FacetTerm } from '#commerce/search/facets/facet.ts';
import { FACET_SEARCH_LIMIT, isFacetSearchable } from '#commerce/search/facets/facet-layout.ts';
import { showsSwatches } from '#commerce/search/facets/swatch-filter.ts';
import type { FacetView, TermView } from './listing-view.ts';
import { orderTerms } from './term-order.ts';

/** What shoppers reach for first; any other facet follows in the engine's order. */
const ORDER = [
  'isNextDay',
  'sizes',
  'colourFacets',
  'brand',
  'priceRange',
  'styleTaxonomy',
  'categoryTaxonomy',
  'ratingGroup',
  'occasion',
  'classification',
  'design',
  'discountBands',
  'neckline',
  'sleeveLength',
  'fabrication',
  'detail',
  'gender',
  'department',
  'priceBands',
  'discountRange',
  'isOnStock',
  'source',
];

/** These say again what another facet says; they stay in sight only while they are chosen. */
const TWINS: ReadonlySet<string> = new Set(['collection', 'productKey']);

/** The facets that offer a choice, in the order of the panel. */
export function arrangeFacets(
  facets: readonly Facet[],
  alternativeEngine: boolean,
  swatches?: Readonly<Record<string, string>>,
): FacetView[] {
  return facets
    .filter(offersChoice)
    .toSorted((one, other) => rank(one) - rank(other))
    .filter(isFirstOfItsName)
    .map(({ key, label, facetType, terms, range, selected }) => {
      const isSwatches = key === 'colourFacets' && showsSwatches(terms, swatches);
      const shown = firstTerms(orderTerms(key, terms), selected);
      return {
        key,
        label,
        facetType,
        terms: isSwatches ? shown.map((term) => paint(term, swatches)) : shown,
        ...(range && { range }),
        selected,
        isSwatches,
        isSearchable: isFacetSearchable(key, alternativeEngine),
      };
    });
}

/** One value that every product has leaves nothing to choose. */
function offersChoice({ key, facetType, terms, range, selectedCount }: Facet): boolean {
  if (selectedCount > 0) return true;
  if (TWINS.has(key)) return false;
  if (facetType === 'range') return range !== undefined && range.max > range.min;
  if (key === 'isNextDay' || key === 'isOnStock') return terms.some(({ term }) => term === 'true');
  return terms.length > 1;
}

/** The shop's own neckline, and the one read from pictures: two filters of one name would puzzle. */
function isFirstOfItsName(facet: Facet, index: number, all: readonly Facet[]): boolean {
  return facet.selectedCount > 0 || all.findIndex(({ label }) => label === facet.label) === index;
}

function firstTerms(terms: Facet['terms'], selected: readonly string[]): Facet['terms'] {
  if (terms.length <= FACET_SEARCH_LIMIT) return terms;
  return terms.filter(({ term }, index) => index < FACET_SEARCH_LIMIT || selected.includes(term));
}

function paint(term: FacetTerm, swatches: Readonly<Record<string, string>> | undefined): TermView {
  const swatch = findSwatch(term.term, swatches)?.background;
  return swatch ? { ...term, swatch } : term;
}

function rank({ key }: Facet): number {
  const at = ORDER.indexOf(key);
  return at === -1 ? ORDER.length : at;
}
