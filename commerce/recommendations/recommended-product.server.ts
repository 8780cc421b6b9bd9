import type { ListingProduct } from '#commerce/catalogue/listing-product.ts';
import { productLink } from '#commerce/links/product-link.ts';
import { toMajorUnits } from '#commerce/pricing/format-money.ts';
import type { RecommendedProduct } from './recommendations.ts';

/** Converts a product to the format of recommendation engines; prices in whole units of their currency. */
export function toRecommended(
  product: ListingProduct,
  recommendationId: string,
  source: string,
): RecommendedProduct {
  const { wasPrice } = product;
  return {
    product_id: product.id,
    item_id: product.productKey,
    title: product.name,
    brand: product.brand,
    local_currency: product.price.currencyCode,
    price: toMajorUnits(product.price),
    image: product.imagesResponsive[0]?.src ?? '',
    url: productLink(product, product.colour),
    slug: product.slug,
    colour: product.colour,
    ...(wasPrice && wasPrice.centAmount > product.price.centAmount
      ? { original_price: toMajorUnits(wasPrice), discount_percentage: product.percentageSaving }
      : {}),
    recommendation_id: recommendationId,
    recommendation_source: source,
  };
}
