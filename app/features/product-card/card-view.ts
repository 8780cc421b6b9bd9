import { findSwatch } from '#commerce/catalogue/find-swatch.ts';
import type { AdInfo, ColourVariant, ListingProduct } from '#commerce/catalogue/listing-product.ts';
import { translateProduct } from '#commerce/catalogue/product-texts.ts';
import { isLow } from '#commerce/catalogue/stock-state.ts';
import { showsRating, showsSize } from '#commerce/listing/card-facts.ts';
import { classificationTag, type EligibilityLists } from '#commerce/listing/eligible-product.ts';
import { mediaAddress, pictureUrl } from '#commerce/media/picture.ts';
import { formatMoney } from '#commerce/pricing/format-money.ts';
import { describePrice, findPriceRange } from '#commerce/pricing/price-range.ts';
import type { Badge } from '#commerce/promotions/badges/badge.ts';
import { selectCardBadges } from '#commerce/promotions/badges/select-badges.ts';
import { numberFormat } from '#commerce/text/formats.ts';
import { type BadgeStyle, type CardBadge, type CardBadgeLook, describeBadge } from './badge-look.ts';

/** Only what a card shows, so that a page of forty stays small. */
export interface CardView {
  id: string;
  key: string;
  slug: string;
  isPremier: boolean;
  name: string;
  brand: string;
  category: string;
  /** Petite, Tall, …; null when there is none to show. */
  tag: string | null;
  /** Only for products of a single size with a name. */
  size: string | null;
  price: string;
  was: string | null;
  /** The lowest price before a reduction, in markets that show it. */
  lowest?: string;
  saving: { key: string; percent: number } | null;
  /** Lowest price in minor units, for analytics and structured data. */
  amount: number;
  currency: string;
  /** Null when nobody has rated it. */
  rating: CardRatingView | null;
  colours: [CardColour, ...CardColour[]];
  /** The index of the colour shown first. */
  shown: number;
  ratio: number;
  isOnStock: boolean;
  /** A named gift is shown on any picture, an unnamed one only on wide pictures. */
  gift: 'named' | 'unnamed' | null;
  badges: CardBadge[];
  promo: CardBadgeLook | null;
  ad: AdInfo | null;
}

export interface CardRatingView {
  average: number;
  count: number;
  /** Both numbers formatted for the locale. */
  averageText: string;
  countText: string;
  /** The SKU to fetch reviews by. */
  sku: string;
}

export interface CardColour {
  colour: string;
  label: string;
  sku: string;
  src: string;
  /** The picture shown on hover: the back, worn, or in a room. */
  second: string | null;
  tone: string;
  /** What stays in view of the first picture. */
  focus?: string;
  /** CSS background of the swatch. */
  swatch: string;
  isOnStock: boolean;
  /** How many are left, when they are few. */
  left: number | null;
}

/** A listing product, with the stock of each colour when the shop knows it. */
export interface CardSource extends ListingProduct {
  quantities?: Readonly<Record<string, number>>;
}

export interface CardContext extends BadgeStyle {
  showsLowestPrice?: boolean | undefined;
  badges: readonly Badge[];
  place: 'PLP' | 'CAROUSEL';
  eligibility: EligibilityLists;
  lowStockQuantity: number;
  /** The site's own colour names with their CSS backgrounds. */
  swatches?: Readonly<Record<string, string>>;
  /** The host of pictures; without it, the shop's own. */
  mediaHost?: string | null;
  /** Translates a value of product data; undefined for an unknown one. Depends on the locale only. */
  translateValue?: (value: string) => string | undefined;
  /** Colour families that the list is filtered by: cards show a matching colour. */
  colourFacets?: readonly string[];
  /** Colour names in the search text, such as "burgundy" within the reds. */
  colourWords?: readonly string[];
  /** The colour to show, by product id: in visual search the most similar one. */
  colours?: Readonly<Record<string, string>>;
}

/** The product-card cache returns the same objects for the same products: their views are computed once per context. */
const cardViews = new WeakMap<CardSource, { contextKey: string; card: CardView }>();

export function describeCards(products: readonly CardSource[], context: CardContext): CardView[] {
  const contextKey = JSON.stringify(context);
  return products.map((product) => {
    const cached = cardViews.get(product);
    if (cached?.contextKey === contextKey) return cached.card;
    const card = describeCard(product, context);
    cardViews.set(product, { contextKey, card });
    return card;
  });
}

