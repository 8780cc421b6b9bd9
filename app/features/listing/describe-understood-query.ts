import { describeSelectedFacets } from '#commerce/search/facets/describe-facets.ts';
import type { LabelContext } from '#commerce/search/facets/facet-label.ts';
import type { Filters } from '#commerce/search/facets/filters.ts';

/** How the search understood a query: its correction, and the filters found in it. */
export interface UnderstoodQuery {
  corrected: { text: string; typed: string } | null;
  /** "Colour: Black", "Price Range: £0-£50". */
  readAs: string[];
}

export function describeUnderstoodQuery(
  {
    filters,
    text,
    correctedFrom,
    correctedTo,
  }: {
    filters: Filters;
    text: string;
    correctedFrom: string | null;
    correctedTo?: string | null;
  },
  labels: LabelContext,
): UnderstoodQuery | null {
  const corrected = correctedFrom ? { text: correctedTo ?? text, typed: correctedFrom } : null;
  const readAs = describeSelectedFacets(withPlainSize(filters), labels).map(
    ({ facetType, label, termLabel }) => (facetType === 'range' ? termLabel : `${label}: ${termLabel}`),
  );
  return corrected || readAs.length > 0 ? { corrected, readAs } : null;
}

/** A size matches several labels ("12", "12 Long"); the shortest is what was typed. */
function withPlainSize(filters: Filters): Filters {
  const { sizes } = filters;
  if (!sizes) return filters;
  return { ...filters, sizes: [...sizes].sort((one, other) => one.length - other.length).slice(0, 1) };
}
