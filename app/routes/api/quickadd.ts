import { packVariants } from '../../departments/product/pack-variants.ts';
import { shopContext, visitContext } from '../../context.ts';
import type { Route } from './+types/quickadd';
import { jsonError } from './answers.ts';

/** The product, trimmed to what the window needs: pictures to see, colours and sizes to choose. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { brand } = context.get(visitContext);
  const product = await context.get(shopContext).products.byId(params.productId, brand);
  if (!product) return jsonError(404, 'This product is no longer available.');
  const { id, key, slug, name, isPremier, preorderUntil, variants } = product;
  return Response.json(
    {
      product: {
        id,
        key,
        slug,
        name,
        brand: product.brand,
        isPremier,
        preorderUntil,
        hasCustomisation: variants.some(({ customisationGroupName }) => customisationGroupName !== null),
        currency: variants[0]?.price.price.currencyCode ?? brand.currency,
        colours: product.colours.map(({ colour, label, swatch, images }) => ({
          colour,
          label,
          swatch: { src: swatch.src, tone: swatch.tone },
          image: images[0] ?? null,
        })),
        variants: packVariants(variants, key),
        lowStockQuantity: brand.settings.stock.lowStockQuantity,
      },
    },
    { headers: { 'cache-control': 'private, no-store' } },
  );
}
