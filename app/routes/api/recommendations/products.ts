import { requestContext, shopContext } from '#app/context.ts';
import { cardContext } from '#app/features/product-card/card-context.server.ts';
import { describeCard } from '#app/features/product-card/card-view.ts';
import { requestedLocale } from '../requested-locale.ts';
import { jsonError, jsonResponse } from '../responses.ts';
import type { Route } from './+types/products';
import { readProductKeys } from './product-keys.ts';

/** Cards of products by key, in the order of the keys, and the keys of those in stock in a size. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { brand } = context.get(requestContext);
  const keys = readProductKeys(request, 'keys');
  if (!keys) return jsonError(400, 'keys must be product keys.');
  const { searchParams } = new URL(request.url);
  const locale = requestedLocale(brand, searchParams.get('locale'));
  const products = await context.get(shopContext).merchandising.recommendations.byKeys(keys, brand);
  const cards = cardContext({ brand, locale }, 'CAROUSEL');
  const size = searchParams.get('size');
  const inSize = products.filter(({ colourVariants }) =>
    colourVariants.some(({ sizesInStock }) => size !== null && sizesInStock.includes(size)),
  );
  return jsonResponse({
    cards: products.map((product) => describeCard(product, cards)),
    inSize: inSize.map(({ productKey }) => productKey),
  });
}
