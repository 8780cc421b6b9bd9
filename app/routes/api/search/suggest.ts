import { requestContext, shopContext } from '#app/context.ts';
import { cardContext } from '#app/features/product-card/card-context.server.ts';
import { describeCard } from '#app/features/product-card/card-view.ts';
import type { Suggestions } from '#app/features/shell/search-suggestions.ts';
import { toSuggestedProduct } from '#app/features/shell/suggested-product.ts';
import { categoryLink } from '#commerce/links/shop-links.ts';
import { cleanSearchTerm } from '#commerce/search/search-term.ts';
import { requestedLocale } from '../requested-locale.ts';
import { jsonResponse, orUnavailable } from '../responses.ts';
import type { Route } from './+types/suggest';

const MIN_LETTERS = 2;
const MAX_LETTERS = 100;
const QUERIES = 6;
const PRODUCTS = 6;
const NOTHING: Suggestions = { queries: [], categories: [], brands: [], products: [] };

/** Suggestions for a typed text; the same for everyone, so they are cached. */
export function loader(args: Route.LoaderArgs) {
  return orUnavailable(() => suggest(args));
}

async function suggest({ context, request, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { brand, dependsOn } = context.get(requestContext);
  const text = cleanSearchTerm(url.searchParams.get('q') ?? '', { maxCharacters: MAX_LETTERS, maxWords: 10 });
  if (text.length < MIN_LETTERS) return jsonResponse(NOTHING);
  const locale = requestedLocale(brand, url.searchParams.get('locale'));
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(brand.settings.suggest.timeoutMs)]);
  const [found, coded] = await Promise.all([
    shop.search.engine.suggest(
      { text, limit: QUERIES, fascia: brand.slug, priceList: brand.priceList, locale },
      signal,
    ),
    shop.search.listings.byCode(text),
  ]);
  const ids = coded.length > 0 ? coded : found.productIds;
  const products = await shop.search.productCards.products(ids.slice(0, PRODUCTS), brand.priceList);
  dependsOn('catalogue', 'search-rules', ...products.map(({ id }) => `product:${id}`));
  const cards = cardContext({ brand, locale }, 'CAROUSEL');
  const categories = await Promise.all(
    found.categories.slice(0, 4).map(async ({ slug, name }) => {
      const known = await shop.catalogue.categoryBySlug(slug, locale);
      return { name: known?.name ?? name, href: categoryLink(slug) };
    }),
  );
  const suggestions: Suggestions = {
    queries: found.queries.slice(0, QUERIES),
    categories,
    brands: found.brands.slice(0, 3).map(({ name }) => name),
    products: products.map((product) => toSuggestedProduct(describeCard(product, cards))),
  };
  return jsonResponse(suggestions);
}
