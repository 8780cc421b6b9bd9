import { describeSelectedFacets } from '#commerce/search/facets/describe-facets.ts';
import type { LabelContext } from '#commerce/search/facets/facet-label.ts';
import type { Filters } from '#commerce/search/facets/filters.ts';

/** How the search understood a query: its correction, the filters found in it, and whether all of it was found. */
export interface UnderstoodQuery {
  corrected: { text: string; typed: string } | null;
  /** No product has everything that was typed: these have a part of it. */
  isPartial: boolean;
  /** "Colour: Black", "Price Range: £0-£50". */
  readAs: string[];
}

export function describeUnderstoodQuery(
  {
    filters,
    text,
    correctedFrom,
    correctedTo,
    isRelaxed: isPartial = false,
  }: {
    filters: Filters;
    text: string;
    correctedFrom: string | null;
    correctedTo?: string | null;
    isRelaxed?: boolean;
  },
  labels: LabelContext,
): UnderstoodQuery | null {
  const corrected = correctedFrom ? { text: correctedTo ?? text, typed: correctedFrom } : null;
  const readAs = describeSelectedFacets(withPlainSize(filters), labels).map(
    ({ facetType, label, termLabel }) => (facetType === 'range' ? termLabel : `${label}: ${termLabel}`),
  );
  return corrected || isPartial || readAs.length > 0 ? { corrected, isPartial, readAs } : null;
}

/** A size matches several labels ("12", "12 Long"); the shortest is what was typed. */
function withPlainSize(filters: Filters): Filters {
  const { sizes } = filters;
  if (!sizes) return filters;
  return { ...filters, sizes: [...sizes].sort((one, other) => one.length - other.length).slice(0, 1) };
}
