import type { Catalog } from './catalog.ts';
import { pick } from './core.ts';
import { BadRequest } from './filter-query.ts';

const MOST = 8;
const SHOWN = ['pid', 'title', 'url', 'thumb_image', 'sale_price', 'price'];

/** Suggestions while typing: `GET /api/v2/suggest/`. */
export async function suggestTerms(
  catalogOf: (name: string) => Promise<Catalog>,
  query: Record<string, string>,
): Promise<unknown> {
  if (query.request_type !== 'suggest') throw new BadRequest('Invalid or empty request_type');
  for (const name of ['q', 'catalog_views', '_br_uid_2', 'url']) {
    if (!query[name]) throw new BadRequest(`Missing required parameter: ${name}`);
  }
  const { q = '', catalog_views: catalogViews = '' } = query;
  const requested = catalogViews.split('|').map((entry) => {
    const [catalogName = '', views = ''] = entry.split(':');
    return { catalogName, view: views.split(',')[0] ?? '' };
  });
  const groups = requested.map(async ({ catalogName, view }, place) => {
    const catalog = await catalogOf(catalogName);
    const found = await catalog.store.suggest(q, MOST);
    // The real service suggests attributes for the first two catalogues only.
    const attributes =
      place < 2
        ? [
            ...found.categories.map(({ slug, name }) => ({ name, value: slug, attributeType: 'category' })),
            ...found.brands.map(({ name }) => ({ name, value: name, attributeType: 'brand' })),
          ]
        : [];
    return {
      catalogName,
      view,
      product_suggest_query: query.q,
      querySuggestions: found.queries.map((text) => ({ query: text, displayText: text })),
      searchSuggestions: found.productIds.map((pid) => pick(catalog, pid, SHOWN)),
      attributeSuggestions: attributes,
    };
  });
  return { queryContext: { originalQuery: query.q }, suggestionGroups: await Promise.all(groups) };
}
