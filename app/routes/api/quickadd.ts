import type { QuickProduct } from '#app/features/quick-add/fetch-quick-product.ts';
import { requestContext, shopContext } from '../../context.ts';
import type { Route } from './+types/quickadd';
import { jsonError, jsonResponse } from './responses.ts';

/** The parts of a product that the quick-add window shows. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { brand } = context.get(requestContext);
  const product = await context.get(shopContext).products.pages.byId(params.productId, brand);
  if (!product) return jsonError(404, 'This product is no longer available.');
  const { id, key, slug, name, isPremier, preorderUntil } = product;
  const quickProduct: QuickProduct = {
    id,
    key,
    slug,
    name,
    brand: product.brand,
    isPremier,
    preorderUntil,
    currency: product.variants[0]?.price.price.currencyCode ?? brand.currency,
    lowStockQuantity: brand.settings.stock.lowStockQuantity,
    colours: product.colours.map(({ colour, label, swatch, images }) => ({
      colour,
      label,
      swatch: { src: swatch.src, tone: swatch.tone },
      image: images[0] ?? null,
    })),
    variants: product.variants.map((variant) => ({
      id: variant.id,
      sku: variant.sku,
      colour: variant.colour,
      size: variant.size,
      isMaster: variant.isMaster,
      preSelected: variant.preSelected,
      stock: variant.stock,
      price: variant.price.price.centAmount,
      wasPrice: variant.price.wasPrice?.centAmount ?? null,
      customisationGroupName: variant.customisationGroupName,
    })),
  };
  return jsonResponse({ product: quickProduct }, { headers: { 'cache-control': 'private, no-store' } });
}
