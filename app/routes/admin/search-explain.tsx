import { ExplainPage } from '#app/admin/search/explain-page.tsx';
import { requestContext, shopContext } from '#app/context.ts';
import { cleanSearchTerm } from '#commerce/search/search-term.ts';
import type { Route } from './+types/search-explain';
import { requireActor } from './actor.ts';

const SHOWN = 40;

/** The list of a search, and why a product stands where it stands. */
export async function loader({ context, url }: Route.LoaderArgs) {
  await requireActor(context, 'search.read');
  const { brand, locale } = context.get(requestContext);
  const { search, catalogue } = context.get(shopContext);
  const query = cleanSearchTerm(url.searchParams.get('q') ?? '');
  const productKey = url.searchParams.get('product')?.trim() ?? '';
  const canExplain = search.engine.explain !== undefined;
  if (query === '') return { query, found: null, explained: null, canExplain };
  const asked = {
    text: query,
    categorySlug: null,
    filters: {},
    sort: 'relevance' as const,
    offset: 0,
    limit: SHOWN,
    fascia: brand.slug,
    priceList: brand.priceList,
    locale,
    contexts: ['search'],
    facetKeys: [],
  };
  const [result, ids] = await Promise.all([
    search.engine.search(asked),
    productKey ? catalogue.productIdsByKeys([productKey]) : [],
  ]);
  const products = await search.productCards.products(result.ids, null);
  const [id] = ids;
  const explanation = id && search.engine.explain ? await search.engine.explain(asked, id) : null;
  return {
    query,
    canExplain,
    found: {
      total: result.total,
      close: result.close?.total ?? 0,
      corrected: result.understood.correctedTo ?? null,
      filters: Object.values(result.understood.filters).flat(),
      products: products.map((product) => ({
        id: product.id,
        key: product.productKey,
        name: product.name,
        isClose: result.ids.indexOf(product.id) >= result.total,
      })),
    },
    explained: explanation && { product: productKey, explanation },
  };
}

export default function StaffSearchExplain({ loaderData }: Route.ComponentProps) {
  return <ExplainPage {...loaderData} />;
}
