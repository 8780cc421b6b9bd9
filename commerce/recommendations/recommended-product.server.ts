import type { ListingProduct } from '#commerce/catalogue/listing-product.ts';
import { productLink } from '#commerce/links/product-link.ts';
import type { RecommendedProduct } from './recommendations.ts';

/** Converts a product to the format of recommendation engines; prices in pounds. */
export function toRecommended(
  product: ListingProduct,
  recommendationId: string,
  source: string,
): RecommendedProduct {
  const was = product.wasPrice?.centAmount;
  return {
    product_id: product.id,
    item_id: product.productKey,
    title: product.name,
    brand: product.brand,
    local_currency: product.price.currencyCode,
    price: product.price.centAmount / 100,
    image: product.imagesResponsive[0]?.src ?? '',
    url: productLink(product, product.colour),
    slug: product.slug,
    colour: product.colour,
    ...(was && was > product.price.centAmount
      ? { original_price: was / 100, discount_percentage: product.percentageSaving }
      : {}),
    recommendation_id: recommendationId,
    recommendation_source: source,
  };
}
