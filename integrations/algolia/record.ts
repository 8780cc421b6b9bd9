import type { SearchDocument } from '@selvedge/search-index/document.ts';
import { FACET_RECORDS } from '#commerce/catalogue/facets/facet-records.ts';
import { commonAttributes, toUnits } from '#commerce/search/external-engine.ts';
import type { DocumentPatch } from '#commerce/search/provider.ts';

export type AlgoliaRecord = { objectID: string } & Record<string, unknown>;

/** Facets whose values can be searched by typing. */
const SEARCHABLE = ['brand', 'styleTaxonomy', 'categoryTaxonomy', 'collection', 'colourFacets', 'categories'];
/** Filtered by, never listed. */
const FILTER_ONLY = ['categorySlugs', 'fascias', 'productKey'];
const NUMBERS = ['price', 'discountPercentage'];
const NOT_STORED: ReadonlySet<string> = new Set(['priceRange', 'discountRange', 'isOnStock', 'productKey']);
const MAX_DESCRIPTION = 4000;

export const isSearchableFacet = (key: string): boolean => SEARCHABLE.includes(key);

/** Keys that every index declares; others are declared when a document has them. */
export const SPECIFIED_KEYS: readonly string[] = FACET_RECORDS.map(({ key }) => key);

/** Algolia finds nothing by a filter that is not declared. */
export function declareFacets(keys: Iterable<string>): string[] {
  const listed = [...new Set([...keys, 'isOnStock', ...NUMBERS])].filter(
    (key) =>
      !SEARCHABLE.includes(key) &&
      !FILTER_ONLY.includes(key) &&
      !(key in { priceRange: 1, discountRange: 1 }),
  );
  return [
    ...SEARCHABLE.map((key) => `searchable(${key})`),
    ...FILTER_ONLY.map((key) => `filterOnly(${key})`),
    ...listed,
  ];
}

export function toRecord(document: SearchDocument): AlgoliaRecord {
  const { id, facets, categorySlugs, categoryNames } = document;
  return {
    ...nest(facets),
    objectID: id,
    productKey: document.productKey,
    title: document.title,
    brand: facets.brand?.length === 1 ? facets.brand[0] : (facets.brand ?? document.brand),
    description: document.description.slice(0, MAX_DESCRIPTION),
    categorySlugs,
    categoryNames,
    categories: categorySlugs.map((slug, i) => writeCategory(slug, categoryNames[i] ?? slug)),
    ...commonAttributes(document),
    isOnStock: document.isOnStock,
  };
}

/** The changed attributes; a nested one with its siblings, which a partial update would drop. */
export function toPartialRecord(patch: DocumentPatch, before: Record<string, unknown> | null): AlgoliaRecord {
  const { id, price, wasPrice, facets = {}, ...numbers } = patch;
  const nested = nest(facets);
  for (const [parent, children] of Object.entries(nested)) {
    if (!Array.isArray(children))
      nested[parent] = { ...(before?.[parent] as object), ...(children as object) };
  }
  return {
    ...nested,
    ...numbers,
    ...(price !== undefined && { price: toUnits(price) }),
    ...(wasPrice !== undefined && { wasPrice: toUnits(wasPrice) }),
    objectID: id,
  };
}

export const hasNested = ({ facets = {} }: DocumentPatch): boolean =>
  Object.keys(facets).some((key) => key.includes('.'));

/** `aiattributes.Fit` becomes `Fit` inside `aiattributes`, as Algolia addresses it. */
function nest(facets: Record<string, string[]>): Record<string, unknown> {
  const record: Record<string, unknown> = {};
  for (const [key, values] of Object.entries(facets)) {
    if (NOT_STORED.has(key)) continue;
    const dot = key.indexOf('.');
    const parent = key.slice(0, dot);
    if (dot < 0) record[key] = values;
    else record[parent] = { ...(record[parent] as object), [key.slice(dot + 1)]: values };
  }
  return record;
}

/** A facet value that can be searched by name and read back as a category. */
function writeCategory(slug: string, name: string): string {
  return `${name} | ${slug}`;
}

export function readCategory(value: string): { slug: string; name: string } {
  const bar = value.lastIndexOf(' | ');
  return { name: value.slice(0, bar), slug: value.slice(bar + 3) };
}
