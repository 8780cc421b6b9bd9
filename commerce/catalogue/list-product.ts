import type { Money } from '#commerce/pricing/money.ts';
import { savingPercent } from '#commerce/pricing/saving.ts';
import {
  type ColourVariant,
  type ListingProduct,
  type PriceVariant,
  RATING_RANGE,
} from './listing-product.ts';
import type { Product, ProductColour, Variant } from './product.ts';

/** Converts a product to the fields of a product card. */
export function listProduct(product: Product, page = 1): ListingProduct {
  const cheapest = cheapestOf(product.variants);
  const master = product.variants.find(({ isMaster }) => isMaster) ?? product.variants[0] ?? cheapest;
  const sizes = new Set(product.variants.map(({ size }) => size));
  const [firstColour] = product.colours;
  return {
    productKey: product.key,
    id: product.id,
    name: product.name,
    slug: product.slug,
    brand: product.brand,
    breadcrumbs: product.breadcrumbs,
    classification: master.attributes.classification,
    description: product.description,
    ...(product.texts && { texts: namesIn(product.texts) }),
    price: cheapest.price.price,
    wasPrice: cheapest.price.wasPrice,
    percentageSaving: percentSaved(cheapest),
    imagesResponsive: firstColour?.images ?? [],
    colour: firstColour?.colour ?? master.colour,
    size: sizes.size === 1 ? master.size : null,
    gender: product.gender,
    department: product.department,
    styleTaxonomy: product.styleTaxonomy,
    categoryTaxonomy: product.categoryTaxonomy,
    occasion: product.facets.occasion ?? [],
    categoryNames: product.categories.map(({ name }) => name),
    categorySlugs: product.categories.map(({ slug }) => slug),
    colourVariants: product.colours.flatMap((colour) => listColour(colour, product.variants)),
    productType: product.productType,
    priceVariants: product.variants.map(listPrice),
    isPremier: product.isPremier,
    hasGiftWithPurchase: product.variants.some(
      ({ attributes }) => !!attributes.gwpSku || !!attributes.gwpDescription,
    ),
    gwpSku: product.variants.find(({ attributes }) => attributes.gwpSku)?.attributes.gwpSku ?? null,
    isOnStock: product.variants.some(({ stock }) => stock.isOnStock),
    availableFascias: product.availableFascias,
    averageRating: product.averageRating,
    ratingRange: RATING_RANGE,
    totalReviewCount: product.totalReviewCount,
    ratingGroup: product.facets.ratingGroup?.[0] ?? ratingGroupOf(product.averageRating),
    variantSkus: product.variants.map(({ sku }) => sku),
    pricesBySize: lowestBySize(product.variants),
    page,
    adInfo: null,
    adIndex: null,
  };
}

/** Cards show no descriptions, so that they are not cached in every language. */
function namesIn(texts: NonNullable<Product['texts']>): ListingProduct['texts'] {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([language, { name }]) => (name ? [[language, { name }]] : [])),
  );
}

/** Whole stars: '4' holds 4.0 to 4.9; null without a rating. */
export function ratingGroupOf(averageRating: number): string | null {
  return averageRating >= 1 ? String(Math.floor(averageRating)) : null;
}

function listColour(colour: ProductColour, variants: readonly Variant[]): ColourVariant[] {
  const own = variants.filter((variant) => variant.colour === colour.colour);
  const [image] = colour.images;
  const [first] = own;
  if (!image || !first) return [];
  const inStock = own.filter(({ stock }) => stock.isOnStock);
  return [
    {
      colour: colour.colour,
      colourLabel: colour.label,
      colourFacet: colour.facet,
      swatchImage: colour.swatch,
      image,
      imagesResponsive: colour.images,
      sku: (inStock[0] ?? first).sku,
      isOnStock: inStock.length > 0,
      sizesInStock: inStock.map(({ size }) => size),
    },
  ];
}

function listPrice(variant: Variant): PriceVariant {
  const { price, wasPrice, lowestPrice } = variant.price;
  return {
    colour: variant.colour,
    size: variant.size,
    price,
    wasPrice,
    ...(lowestPrice && { lowestPrice }),
    percentageSaving: percentSaved(variant),
  };
}

function cheapestOf(variants: readonly Variant[]): Variant {
  return variants.reduce((best, variant) =>
    variant.price.price.centAmount < best.price.price.centAmount ? variant : best,
  );
}

function percentSaved({ price }: Variant): number {
  return savingPercent(price.price.centAmount, price.wasPrice?.centAmount);
}

function lowestBySize(variants: readonly Variant[]): Record<string, Money> {
  const dearestFirst = variants.toSorted(
    (one, other) => other.price.price.centAmount - one.price.price.centAmount,
  );
  return Object.fromEntries(dearestFirst.map(({ size, price }) => [size, price.price]));
}
