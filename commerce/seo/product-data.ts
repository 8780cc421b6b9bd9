import { availabilityOf, LIMITED_AVAILABILITY_BELOW } from '#commerce/catalogue/availability.ts';
import { RATING_RANGE } from '#commerce/catalogue/listing-product.ts';
import type { Product, Variant } from '#commerce/catalogue/product.ts';
import { productLink } from '#commerce/links/product-link.ts';
import { pictureAddress } from '#commerce/media/picture.ts';
import { toMajorUnits } from '#commerce/pricing/format-money.ts';
import { type DataSite, type JsonLd, pageAddress } from './json-ld.ts';

export interface ProductDataOptions extends DataSite {
  description: string;
  limitedAvailabilityBelow?: number;
}

/** Structured data of a product: one offer per variant, and the rating if there is one. */
export function productData(product: Product, options: ProductDataOptions): JsonLd {
  const { description, limitedAvailabilityBelow = LIMITED_AVAILABILITY_BELOW } = options;
  const images = product.colours.flatMap((colour) => colour.images);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description,
    sku: product.key,
    url: pageAddress(options, productLink(product)),
    image: images.map(({ src }) => pictureAddress(src, 1080, options)),
    brand: { '@type': 'Brand', name: product.brand },
    category: product.categoryTaxonomy,
    offers: product.variants.map((variant) => offerData(product, variant, options, limitedAvailabilityBelow)),
    aggregateRating: ratingData(product),
  };
}

/** Title of the product page: category taxonomy | name | brand. */
export function productTitle(product: Pick<Product, 'categoryTaxonomy' | 'name' | 'brand'>): string {
  return [product.categoryTaxonomy, product.name, product.brand].filter(Boolean).join(' | ');
}

/** The page title when metadata cannot be built. */
export const FAILED_TITLE = 'error';

function offerData(product: Product, variant: Variant, site: DataSite, limitedBelow: number): JsonLd {
  const { price } = variant.price;
  return {
    '@type': 'Offer',
    sku: variant.sku,
    gtin13: variant.eanBarcode || undefined,
    price: toMajorUnits(price),
    priceCurrency: price.currencyCode,
    availability: `https://schema.org/${availabilityOf(variant.stock, limitedBelow)}`,
    url: pageAddress(site, productLink(product, variant.colour, [variant.size])),
  };
}

function ratingData({ averageRating, totalReviewCount }: Product): JsonLd | undefined {
  if (!(averageRating > 0 && totalReviewCount > 0)) return undefined;
  return {
    '@type': 'AggregateRating',
    ratingValue: averageRating,
    reviewCount: totalReviewCount,
    bestRating: RATING_RANGE,
    worstRating: 1,
  };
}
