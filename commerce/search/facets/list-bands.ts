import type { FacetCount, SearchQuery } from '../provider.ts';

/** Facets whose values follow from the price, so that every price list has its own. */
const BAND_KEYS = ['priceBands', 'discountBands'] as const;
export type BandKey = (typeof BAND_KEYS)[number];

/** The key in the index of a band in a list other than that of the default brand. */
export const bandKeyIn = (key: string, list: string): string => `${key}@${list}`;

const isBand = (key: string) => BAND_KEYS.some((band) => band === key);

/** The key of a facet in the index for the price list of a query. */
export function listKeyOf(
  key: string,
  { priceList }: Pick<SearchQuery, 'priceList'>,
  ownList: string | undefined,
): string {
  const isOwn = priceList === undefined || ownList === undefined || priceList === ownList;
  return !isOwn && isBand(key) ? bandKeyIn(key, priceList) : key;
}

/** The query with the band facets of its price list. */
export function toListBands(query: SearchQuery, ownList: string | undefined): SearchQuery {
  const { filters, facetKeys } = query;
  const keyOf = (key: string) => listKeyOf(key, query, ownList);
  return {
    ...query,
    filters: Object.fromEntries(Object.entries(filters).map(([key, values]) => [keyOf(key), values])),
    ...(facetKeys && { facetKeys: facetKeys.map(keyOf) }),
  };
}

/** The counts with the band facets of one price list under their plain keys, and without those of the others. */
export function fromListBands<Facet extends FacetCount>(
  facets: readonly Facet[],
  priceList: string | undefined,
  ownList: string | undefined,
): Facet[] {
  const isOwn = priceList === undefined || ownList === undefined || priceList === ownList;
  return facets.flatMap((facet) => {
    const [plain = '', list] = facet.key.split('@');
    if (!isBand(plain)) return [facet];
    const isWanted = isOwn ? list === undefined : list === priceList;
    return isWanted ? [{ ...facet, key: plain }] : [];
  });
}
