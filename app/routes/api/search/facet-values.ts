import * as v from 'valibot';
import { requestContext, shopContext } from '#app/context.ts';
import { readAskedList } from '#app/features/listing/asked-list.ts';
import { translatorFor } from '#app/i18n/translate.server.ts';
import { labelTerm } from '#commerce/search/facets/facet-label.ts';
import { FACET_SEARCH_LIMIT, isFacetSearchable } from '#commerce/search/facets/facet-layout.ts';
import { isMarketplaceTerm } from '#commerce/search/facets/marketplace-terms.ts';
import { cleanSearchTerm } from '#commerce/search/search-term.ts';
import { jsonError } from '../answers.ts';
import type { Route } from './+types/facet-values';

const question = v.object({
  /** The list's own address, with its filters: counts keep them in mind. */
  list: v.pipe(v.string(), v.startsWith('/'), v.maxLength(8000)),
  key: v.pipe(v.string(), v.maxLength(60)),
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
  locale: v.optional(v.string()),
});

/** Values of one facet by a part of their name. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { brand } = context.get(requestContext);
  const parsed = v.safeParse(question, Object.fromEntries(url.searchParams));
  if (!parsed.success) return jsonError(400, 'list, key and text are needed.');
  const { key, text, list } = parsed.output;
  const { listings, search } = context.get(shopContext);
  const isAlternative = search.isAlternative ?? brand.features.discovery;
  if (!isFacetSearchable(key, isAlternative)) return jsonError(404, 'This facet has no search.');
  if (!URL.canParse(list, url.origin)) return jsonError(400, 'list must be the address of a list.');
  const locale = brand.locales.find((known) => known === parsed.output.locale) ?? brand.locale;
  const listUrl = new URL(list, url.origin);
  const asked = readAskedList(listUrl, undefined);
  const typed = listUrl.searchParams.get('q');
  const terms = await listings.facetValues(
    {
      listType: typed === null ? 'category' : 'search',
      text: typed === null ? null : cleanSearchTerm(typed),
      categorySlug: typed === null ? (asked.names[0] ?? null) : null,
      filters: asked.filters,
      sort: asked.sort,
      page: 1,
      fascia: brand.slug,
      locale,
    },
    key,
    text,
    FACET_SEARCH_LIMIT,
    request.signal,
  );
  const labels = { translate: translatorFor(locale), locale, currency: brand.currency };
  return Response.json({
    terms: terms
      .filter(({ term }) => !isMarketplaceTerm(term, brand.settings.marketplaceFacetNeedle))
      .map(({ term, count }) => ({ term, label: labelTerm(key, term, labels), count })),
  });
}
