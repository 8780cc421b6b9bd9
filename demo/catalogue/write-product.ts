import { palette } from '#demo/pictures/palette.ts';
import type { Product, RelatedKind, Variant } from '#domain/catalogue/product.ts';
import { barcodeFor } from './barcode.ts';
import { careTexts } from './care.ts';
import { categorise } from './categorise.ts';
import { describeProduct } from './describing.ts';
import { type Draft, written } from './draft.ts';
import { facetsOf } from './facets.ts';
import { skuFor } from './keys.ts';
import { manufacturerOf } from './manufacturers.ts';
import { nameProduct, slugOf } from './naming.ts';
import { pictureColour } from './pictures.ts';
import { DELIVERY_MESSAGES, DELIVERY_SURCHARGES, EXCLUDED_FROM_OFFERS, returnsTexts } from './policies.ts';
import { chooseSale, endPrice, pounds, priceParts, type Sale } from './pricing.ts';
import { sellerOf } from './sellers.ts';
import { sizeCode, sizeFactor, sizeRuns } from './sizes.ts';
import { chooseMood, quantityFor, type StockMood } from './stocking.ts';

/** What the examples fix and chance decides for everything else. */
export interface Decisions {
  name?: string;
  description?: string;
  fullPrice?: number;
  sale?: Sale | null;
  mood?: StockMood;
  preorderDays?: number | null;
  isSubscribable?: boolean;
  customisationGroup?: string | null;
  gift?: { sku: string; description: string } | null;
  isExcluded?: boolean;
  returns?: Draft['line']['returns'];
  averageRating?: number;
  reviewCount?: number;
  stock?: (position: number) => number;
  isPremier?: boolean;
}

export interface Writing {
  key: string;
  /** Numbers its barcodes; unique in the catalogue. */
  place: number;
  today: Date;
  related: Record<RelatedKind, string[]>;
  decisions: Decisions;
}

const DAY = 86_400_000;
const BEST_SELLER_POPULARITY = 7.5;
const MOST_VARIANTS = 512;
const EXCLUDED_BRANDS = ['ottelie', 'second-bow'];
const TRUE_FIT_BRANDS = ['selvedge', 'coast', 'wallis', 'burton', 'oasis', 'principles'];
const SUBSCRIBABLE =
  /^(Shampoo|Conditioner & Treatments|Cleansers|Moisturisers|Serums|Hand Wash & Care|Mascara|Candles & Home Scent)$/;
const FREE_GIFT = {
  sku: 'YDD20002-101-01',
  description: 'A 2ml vial of Evening Garden, with our compliments.',
};

export function writeProduct(draft: Draft, writing: Writing): Product {
  const { line, brand, random } = draft;
  const { key, decisions, today } = writing;
  const name = decisions.name ?? nameProduct(draft, random);
  const style = line.style(written(draft));
  const sale =
    decisions.sale === undefined
      ? chooseSale(brand, draft.daysOld, draft.colours.length, random)
      : decisions.sale;
  const isExcluded = decisions.isExcluded ?? (EXCLUDED_BRANDS.includes(brand.slug) && sale === null);
  const preorderDays = decisions.preorderDays === undefined ? choosePreorder(draft) : decisions.preorderDays;
  const reviewCount = decisions.reviewCount ?? countReviews(draft);
  const averageRating = decisions.averageRating ?? rate(draft, reviewCount);
  const colours = draft.colours.map((colour) => pictureColour(draft, colour, name));
  const variants = writeVariants(draft, writing, { sale, isExcluded, preorderDays, style });
  const biggestSaving = Math.max(0, ...variants.map(savingOf));
  const lowestPrice = Math.min(...variants.map((variant) => variant.price.price.centAmount));
  const isBestSeller = draft.popularity > BEST_SELLER_POPULARITY;
  const { categories, breadcrumbs } = categorise(draft, {
    lowestPrice,
    biggestSaving,
    isPreorder: preorderDays !== null,
    isBestSeller,
    isExcluded,
  });
  return {
    id: key,
    key,
    slug: slugOf(name, key),
    name,
    brand: brand.name,
    brandSlug: brand.slug,
    description: decisions.description ?? describeProduct(draft, random),
    productType: line.productType,
    sizingService: usesTrueFit(draft) ? 'truefit' : null,
    gender: line.gender,
    department: line.department,
    categoryTaxonomy: line.categoryTaxonomy,
    styleTaxonomy: style,
    categories,
    breadcrumbs,
    colours,
    variants,
    facets: facetsOf({ draft, key, colours, variants, biggestSaving, averageRating }),
    related: writing.related,
    manufacturer: manufacturerOf(brand),
    seller: sellerOf(brand),
    isHostedMarketplace: brand.kind === 'marketplace',
    isPremier: decisions.isPremier ?? false,
    isSubscribable: decisions.isSubscribable ?? (SUBSCRIBABLE.test(style) && random.chance(0.45)),
    preorderUntil:
      preorderDays === null ? null : new Date(today.getTime() + preorderDays * DAY).toISOString(),
    surcharge: DELIVERY_SURCHARGES[line.logisticClass]
      ? pounds(DELIVERY_SURCHARGES[line.logisticClass]!)
      : null,
    derivedFeatures: featuresOf(draft, isBestSeller),
    availableFascias: fasciasOf(draft),
    publishedAt: new Date(today.getTime() - draft.daysOld * DAY - random.int(0, DAY - 1)).toISOString(),
    totalRevenueAmount: Math.min(
      1_500_000_000,
      Math.round(draft.popularity * 180_000 * Math.sqrt(lowestPrice / 2500)),
    ),
    averageRating,
    totalReviewCount: reviewCount,
  };
}

