export type FacetType = 'terms' | 'range';
export type FacetDataType = 'text' | 'number';

export interface FacetTerm {
  term: string;
  label: string;
  count: number;
}

export interface Facet {
  key: string;
  label: string;
  facetType: FacetType;
  dataType: FacetDataType;
  terms: FacetTerm[];
  /** Smallest and largest number of the products, for range facets. */
  range?: { min: number; max: number };
  selectedCount: number;
  selected: string[];
}

/** One selected value, as shown above the list. */
export interface SelectedFacet {
  key: string;
  values: string[];
  label: string;
  term: string;
  termLabel: string;
  facetType: FacetType;
}
