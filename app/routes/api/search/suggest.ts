import { requestContext, shopContext } from '#app/context.ts';
import { cardContext } from '#app/features/product-card/card-context.server.ts';
import { describeCard } from '#app/features/product-card/card-view.ts';
import type { Suggestions } from '#app/features/shell/search-suggestions.ts';
import { productLink } from '#commerce/links/product-link.ts';
import { categoryLink } from '#commerce/links/shop-links.ts';
import { cleanSearchTerm } from '#commerce/search/search-term.ts';
import { orUnavailable } from '../answers.ts';
import type { Route } from './+types/suggest';

const MIN_LETTERS = 2;
const MAX_LETTERS = 100;
const QUERIES = 6;
const PRODUCTS = 6;
const NOTHING: Suggestions = { queries: [], categories: [], brands: [], products: [] };

/** What the search box offers while somebody types; the same for everyone, so it is kept. */
export function loader(args: Route.LoaderArgs): Promise<Response> {
  return orUnavailable(() => suggest(args));
}

async function suggest({ context, request, url }: Route.LoaderArgs): Promise<Response> {
  const shop = context.get(shopContext);
  const visit = context.get(requestContext);
  const { brand } = visit;
  const text = cleanSearchTerm(url.searchParams.get('q') ?? '', { maxCharacters: MAX_LETTERS, maxWords: 10 });
  if (text.length < MIN_LETTERS) return Response.json(NOTHING);
  const locale = brand.locales.find((known) => known === url.searchParams.get('locale')) ?? brand.locale;
  const patience = AbortSignal.any([request.signal, AbortSignal.timeout(brand.settings.suggest.timeoutMs)]);
  const found = await shop.search.suggest({ text, limit: QUERIES, fascia: brand.slug, locale }, patience);
  const products = await shop.shelf.products(found.productIds.slice(0, PRODUCTS));
  visit.dependsOn('catalogue', 'search-rules', ...products.map(({ id }) => `product:${id}`));
  const cards = cardContext({ ...visit, locale }, 'CAROUSEL');
  const categories = await Promise.all(
    found.categories.slice(0, 4).map(async ({ slug, name }) => {
      const known = await shop.catalogue.categoryBySlug(slug, locale);
      return { name: known?.name ?? name, href: categoryLink(slug) };
    }),
  );
  const answer: Suggestions = {
    queries: found.queries.slice(0, QUERIES),
    categories,
    brands: found.brands.slice(0, 3).map(({ name }) => name),
    products: products.map((product) => {
      const card = describeCard(product, cards);
      const colour = card.colours[card.shown]!;
      return {
        id: card.id,
        name: card.name,
        brand: card.brand,
        href: productLink(card, colour.colour),
        src: colour.src,
        tone: colour.tone,
        price: card.price,
        was: card.was,
      };
    }),
  };
  return Response.json(answer);
}
