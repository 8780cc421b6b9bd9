import { markStock } from '#commerce/catalogue/variants/stock-mark.ts';
import { requestContext, shopContext } from '../../context.ts';
import type { Route } from './+types/stock';
import { jsonError } from './answers.ts';

/** Stock and price as they are now: what a kept page said a minute ago is never sold from. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { brand } = context.get(requestContext);
  const variants = await context.get(shopContext).products.live(params.productId, brand);
  return variants
    ? Response.json(
        { variants, mark: markStock(variants) },
        { headers: { 'cache-control': 'private, no-store' } },
      )
    : jsonError(404, 'This product is no longer available.');
}
