import { requestContext, shopContext } from '#app/context.ts';
import { cardContext } from '#app/features/product-card/card-context.server.ts';
import { describeCard } from '#app/features/product-card/card-view.ts';
import { jsonError } from '../answers.ts';
import type { Route } from './+types/products';
import { askedKeys } from './asked-keys.ts';

/** Products by key, in the order asked for: what a browser remembers, or what looks alike, and which come in a size. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const visit = context.get(requestContext);
  const keys = askedKeys(request, 'keys');
  if (!keys) return jsonError(400, 'keys must be product keys.');
  const asked = new URL(request.url).searchParams.get('locale');
  const locale = visit.brand.locales.find((one) => one === asked) ?? visit.brand.locale;
  const products = await context.get(shopContext).recommendations.byKeys(keys);
  const cards = cardContext({ ...visit, locale }, 'CAROUSEL');
  const size = new URL(request.url).searchParams.get('size');
  const inSize = products.filter(({ colourVariants }) =>
    colourVariants.some(({ sizesInStock }) => size !== null && sizesInStock.includes(size)),
  );
  return Response.json({
    cards: products.map((product) => describeCard(product, cards)),
    inSize: inSize.map(({ productKey }) => productKey),
  });
}
