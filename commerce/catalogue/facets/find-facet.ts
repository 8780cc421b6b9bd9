import { FACET_RECORDS, type FacetRecord } from './facet-records.ts';

const byKey: ReadonlyMap<string, FacetRecord> = new Map(FACET_RECORDS.map((facet) => [facet.key, facet]));

/** Facets that the merchant made, as this process last read them. */
let own: ReadonlyMap<string, FacetRecord> = new Map();

export function setOwnFacets(facets: readonly FacetRecord[]): void {
  own = new Map(facets.map((facet) => [facet.key, facet]));
}

export function findFacet(key: string): FacetRecord | undefined {
  return byKey.get(key) ?? own.get(key);
}

/** The text of its name in the language folders. */
export function facetLabelKey({ key, labelKey }: Pick<FacetRecord, 'key' | 'labelKey'>): string {
  return labelKey ?? `facets.${key}`;
}

/** Whether it is chosen by a range of numbers; the others are chosen by their values. */
export function isRangeFacet({ kind }: Pick<FacetRecord, 'kind'>): boolean {
  return kind === 'price-range' || kind === 'discount-range' || kind === 'number-range';
}
