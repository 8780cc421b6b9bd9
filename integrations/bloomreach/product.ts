import type { SearchDocument } from '@selvedge/search-index/document.ts';
import { commonAttributes, toUnits } from '#commerce/search/external-engine.ts';
import type { DocumentPatch } from '#commerce/search/provider.ts';

export interface Operation {
  op: 'add' | 'remove';
  path: string;
  value?: unknown;
}

const NOT_SENT: ReadonlySet<string> = new Set([
  'priceRange',
  'discountRange',
  'isOnStock',
  'productKey',
  'brand',
]);

/** Attributes of the feed that are not filters of the shop. */
const OWN_ATTRIBUTES: ReadonlySet<string> = new Set(['category', 'fascias', 'title', 'productKey']);

/** Attribute names have letters, digits and underscores: `aiattributes.Heel Height` becomes `aiattributes__Heel_Height`. */
export function attributeName(key: string): string {
  return key
    .replace(/[^A-Za-z0-9. ]/g, (character) => `_x${character.charCodeAt(0).toString(16)}_`)
    .replaceAll('.', '__')
    .replaceAll(' ', '_');
}

/** The filter key of an attribute; null for an attribute that is not a filter. */
export function filterKey(attribute: string): string | null {
  if (OWN_ATTRIBUTES.has(attribute)) return null;
  return attribute
    .replace(/_x([0-9a-f]+)_/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll('__', '.')
    .replaceAll('_', ' ');
}

export function addProduct(document: SearchDocument): Operation {
  return { op: 'add', path: productPath(document.id), value: { attributes: toAttributes(document) } };
}

export function removeProduct(id: string): Operation {
  return { op: 'remove', path: productPath(id) };
}

/** One operation for each changed attribute. */
export function changeProduct({
  id,
  price,
  wasPrice,
  isOnStock,
  facets = {},
  ...numbers
}: DocumentPatch): Operation[] {
  const changed: Record<string, unknown> = { ...numbers };
  if (price !== undefined) changed.price = toUnits(price);
  if (wasPrice !== undefined) changed.wasPrice = toUnits(wasPrice);
  if (isOnStock !== undefined) changed.isOnStock = String(isOnStock);
  for (const [key, values] of Object.entries(facets)) changed[attributeName(key)] = values;
  return Object.entries(changed).map(([name, value]) => ({
    op: 'add',
    path: `${productPath(id)}/attributes/${name}`,
    value,
  }));
}

function productPath(id: string): string {
  return `/products/${id.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

function toAttributes(document: SearchDocument): Record<string, unknown> {
  const { facets, categorySlugs, categoryNames } = document;
  const filters = Object.entries(facets).filter(([key]) => !NOT_SENT.has(key));
  return {
    ...Object.fromEntries(filters.map(([key, values]) => [attributeName(key), values])),
    title: document.title,
    brand: document.brand,
    description: document.description,
    url: `/product/${document.productKey}`,
    productKey: document.productKey,
    category_paths: categorySlugs.map((slug, i) => [{ id: slug, name: categoryNames[i] ?? slug }]),
    ...commonAttributes(document),
    isOnStock: String(document.isOnStock),
  };
}
