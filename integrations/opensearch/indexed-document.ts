import type { SearchDocument } from '@selvedge/search-index/document.ts';
import { stemWord } from '@selvedge/search-index/text/stemmer.ts';
import { joinHyphenated, removeStopWords, splitWords } from '@selvedge/search-index/text/tokeniser.ts';
import { EVERY_SITE, type RANGE_ATTRIBUTES } from '#commerce/search/external-engine.ts';
import { INDEX_FACETS } from '#commerce/search/facets/index-facets.ts';
import type { DocumentPatch } from '#commerce/search/provider.ts';

const SEPARATOR = '\u001f';
const CATEGORY_SEPARATOR = ' | ';

/** A filter's key and value in one string. */
export const writeValue = (key: string, term: string): string => `${key}${SEPARATOR}${term}`;

export function readValue(value: string): { key: string; term: string } {
  const at = value.indexOf(SEPARATOR);
  return { key: value.slice(0, at), term: value.slice(at + 1) };
}

/** A pattern for all values of a key, whose special characters are escaped. */
export const valuesOfKey = (key: string): string =>
  `${key.replace(/[.?+*|{}[\]()"\\#@&<>~^$-]/g, '\\$&')}${SEPARATOR}.*`;

/** The field with a product's price or discount: in a list where one is named. */
export const priceField = (column: PriceColumn, list: string | undefined): string =>
  list === undefined ? column : `listed.${fieldName(list)}.${column}`;

type PriceColumn = (typeof RANGE_ATTRIBUTES)[keyof typeof RANGE_ATTRIBUTES];

/** A dot would begin a field within. */
const fieldName = (list: string) => encodeURIComponent(list).replaceAll('.', '%2E');

export function readCategory(value: string): { slug: string; name: string } {
  const at = value.indexOf(CATEGORY_SEPARATOR);
  return { slug: value.slice(0, at), name: value.slice(at + CATEGORY_SEPARATOR.length) };
}

export function toIndexedDocument(document: SearchDocument) {
  const { facets, categorySlugs, categoryNames, prices = {} } = document;
  const attributes = Object.entries(facets).flatMap(([key, values]) =>
    INDEX_FACETS.isText(key) ? values : [],
  );
  const named = [
    document.title,
    document.brand,
    ...categoryNames,
    ...(facets.colourFacets ?? []),
    ...attributes,
  ];
  const values = Object.entries(facets)
    .filter(([key]) => key !== 'isOnStock' && key !== 'productKey')
    .flatMap(([key, terms]) => terms.map((term) => writeValue(key, term)));
  return {
    id: document.id,
    productKey: document.productKey,
    title: stems(document.title),
    brandWords: stems(document.brand),
    categoryWords: stems(categoryNames.join(' ')),
    colourWords: stems((facets.colourFacets ?? []).join(' ')),
    attributeWords: stems(attributes.join(' ')),
    descriptionWords: stems(document.description),
    surfaces: [...new Set(named.flatMap(wordsOf))],
    categorySlugs,
    categories: categorySlugs.map((slug, i) => `${slug}${CATEGORY_SEPARATOR}${categoryNames[i] ?? slug}`),
    fascias: document.fascias.length > 0 ? document.fascias : [EVERY_SITE],
    values: [...new Set([...values, writeValue('isOnStock', String(document.isOnStock))])],
    price: document.price,
    discountPercentage: document.discountPercentage,
    priceLists: Object.keys(prices),
    listed: Object.fromEntries(
      Object.entries(prices).map(([list, { price, discountPercentage }]) => [
        fieldName(list),
        { price, discountPercentage },
      ]),
    ),
    averageRating: document.averageRating,
    totalReviewCount: document.totalReviewCount,
    totalRevenueAmount: document.totalRevenueAmount,
    publishedAtTimestamp: document.publishedAtTimestamp,
    document,
  };
}

export function patchDocument(
  document: SearchDocument,
  { facets, ...numbers }: DocumentPatch,
): SearchDocument {
  return { ...document, ...numbers, facets: { ...document.facets, ...facets } };
}

function wordsOf(text: string): string[] {
  const words = removeStopWords(splitWords(text));
  return text.includes('-') ? words.concat(joinHyphenated(text)) : words;
}

function stems(text: string): string {
  return wordsOf(text).map(stemWord).join(' ');
}