interface VariantContext {
  sale: Sale | null;
  isExcluded: boolean;
  preorderDays: number | null;
  style: string;
}

function writeVariants(draft: Draft, writing: Writing, context: VariantContext): Variant[] {
  const { line, brand, random, cloth, sizeRun } = draft;
  const { decisions, key } = writing;
  const [low, high] = line.price;
  const base =
    decisions.fullPrice ?? (low + (high - low) * random.next()) * 100 * brand.level * (cloth?.factor ?? 1);
  const mood = decisions.mood ?? chooseMood(draft.daysOld, context.sale !== null, random);
  const returns = returnsTexts[decisions.returns ?? line.returns];
  const gift = decisions.gift === undefined ? chooseGift(draft) : decisions.gift;
  const group =
    decisions.customisationGroup === undefined ? customisationOf(draft) : decisions.customisationGroup;
  const canComeTomorrow =
    brand.kind !== 'marketplace' &&
    ['standard', 'small'].includes(line.logisticClass) &&
    context.preorderDays === null &&
    random.chance(0.82);
  const soldOutColour = draft.colours.length > 1 ? random.int(0, draft.colours.length) : null;
  const variants: Variant[] = [];
  draft.colours.forEach((colour, colourIndex) => {
    const colourSale =
      !context.sale?.colours || context.sale.colours.includes(colourIndex) ? context.sale : null;
    const colourMood = mood === 'broken' && colourIndex === soldOutColour ? 'gone' : mood;
    draft.sizes.forEach((position, sizeIndex) => {
      const full =
        decisions.fullPrice === 0 ? 0 : endPrice(base * sizeFactor(sizeRun, position), brand.ending);
      const parts = priceParts(full, colourSale, brand.ending);
      const quantity = decisions.stock
        ? decisions.stock(variants.length)
        : quantityFor(colourMood, sizeIndex, draft.sizes.length, random);
      const sku = skuFor(
        key,
        colourCode(colour.paint, colour.colour, colourIndex),
        sizeCode(sizeRun, position),
      );
      variants.push({
        id: `${key}.${variants.length + 1}`,
        sku,
        marketplaceSku: brand.kind === 'marketplace' ? sku : null,
        isMaster: variants.length === 0,
        preSelected: draft.colours.length * draft.sizes.length === 1,
        colour: colour.colour,
        size: sizeRuns[sizeRun][position]!,
        eanBarcode: barcodeFor(writing.place * MOST_VARIANTS + variants.length),
        price: {
          price: pounds(parts.price),
          wasPrice: parts.was === null ? null : pounds(parts.was),
          preDiscountPrice: parts.preDiscount === null ? null : pounds(parts.preDiscount),
          discountEffects: parts.effects.map((effect) => ({
            name: effect.name,
            value: pounds(effect.value),
          })),
          country: 'GB',
          shopExclusionsMessaging: context.isExcluded ? EXCLUDED_FROM_OFFERS : null,
          shopDeliveryMessaging: DELIVERY_MESSAGES[line.logisticClass] ?? null,
        },
        stock: { isOnStock: quantity > 0, availableQuantity: quantity },
        logisticClass: line.logisticClass,
        customisationGroupName: group,
        attributes: {
          classification: draft.bodyFit,
          collection: brand.name,
          returnsPolicy: group ? returnsTexts.final : returns,
          detailsAndCare: careTexts[line.solid?.care ?? cloth?.care ?? 'spot'],
          fabrication: cloth?.composition ?? line.solid?.fabrication ?? null,
          ingredients: line.ingredients,
          sustainabilityContent: cloth?.future ?? null,
          gwpSku: gift?.sku ?? null,
          gwpDescription: gift?.description ?? null,
          voxeloId: line.voxeloId,
          rewardsPoints: Math.floor(parts.price / 100),
          isNextDay: canComeTomorrow,
        },
      });
    });
  });
  return variants;
}

