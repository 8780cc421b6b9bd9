import type { Product, Variant } from '../../../commerce/catalogue/product.ts';
import { categorise } from './categorise.ts';
import type { Writing } from './decisions.ts';
import { describeProduct } from './describe-product.ts';
import { type Draft, written } from './draft.ts';
import { facetsOf } from './facets.ts';
import { manufacturerOf } from './manufacturers.ts';
import { nameProduct, slugOf } from './name-product.ts';
import { pictureColour } from './pictures.ts';
import { DELIVERY_SURCHARGES } from './policies.ts';
import { chooseSale, pounds } from './pricing.ts';
import { sellerOf } from './sellers.ts';
import { writeVariants } from './write-variants.ts';

const DAY = 86_400_000;
const BEST_SELLER_POPULARITY = 7.5;
const EXCLUDED_BRANDS = ['ottelie', 'second-bow'];
const TRUE_FIT_BRANDS = ['selvedge', 'coast', 'wallis', 'burton', 'oasis', 'principles'];
const SUBSCRIBABLE =
  /^(Shampoo|Conditioner & Treatments|Cleansers|Moisturisers|Serums|Hand Wash & Care|Mascara|Candles & Home Scent)$/;

export function writeProduct(draft: Draft, writing: Writing): Product {
  const { line, brand, random } = draft;
  const { key, decisions, today } = writing;
  const name = writing.claimName(brand.slug, decisions.name ? [decisions.name] : nameProduct(draft, random));
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
  const variants = writeVariants(draft, writing, { sale, isExcluded, preorderDays });
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

function savingOf(variant: Variant): number {
  const { price, wasPrice } = variant.price;
  return wasPrice ? Math.round(100 - (price.centAmount / wasPrice.centAmount) * 100) : 0;
}

function choosePreorder(draft: Draft): number | null {
  const isNew =
    draft.daysOld < 14 && draft.brand.kind !== 'marketplace' && draft.line.productType !== 'beauty';
  return isNew && draft.random.chance(0.12) ? draft.random.int(10, 60) : null;
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

/** A fashion brand's site sells that brand; beauty, home and the own brand's extras are sold everywhere. */
function fasciasOf(draft: Draft): string[] {
  const { brand, line } = draft;
  if (brand.kind === 'marketplace') return ['selvedge'];
  if (line.productType === 'beauty' || line.productType === 'home' || line.productType === 'gift') return [];
  if (brand.kind === 'house') return line.productType === 'accessory' ? [] : ['selvedge'];
  return ['selvedge', brand.slug];
}

/** Grows with popularity and age. */
function countReviews(draft: Draft): number {
  if (draft.random.chance(0.16)) return 0;
  const age = Math.min(1, draft.daysOld / 120);
  return Math.round(draft.popularity * (2 + draft.random.next() * 14) * age);
}

/** 3.3 to 5 with one decimal; 0 without reviews. */
function rate(draft: Draft, count: number): number {
  if (count === 0) return 0;
  const spread = (draft.random.next() + draft.random.next() + draft.random.next()) / 3;
  return Math.round(Math.min(5, 3.3 + spread * 1.75) * 10) / 10;
}
