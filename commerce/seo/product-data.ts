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
  /** Delivery and returns of the market that the prices are for. */
  market?: MarketData;
}

export interface MarketData {
  country: string;
  /** The delivery that a basket preselects, with its price in minor units; null when it is not delivered there. */
  delivery: (variant: Variant) => { price: number; days: number } | null;
  /** Null when no returns are taken. */
  returnDays: (policy: string | null) => number | null;
}

/** Structured data of a product: a group with a product and an offer per variant, and the rating if there is one. */
export function productData(product: Product, options: ProductDataOptions): JsonLd {
  const { description, limitedAvailabilityBelow = LIMITED_AVAILABILITY_BELOW } = options;
  const images = product.colours.flatMap((colour) => colour.images);
  const policies = namePolicies(options);
  const offerOf = (variant: Variant) => ({
    ...offerData(product, variant, options, limitedAvailabilityBelow),
    ...policies(variant),
  });
  const [only] = product.variants;
  const isGroup = product.variants.length > 1;
  return {
    '@context': 'https://schema.org',
    '@type': isGroup ? 'ProductGroup' : 'Product',
    name: product.name,
    description,
    sku: product.key,
    url: pageAddress(options, productLink(product)),
    image: images.map(({ src }) => pictureAddress(src, 1080, options)),
    brand: { '@type': 'Brand', name: product.brand },
    category: product.categoryTaxonomy,
    ...(isGroup
      ? {
          productGroupID: product.key,
          variesBy: ['https://schema.org/color', 'https://schema.org/size'],
          hasVariant: product.variants.map((variant) => ({
            ...variantData(product, variant, options),
            offers: offerOf(variant),
          })),
        }
      : { offers: only && offerOf(only) }),
    aggregateRating: ratingData(product),
  };
}

/** Title of the product page: category taxonomy | name | brand. */
export function productTitle(product: Pick<Product, 'categoryTaxonomy' | 'name' | 'brand'>): string {
  return [product.categoryTaxonomy, product.name, product.brand].filter(Boolean).join(' | ');
}

/** The page title when metadata cannot be built. */
export const FAILED_TITLE = 'error';

function variantData(product: Product, { sku, eanBarcode, colour, size }: Variant, site: DataSite): JsonLd {
  const ofColour = product.colours.find((one) => one.colour === colour);
  const [image] = ofColour?.images ?? [];
  return {
    '@type': 'Product',
    sku,
    gtin13: eanBarcode || undefined,
    name: [product.name, ofColour?.label ?? colour, size].filter(Boolean).join(', '),
    color: ofColour?.label ?? colour,
    size,
    image: image && pictureAddress(image.src, 1080, site),
  };
}

/** Delivery and returns of an offer. The first offer with a policy describes it, the others name it. */
function namePolicies({ market }: ProductDataOptions): (variant: Variant) => JsonLd {
  const described = new Set<string>();
  const once = (id: string, data: JsonLd): JsonLd => {
    if (described.has(id)) return { '@id': id };
    described.add(id);
    return { '@id': id, ...data };
  };
  return (variant) => {
    if (!market) return {};
    const { country } = market;
    const { currencyCode } = variant.price.price;
    const delivery = market.delivery(variant);
    const days = market.returnDays(variant.attributes.returnsPolicy);
    return {
      eligibleRegion: { '@type': 'Country', name: country },
      shippingDetails: delivery
        ? once(`#delivery-${delivery.price}-${delivery.days}`, {
            '@type': 'OfferShippingDetails',
            shippingRate: {
              '@type': 'MonetaryAmount',
              value: toMajorUnits({ centAmount: delivery.price, currencyCode }),
              currency: currencyCode,
            },
            shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
            deliveryTime: {
              '@type': 'ShippingDeliveryTime',
              handlingTime: { '@type': 'QuantitativeValue', minValue: 0, maxValue: 1, unitCode: 'DAY' },
              transitTime: {
                '@type': 'QuantitativeValue',
                minValue: 1,
                maxValue: delivery.days,
                unitCode: 'DAY',
              },
            },
          })
        : undefined,
      hasMerchantReturnPolicy: once(days === null ? '#no-returns' : `#returns-${days}`, {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: country,
        returnPolicyCategory: `https://schema.org/${
          days === null ? 'MerchantReturnNotPermitted' : 'MerchantReturnFiniteReturnWindow'
        }`,
        merchantReturnDays: days ?? undefined,
        returnMethod: days === null ? undefined : 'https://schema.org/ReturnByMail',
      }),
    };
  };
}

function offerData(product: Product, variant: Variant, site: DataSite, limitedBelow: number): JsonLd {
  const { price } = variant.price;
  return {
    '@type': 'Offer',
    sku: variant.sku,
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
