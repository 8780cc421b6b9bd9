import {
  EVERY_SITE,
  type PlainQuery,
  RANGE_ATTRIBUTES,
  RANGE_KEYS,
  toUnits,
} from '#commerce/search/external-engine.ts';
import type { SearchQuery } from '#commerce/search/provider.ts';
import { sortApiValue } from '#commerce/search/sort-options.ts';
import { attributeName } from './product.ts';

export const MAX_ROWS = 200;
/** The largest offset that Bloomreach accepts. */
export const MAX_START = 10_000;
/** A URL may have 16 kB; this leaves room for the host and path. */
export const MAX_QUERY_LENGTH = 15_000;
/** Pages are rendered once for all visitors, so the shop names itself and not a browser. */
const USER_AGENT = 'Selvedge';
/** The specification's product fields. Only `pid` is used: cards show the shop's own, current price and stock. */
const PRODUCT_FIELDS = [
  'pid',
  'title',
  'brand',
  'url',
  'thumb_image',
  'price',
  'sale_price',
  'wasPrice',
  'price_range',
  'discountPercentage',
  'description',
  'skuid',
  'sku_price',
  'sku_sale_price',
  'swatchImage',
  'sku_thumb_images',
  'colour',
  'colourFacet',
  'colourFacets',
  'averageRating',
  'totalReviewCount',
  'categorySlugs',
  'classification',
  'department',
  'giftWithPurchase',
  'ratingGroup',
  'ratingRange',
];
const UNKNOWN_VISITOR = 'defaultCookieId';

export interface Account {
  accountId: string;
  domainKey: string;
  authKey?: string;
  /** The address of the shop, for Bloomreach's reports. */
  pageUrl: string;
}

export type Parameters = [name: string, value: string][];

/** The query string of a listing: a category by its id, everything else by text. */
export function coreParameters(
  query: SearchQuery,
  plain: PlainQuery,
  page: { start: number; rows: number },
  account: Account,
  requestId: string,
): Parameters {
  const category = plain.text === null ? query.categorySlug : null;
  const sort = sortApiValue(query.sort);
  const parameters: Parameters = [
    ...accountParameters(account, query.userToken, requestId),
    ['request_type', 'search'],
    ['search_type', category === null ? 'keyword' : 'category'],
    ['q', category ?? (plain.text || '*')],
    ['fl', query.ids ? 'pid' : PRODUCT_FIELDS.join(',')],
    ['start', String(page.start)],
    ['rows', String(page.rows)],
    ['facet.version', '3.0'],
    ...Object.values(RANGE_KEYS).map((attribute): [string, string] => ['stats.field', attribute]),
  ];
  if (sort !== null) parameters.push(['sort', sort]);
  return [...parameters, ...filterParameters(query, plain, category !== null)];
}

export function suggestParameters(
  text: string,
  account: Account,
  userToken: string | undefined,
  requestId: string,
): Parameters {
  return [...accountParameters(account, userToken, requestId), ['request_type', 'suggest'], ['q', text]];
}

/** The visitor's cookie is URL-encoded already and must not be encoded twice. */
export function writeQuery(parameters: Parameters): string {
  return parameters
    .map(([name, value]) => `${name}=${name === '_br_uid_2' ? encodeOnce(value) : encodeURIComponent(value)}`)
    .join('&');
}

function encodeOnce(value: string): string {
  return /^[\w%.~:=-]*$/.test(value) ? value : encodeURIComponent(value);
}

function accountParameters(account: Account, userToken: string | undefined, requestId: string): Parameters {
  return [
    ['account_id', account.accountId],
    ['domain_key', account.domainKey],
    ...(account.authKey ? ([['auth_key', account.authKey]] as Parameters) : []),
    ['request_id', requestId],
    ['_br_uid_2', userToken ?? UNKNOWN_VISITOR],
    ['url', account.pageUrl],
    ['ref_url', account.pageUrl],
    ['user_agent', USER_AGENT],
    ['catalog_views', account.domainKey],
  ];
}

function filterParameters(query: SearchQuery, { selections }: PlainQuery, isCategory: boolean): Parameters {
  const filters: string[] = [];
  if (query.categorySlug !== null && !isCategory) filters.push(anyOf('category', [query.categorySlug]));
  if (query.fascia !== undefined) filters.push(anyOf('fascias', [EVERY_SITE, query.fascia]));
  if (query.ids) filters.push(anyOf('pid', query.ids));
  for (const selection of selections) {
    if (selection.kind === 'terms') filters.push(anyOf(attributeName(selection.key), selection.values));
    else {
      const scale = selection.column === 'price' ? toUnits : Number;
      // The filter grammar has only one range, so the smallest one that covers all of them is sent.
      const low = Math.min(...selection.ranges.map(({ min }) => min));
      const high = Math.max(...selection.ranges.map(({ max }) => max));
      const end = high === Number.POSITIVE_INFINITY ? '*' : scale(high);
      filters.push(`${RANGE_ATTRIBUTES[selection.column]}:[${scale(low)} TO ${end}]`);
    }
  }
  return filters.map((filter) => ['fq', filter]);
}

function anyOf(attribute: string, values: readonly string[]): string {
  const quoted = values.map((value) => `"${value.replace(/["\\]/g, '\\$&')}"`);
  return `${attribute}:${quoted.join(' OR ')}`;
}