/** The palette's own number where the colour is the palette's, else its place among the shades. */
function colourCode(paint: string, colour: string, index: number): number {
  return paint === colour ? 101 + palette.findIndex((entry) => entry.slug === paint) : 301 + index;
}

function savingOf(variant: Variant): number {
  const { price, wasPrice } = variant.price;
  return wasPrice ? Math.round(100 - (price.centAmount / wasPrice.centAmount) * 100) : 0;
}

function choosePreorder(draft: Draft): number | null {
  const isNew =
    draft.daysOld < 14 && draft.brand.kind !== 'marketplace' && draft.line.productType !== 'beauty';
  return isNew && draft.random.chance(0.12) ? draft.random.int(10, 60) : null;
}

function countReviews(draft: Draft): number {
  if (draft.random.chance(0.16)) return 0;
  const age = Math.min(1, draft.daysOld / 120);
  return Math.round(draft.popularity * (2 + draft.random.next() * 14) * age);
}

function rate(draft: Draft, count: number): number {
  if (count === 0) return 0;
  const spread = (draft.random.next() + draft.random.next() + draft.random.next()) / 3;
  return Math.round(Math.min(5, 3.3 + spread * 1.75) * 10) / 10;
}

function chooseGift(draft: Draft): typeof FREE_GIFT | null {
  const gives = draft.line.categoryTaxonomy === 'Fragrance' || draft.line.categoryTaxonomy === 'Skincare';
  return gives && draft.brand.kind !== 'marketplace' && draft.random.chance(0.12) ? FREE_GIFT : null;
}

function customisationOf(draft: Draft): string | null {
  if (draft.line.id === 'personalised-gift') return draft.turn % 2 === 0 ? 'engraving' : 'gift-message';
  return draft.brand.slug === 'quillon' && draft.line.id === 'necklace' && draft.turn % 2 === 0
    ? 'initials'
    : null;
}

function usesTrueFit(draft: Draft): boolean {
  const isSized = draft.line.productType === 'clothing' || draft.line.productType === 'footwear';
  return isSized && draft.line.department !== 'Kids' && TRUE_FIT_BRANDS.includes(draft.brand.slug);
}

function featuresOf(draft: Draft, isBestSeller: boolean): string[] {
  const features: string[] = [];
  if (isBestSeller) features.push('best-seller');
  if (draft.daysOld < 30) features.push('new-in');
  if (draft.cloth?.future) features.push('sustainable');
  if (draft.brand.slug === 'second-bow') features.push('preloved');
  if (draft.line.categoryTaxonomy === 'Makeup') features.push('try-on');
  return features;
}

/** A fashion brand's own site sells its own; beauty, home and the house's extras are sold everywhere. */
function fasciasOf(draft: Draft): string[] {
  const { brand, line } = draft;
  if (brand.kind === 'marketplace') return ['selvedge'];
  if (line.productType === 'beauty' || line.productType === 'home' || line.productType === 'gift') return [];
  if (brand.kind === 'house') return line.productType === 'accessory' ? [] : ['selvedge'];
  return ['selvedge', brand.slug];
}
