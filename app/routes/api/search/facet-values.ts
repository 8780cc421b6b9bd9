import * as v from 'valibot';
import { requestContext, shopContext } from '#app/context.ts';
import { findVisualList } from '#app/features/listing/find-visual-list.server.ts';
import { parseListAddress } from '#app/features/listing/list-address.ts';
import { labelsFor } from '#app/i18n/labels.server.ts';
import type { ListCriteria } from '#commerce/listing/listing-page.server.ts';
import { labelTerm } from '#commerce/search/facets/facet-label.ts';
import { FACET_SEARCH_LIMIT, isFacetSearchable } from '#commerce/search/facets/facet-search.ts';
import { isMarketplaceTerm } from '#commerce/search/facets/marketplace-terms.ts';
import { cleanSearchTerm } from '#commerce/search/search-term.ts';
import type { Shop } from '#server/composition.server.ts';
import { requestedLocale } from '../requested-locale.ts';
import { jsonError, jsonResponse, orUnavailable } from '../responses.ts';
import type { Route } from './+types/facet-values';
import { readUserToken } from './user-token.ts';

const query = v.object({
  /** The address of the list with its filters, which the counts respect. */
  list: v.pipe(v.string(), v.startsWith('/'), v.maxLength(8000)),
  key: v.pipe(v.string(), v.maxLength(60)),
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
  locale: v.optional(v.string()),
});

/** Searches the values of one facet by a part of their name. */
export function loader(args: Route.LoaderArgs) {
  return orUnavailable(() => findFacetValues(args));
}

async function findFacetValues({ context, request, url }: Route.LoaderArgs) {
  const { brand } = context.get(requestContext);
  const parsed = v.safeParse(query, Object.fromEntries(url.searchParams));
  if (!parsed.success) return jsonError(400, 'list, key and text are needed.');
  const { key, text, list } = parsed.output;
  const { listings, engine: search } = context.get(shopContext).search;
  const isAlternative = search.isAlternative ?? brand.features.discovery;
  if (!isFacetSearchable(key, isAlternative)) return jsonError(404, 'This facet has no search.');
  if (!URL.canParse(list, url.origin)) return jsonError(400, 'list must be the address of a list.');
  const locale = requestedLocale(brand, parsed.output.locale);
  const listUrl = new URL(list, url.origin);
  const listAddress = parseListAddress(listUrl, undefined);
  const scope = await readScope(listUrl, listAddress.names, context.get(shopContext));
  if (!scope) return jsonResponse({ terms: [] });
  const terms = await listings.facetValues(
    {
      ...scope,
      filters: listAddress.filters,
      sort: listAddress.sort,
      page: 1,
      fascia: brand.slug,
      priceList: brand.priceList,
      locale,
      userToken: await readUserToken(request, context),
    },
    key,
    text,
    FACET_SEARCH_LIMIT,
    request.signal,
  );
  const labels = labelsFor(brand, locale);
  return jsonResponse({
    terms: terms
      .filter(({ term }) => !isMarketplaceTerm(term, brand.settings.marketplaceFacetNeedle))
      .map(({ term, count }) => ({ term, label: labelTerm(key, term, labels), count })),
  });
}

/** What the list shows before filters; null when it has no products. */
async function readScope(
  list: URL,
  names: readonly string[],
  shop: Shop,
): Promise<Pick<ListCriteria, 'listType' | 'text' | 'categorySlug' | 'ids'> | null> {
  const nothing = { text: null, categorySlug: null };
  if (/^\/visual-search(?:\/|$)/.test(list.pathname)) {
    const visual = await findVisualList(list, shop);
    if (visual === null || typeof visual === 'string') return null;
    return { ...nothing, listType: 'visual-search', ids: visual.ids };
  }
  const typed = list.searchParams.get('q');
  return typed === null
    ? { ...nothing, listType: 'category', categorySlug: names[0] ?? null }
    : { ...nothing, listType: 'search', text: cleanSearchTerm(typed) };
}
