import type { Money } from '#domain/catalogue/money.ts';
import type { Product, ProductColour, Variant } from '#domain/catalogue/product.ts';
import { type ColourVariant, type ListingProduct, RATING_RANGE } from '#domain/listing/listing-product.ts';
import { savingPercent } from '#domain/price/saving.ts';

/** A whole product as a card sees it: the lowest price leads, colours that can be bought come with their sizes. */
export function toListingProduct(product: Product): ListingProduct {
  const cheapest = product.variants.reduce((low, variant) =>
    centsOf(variant) < centsOf(low) ? variant : low,
  );
  const master = product.variants.find((variant) => variant.isMaster) ?? product.variants[0]!;
  const sizes = [...new Set(product.variants.map((variant) => variant.size))];
  const gift = product.variants.find((variant) => variant.attributes.gwpSku)?.attributes.gwpSku ?? null;
  return {
    productKey: product.key,
    id: product.id,
    name: product.name,
    slug: product.slug,
    brand: product.brand,
    breadcrumbs: product.breadcrumbs,
    classification: master.attributes.classification,
    description: product.description,
    price: cheapest.price.price,
    wasPrice: cheapest.price.wasPrice,
    percentageSaving: Math.max(0, ...product.variants.map(savingOf)),
    imagesResponsive: product.colours[0]?.images ?? [],
    colour: product.colours[0]?.colour ?? master.colour,
    size: sizes.length === 1 ? sizes[0]! : null,
    gender: product.gender,
    department: product.department,
    styleTaxonomy: product.styleTaxonomy,
    categoryTaxonomy: product.categoryTaxonomy,
    occasion: product.facets.occasion ?? [],
    categoryNames: product.categories.map(({ name }) => name),
    categorySlugs: product.categories.map(({ slug }) => slug),
    colourVariants: product.colours.flatMap((colour) => toColourVariant(product, colour)),
    productType: product.productType,
    priceVariants: product.variants.map((variant) => ({
      colour: variant.colour,
      size: variant.size,
      price: variant.price.price,
      wasPrice: variant.price.wasPrice,
      percentageSaving: savingOf(variant),
    })),
    isPremier: product.isPremier,
    hasGiftWithPurchase: gift !== null,
    gwpSku: gift,
    isOnStock: product.variants.some((variant) => variant.stock.isOnStock),
    averageRating: product.averageRating,
    ratingRange: RATING_RANGE,
    totalReviewCount: product.totalReviewCount,
    ratingGroup: product.facets.ratingGroup?.[0] ?? null,
    variantSkus: product.variants.map(({ sku }) => sku),
    pricesBySize: lowestBySize(product.variants),
    page: 1,
    adInfo: null,
    adIndex: null,
  };
}

const centsOf = (variant: Variant) => variant.price.price.centAmount;
const savingOf = ({ price }: Variant) => savingPercent(price.price.centAmount, price.wasPrice?.centAmount);

function toColourVariant(product: Product, colour: ProductColour): ColourVariant[] {
  const variants = product.variants.filter((variant) => variant.colour === colour.colour);
  const first = variants[0];
  const image = colour.images[0];
  if (!first || !image) return [];
  return [
    {
      colour: colour.colour,
      colourLabel: colour.label,
      colourFacet: colour.facet,
      swatchImage: colour.swatch,
      image,
      imagesResponsive: colour.images,
      sku: first.sku,
      isOnStock: variants.some(({ stock }) => stock.isOnStock),
      sizesInStock: variants.filter(({ stock }) => stock.isOnStock).map(({ size }) => size),
    },
  ];
}

function lowestBySize(variants: Variant[]): Record<string, Money> {
  const lowest: Record<string, Money> = {};
  for (const { size, price } of variants) {
    const known = lowest[size];
    if (!known || price.price.centAmount < known.centAmount) lowest[size] = price.price;
  }
  return lowest;
}
