import type { Money } from '#domain/catalogue/money.ts';
import { PICTURE_WIDTHS, type Picture } from '#domain/pictures/picture.ts';
import { DEFAULT_CURRENCY, toMinorUnits } from '#domain/price/format-money.ts';
import { isReduced, savingPercent } from '#domain/price/saving.ts';
import { stripPrice } from '#domain/price/strip-price.ts';
import { ratingGroupOf } from './list-product.ts';
import {
  type ColourVariant,
  type ListingProduct,
  type PriceVariant,
  RATING_RANGE,
} from './listing-product.ts';
import type { SearchEngineProduct, SearchEngineVariant } from './search-engine-product.ts';

export interface EngineContext {
  currency?: string;
  page?: number;
  imageRatio?: number;
}

/** Painted until a picture arrives whose own tone the engine does not tell. */
const UNKNOWN_TONE = '#ece8e0';

/** The other engine's answer in the shape that cards are drawn from, so both draw the same card. */
export function toListingProduct(found: SearchEngineProduct, context: EngineContext = {}): ListingProduct {
  const { currency = DEFAULT_CURRENCY, page = 1, imageRatio = 1.5 } = context;
  const picture = (address: string): Picture => readPicture(address, found.title, imageRatio);
  const priceVariants = priceVariantsOf(found, currency);
  const cheapest = priceVariants.reduce((best, next) =>
    next.price.centAmount < best.price.centAmount ? next : best,
  );
  const colour = found.colour ?? found.variants?.[0]?.colour ?? '';
  return {
    productKey: found.pid,
    id: found.pid,
    name: found.title,
    slug: slugOf(found.url),
    brand: found.brand,
    breadcrumbs: [],
    classification: found.classification ?? null,
    description: found.description ?? '',
    price: cheapest.price,
    wasPrice: cheapest.wasPrice,
    percentageSaving: cheapest.percentageSaving,
    imagesResponsive: imagesOf(found).map(picture),
    colour,
    size: null,
    gender: null,
    department: found.department ?? '',
    styleTaxonomy: '',
    categoryTaxonomy: '',
    occasion: [],
    categoryNames: [],
    categorySlugs: [...(found.categorySlugs ?? [])],
    colourVariants: colourVariantsOf(found, colour, picture),
    productType: null,
    priceVariants,
    isPremier: /^(?:https?:\/\/[^/]+)?\/premier\//.test(found.url),
    hasGiftWithPurchase: found.giftWithPurchase === 'true',
    gwpSku: null,
    // The engine is only ever asked for what is on stock.
    isOnStock: true,
    averageRating: found.averageRating ?? 0,
    ratingRange: found.ratingRange ?? RATING_RANGE,
    totalReviewCount: found.totalReviewCount ?? 0,
    ratingGroup: found.ratingGroup ?? ratingGroupOf(found.averageRating ?? 0),
    variantSkus: variantsOf(found).flatMap(({ skuid }) => skusOf(skuid)),
    pricesBySize: {},
    page,
    adInfo: null,
    adIndex: found.isSponsored ? (found.adIndex ?? 0) : null,
  };
}

/** A product without variants is its own only one. */
function variantsOf(found: SearchEngineProduct): readonly SearchEngineVariant[] {
  return found.variants?.length ? found.variants : [found];
}

function priceVariantsOf(found: SearchEngineProduct, currency: string): PriceVariant[] {
  const money = (amount: number): Money => toMinorUnits(amount, currency);
  return variantsOf(found).map((variant) => {
    const full = variant.sku_price ?? found.price;
    const price = money(
      variant.sku_sale_price ?? (variant.sku_price == null ? (found.sale_price ?? full) : full),
    );
    const was = money(stripPrice(variant.wasPrice) ?? stripPrice(found.wasPrice) ?? full);
    const wasPrice = isReduced(price.centAmount, was.centAmount) ? was : null;
    return {
      colour: variant.colour ?? found.colour ?? '',
      size: null,
      price,
      wasPrice,
      percentageSaving: savingPercent(price.centAmount, wasPrice?.centAmount),
    };
  });
}

/** Variants are single sizes; a card has one swatch a colour. */
function colourVariantsOf(
  found: SearchEngineProduct,
  defaultColour: string,
  picture: (address: string) => Picture,
): ColourVariant[] {
  const byColour = new Map<string, SearchEngineVariant>();
  for (const variant of variantsOf(found)) {
    const colour = variant.colour ?? defaultColour;
    if (colour && !byColour.has(colour)) byColour.set(colour, variant);
  }
  return [...byColour].map(([colour, variant]) => {
    const images = (variant.sku_thumb_images?.length ? variant.sku_thumb_images : [found.thumb_image]).map(
      picture,
    );
    return {
      colour,
      colourLabel: colour,
      colourFacet: variant.colourFacet ?? found.colourFacet ?? colour,
      swatchImage: variant.swatchImage ? picture(variant.swatchImage) : null,
      image: images[0]!,
      imagesResponsive: images,
      sku: skusOf(variant.skuid)[0] ?? found.pid,
      isOnStock: true,
      sizesInStock: [],
    };
  });
}

function imagesOf(found: SearchEngineProduct): string[] {
  const second = found.sku_thumb_images ?? found.variants?.[0]?.sku_thumb_images ?? [];
  return [...new Set([found.thumb_image, ...second])];
}

function skusOf(skuid: SearchEngineVariant['skuid']): string[] {
  if (!skuid) return [];
  return typeof skuid === 'string' ? [skuid] : [...skuid];
}

/** The last part of the product's address. */
function slugOf(url: string): string {
  const path = url.split(/[?#]/, 1)[0]!.replace(/\/+$/, '');
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Our own media address loses the size the feed asked for; the card asks for its own. */
const SIZE_ENDING = new RegExp(`/(?:${PICTURE_WIDTHS.join('|')})(?:q\\d+)?\\.(?:webp|avif)$`);

function readPicture(address: string, alt: string, ratio: number): Picture {
  return { src: address.replace(SIZE_ENDING, ''), alt, ratio, tone: UNKNOWN_TONE };
}
