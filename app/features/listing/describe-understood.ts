import { describeSelectedFacets } from '#commerce/search/facets/describe-facets.ts';
import type { LabelContext } from '#commerce/search/facets/facet-label.ts';
import type { Filters } from '#commerce/search/facets/filters.ts';

/** What the page says about how the typed words were read; null when there is nothing to say. */
export interface Understood {
  corrected: { text: string; typed: string } | null;
  /** "Colour: Black", "Price Range: £0-£50". */
  readAs: string[];
}

export function describeUnderstood(
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
): Understood | null {
  const corrected = correctedFrom ? { text: correctedTo ?? text, typed: correctedFrom } : null;
  const readAs = describeSelectedFacets(plainest(filters), labels).map(({ facetType, label, termLabel }) =>
    facetType === 'range' ? termLabel : `${label}: ${termLabel}`,
  );
  return corrected || readAs.length > 0 ? { corrected, readAs } : null;
}

/** A size is printed in many ways ("12", "12 Long"); the shortest is what was typed. */
function plainest(filters: Filters): Filters {
  const { sizes } = filters;
  if (!sizes) return filters;
  return { ...filters, sizes: [...sizes].sort((one, other) => one.length - other.length).slice(0, 1) };
}