export function describeCard(product: CardSource, context: CardContext): CardView {
  const range = findPriceRange(product.priceVariants) ?? findPriceRange([product]);
  if (!range) throw new Error(`product without a price: ${product.id}`);
  const price = describePrice(range, context.locale);
  const { images, promo } = selectCardBadges(context.badges, product, context.place);
  const { name } = translateProduct(product, context.locale);
  const sold = { name, range };
  const [firstColour = productColour(product), ...otherColours] = product.colourVariants.map((variant) =>
    describeColour(variant, product, context),
  );
  return {
    id: product.id,
    key: product.productKey,
    slug: product.slug,
    isPremier: product.isPremier,
    name,
    brand: product.brand,
    category: product.categoryTaxonomy,
    tag: translated(classificationTag(product, context.eligibility), context),
    size: showsSize(product.size) ? product.size : null,
    price: price.price,
    was: price.wasPrice,
    ...(context.showsLowestPrice && price.wasPrice !== null && lowestOf(product, context)),
    saving: price.saving && { key: price.saving.key, percent: Number(price.saving.values?.percent) },
    amount: range.min.price.centAmount,
    currency: range.min.price.currencyCode,
    rating: showsRating(product) ? describeRating(product, context.locale) : null,
    colours: [firstColour, ...otherColours],
    shown: shownColour(product, context),
    ratio: (product.colourVariants[0]?.image ?? product.imagesResponsive[0])?.ratio ?? 1.5,
    isOnStock: product.isOnStock,
    gift: product.hasGiftWithPurchase ? (product.gwpSku ? 'named' : 'unnamed') : null,
    badges: images.flatMap(({ badge, corner, offset }) => {
      const look = describeBadge(badge, sold, context, true);
      return look ? [{ ...look, corner, offset }] : [];
    }),
    promo: promo && describeBadge(promo, sold, context),
    ad: product.adInfo,
  };
}

function lowestOf({ priceVariants }: CardSource, { locale }: CardContext): { lowest?: string } {
  const lowest = priceVariants.flatMap(({ lowestPrice }) => lowestPrice ?? []);
  const [first] = lowest.toSorted((one, other) => one.centAmount - other.centAmount);
  return first ? { lowest: formatMoney(first, locale) } : {};
}

function translated(value: string | null, { translateValue }: CardContext): string | null {
  return (value && translateValue?.(value)) || value;
}

/** Width of a swatch picture, enough for any pixel density. */
const SWATCH_THUMBNAIL = 40;

const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

function describeRating(product: CardSource, locale: string): CardRatingView {
  const { averageRating: average, totalReviewCount: count } = product;
  return {
    average,
    count,
    averageText: numberFormat(locale, ONE_DECIMAL).format(average),
    countText: count < 1000 ? String(count) : numberFormat(locale, {}).format(count),
    sku: product.variantSkus[0] ?? product.productKey,
  };
}

function describeColour(variant: ColourVariant, product: CardSource, context: CardContext): CardColour {
  const [first = variant.image, second] = variant.imagesResponsive;
  const left = product.quantities?.[variant.colour];
  return {
    colour: variant.colour,
    label: variant.colourLabel,
    sku: variant.sku,
    src: first.src,
    second: second?.src ?? null,
    tone: first.tone,
    ...(first.focus && { focus: first.focus }),
    swatch: swatchOf(variant, context),
    isOnStock: variant.isOnStock,
    left: left !== undefined && isLow(left, context.lowStockQuantity) ? left : null,
  };
}

/**
 * A plain colour is a CSS colour, which costs no request. Multicoloured and unknown colours get a small picture of the
 * fabric. A tone that equals the product picture's background is no colour of the fabric; then the name decides.
 */
function swatchOf(
  { swatchImage, image, colourLabel, colourFacet }: ColourVariant,
  { swatches: own, mediaHost = null }: Pick<CardContext, 'swatches' | 'mediaHost'>,
): string {
  const known = findSwatch(colourLabel, own) ?? findSwatch(colourFacet, own);
  const isOneColour = known !== null && !known.background.startsWith('conic-gradient');
  if (swatchImage && !isOneColour) {
    const address = mediaAddress(pictureUrl(swatchImage.src, SWATCH_THUMBNAIL), mediaHost);
    return `center / cover url(${JSON.stringify(address)})`;
  }
  if (swatchImage && swatchImage.tone !== image.tone) return swatchImage.tone;
  return known?.background ?? image.tone;
}

/** For products without colour variants: the product's own colour. */
function productColour(product: CardSource): CardColour {
  const [first, second] = product.imagesResponsive;
  return {
    colour: product.colour,
    label: product.colour,
    sku: product.variantSkus[0] ?? product.productKey,
    src: first?.src ?? '',
    second: second?.src ?? null,
    tone: first?.tone ?? '',
    swatch: first?.tone ?? '',
    isOnStock: product.isOnStock,
    left: null,
  };
}

/** The colour most similar to the searched picture; else the one in the search text, by name before family. */
function shownColour(
  { id, colourVariants }: CardSource,
  { colours, colourFacets = [], colourWords = [] }: CardContext,
): number {
  const wanted = colours?.[id];
  if (wanted !== undefined)
    return Math.max(
      colourVariants.findIndex(({ colour }) => colour === wanted),
      0,
    );
  const named = colourVariants.findIndex(({ colourLabel }) => {
    const words = colourLabel.toLowerCase().split(/[^\p{L}]+/u);
    return colourWords.some((word) => words.includes(word));
  });
  if (named >= 0) return named;
  return Math.max(
    colourVariants.findIndex(({ colourFacet }) => colourFacets.includes(colourFacet)),
    0,
  );
}
