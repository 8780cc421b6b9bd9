import type { Picture } from '#commerce/media/picture.ts';
import type { Product, ProductColour, Variant } from '../product.ts';
import { writeAmount } from './amount.ts';
import { deriveFacets, givenFacets } from './derive-facets.ts';
import {
  DEFAULT_RATIO,
  guessTone,
  PLACEHOLDER_SRC,
  PLACEHOLDER_TONE,
  plainSwatchTone,
} from './placeholder-pictures.ts';
import {
  altFor,
  brandSlugFor,
  DEFAULT_LOGISTIC_CLASS,
  DEFAULT_SIZE,
  labelFor,
  pointsFor,
  type ShopDefaults,
  slugFor,
} from './product-defaults.ts';
import type { ColourLine, PictureLine, ProductLine, VariantLine } from './product-line.ts';
import { textsOfProduct } from './variant-texts.ts';

/** A product as a line of the import format; fields that have their default value are left out. */
export function fromProduct(product: Product, isOnSale: boolean, defaults: ShopDefaults): ProductLine {
  const { key, name, brand, seller, manufacturer } = product;
  const [first] = product.variants;
  if (!first) throw new Error(`product ${key} has no variants`);
  const { currencyCode: currency } = first.price.price;
  const { country } = first.price;
  const crumbs = product.breadcrumbs.map(({ slug }) => slug).reverse();
  const automatic = new Set(product.automaticCategories);
  const categories = product.categories.map(({ slug }) => slug).filter((slug) => !automatic.has(slug));
  return omitUndefined({
    format: 1 as const,
    key,
    name,
    slug: omitDefault(product.slug, slugFor({ name, key })),
    brand,
    brandSlug: omitDefault(product.brandSlug, brandSlugFor({ brand })),
    description: omitDefault(product.description, ''),
    type: product.productType,
    department: omitDefault(product.department, ''),
    gender: product.gender ?? undefined,
    category: crumbs[0] ?? '',
    categories: isSame(categories, crumbs) ? undefined : categories,
    categoryTaxonomy: omitDefault(product.categoryTaxonomy, ''),
    styleTaxonomy: omitDefault(product.styleTaxonomy, ''),
    sizingService: product.sizingService ?? undefined,
    currency: omitDefault(currency, defaults.currency),
    country: omitDefault(country, defaults.country),
    colours: product.colours.map((colour) => fromColour(colour, name)),
    variants: product.variants.map((variant) => fromVariant(variant, product)),
    attributes: omitEmpty(attributesOf(product)),
    texts: product.texts,
    related: omitEmpty(
      Object.fromEntries(Object.entries(product.related).filter(([, keys]) => keys.length > 0)),
    ),
    manufacturer: manufacturer
      ? {
          name: manufacturer.name,
          tradeName: manufacturer.tradeName,
          responsiblePersonName: manufacturer.responsiblePersonName,
          postalAddress: manufacturer.postalAddress,
          emailAddress: manufacturer.emailAddress,
        }
      : undefined,
    seller: seller
      ? {
          slug: seller.slug,
          name: seller.name,
          billing: {
            corporateName: seller.billing.corporateName,
            vatNumber: seller.billing.vatNumber,
            identificationNumber: seller.billing.identificationNumber,
            street1: seller.billing.street1,
            street2: seller.billing.street2,
            city: seller.billing.city,
            state: seller.billing.state,
            zipCode: seller.billing.zipCode,
            countryIsoCode: seller.billing.countryIsoCode,
          },
        }
      : undefined,
    isMarketplace: omitDefault(product.isHostedMarketplace, Boolean(seller)),
    isPremier: omitDefault(product.isPremier, false),
    isSubscribable: omitDefault(product.isSubscribable, false),
    preorderUntil: product.preorderUntil ? new Date(product.preorderUntil).toISOString() : undefined,
    surcharge: product.surcharge ? writeAmount(product.surcharge.centAmount, currency) : undefined,
    features: product.derivedFeatures.length > 0 ? [...product.derivedFeatures] : undefined,
    sites: product.availableFascias.length > 0 ? [...product.availableFascias] : undefined,
    published: new Date(product.publishedAt).toISOString(),
    yearlyRevenue: writeAmount(product.totalRevenueAmount, currency),
    // What waits for its start is meant to be sold.
    isOnSale: omitDefault(isOnSale || product.saleStarts !== undefined, true),
    saleStarts: product.saleStarts,
    saleEnds: product.saleEnds,
  });
}

function fromColour(colour: ProductColour, name: string): ColourLine {
  const own = { colour: colour.colour, label: colour.label };
  const pictures = colour.images
    .filter(({ src }) => src !== PLACEHOLDER_SRC)
    .map((picture, index) => fromPicture(picture, altFor(name, own, index)));
  const tone = plainSwatchTone(colour.swatch);
  const swatch = tone
    ? omitDefault(tone, guessTone(colour.label, colour.facet))
    : fromPicture(colour.swatch, colour.label);
  return omitUndefined({
    colour: colour.colour,
    label: omitDefault(colour.label, labelFor(colour.colour)),
    facet: omitDefault(colour.facet, colour.label),
    swatch,
    pictures: pictures.length > 0 ? pictures : undefined,
    videos:
      colour.videos.length > 0
        ? colour.videos.map(({ sources, poster }) => ({
            sources: sources.map(({ type, width, height, url }) => ({ type, width, height, url })),
            poster: fromPicture(poster, altFor(name, own, 0)),
          }))
        : undefined,
  });
}

function fromPicture({ src, alt, ratio, tone, focus }: Picture, usualAlt: string): PictureLine {
  return omitUndefined({
    src,
    alt: omitDefault(alt, usualAlt),
    ratio: omitDefault(ratio, DEFAULT_RATIO),
    tone: omitDefault(tone, PLACEHOLDER_TONE),
    focus,
  });
}

function fromVariant(variant: Variant, { brand, variants }: Product): VariantLine {
  const { price, attributes } = variant;
  const currency = price.price.currencyCode;
  const amount = (money: { centAmount: number }) => writeAmount(money.centAmount, currency);
  return omitUndefined({
    sku: variant.sku,
    colour: variant.colour,
    size: omitDefault(variant.size, DEFAULT_SIZE),
    ean: omitDefault(variant.eanBarcode, ''),
    price: amount(price.price),
    wasPrice: price.wasPrice ? amount(price.wasPrice) : undefined,
    preDiscountPrice: price.preDiscountPrice ? amount(price.preDiscountPrice) : undefined,
    discounts:
      price.discountEffects.length > 0
        ? price.discountEffects.map(({ name, value }) => ({ name, amount: amount(value) }))
        : undefined,
    exclusions: price.shopExclusionsMessaging ?? undefined,
    deliveryNote: price.shopDeliveryMessaging ?? undefined,
    quantity: variant.stock.availableQuantity,
    logisticClass: omitDefault(variant.logisticClass, DEFAULT_LOGISTIC_CLASS),
    weight: variant.weight,
    taxClass: variant.taxClass,
    marketplaceSku: variant.marketplaceSku ?? undefined,
    isPreSelected: omitDefault(variant.preSelected, variants.length === 1),
    customisation: variant.customisationGroupName ?? undefined,
    collection: omitDefault(attributes.collection ?? brand, brand),
    ...textsOfProduct(attributes),
    rewardsPoints: omitDefault(attributes.rewardsPoints, pointsFor(price.price)),
    isNextDay: omitDefault(attributes.isNextDay, false),
  });
}

/** Facet values that cannot be computed from the product. */
function attributesOf(product: Product): Record<string, string[]> {
  const { source, ...others } = givenFacets(product.facets);
  const { source: derived = [] } = deriveFacets({ ...product, facets: {} });
  return source && !isSame(source, derived) ? { ...others, source } : others;
}

function omitDefault<T>(value: T, usual: T): T | undefined {
  return value === usual ? undefined : value;
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((value, index) => value === other[index]);
}

function omitEmpty<T extends object>(table: T): T | undefined {
  return Object.keys(table).length > 0 ? table : undefined;
}

function omitUndefined<T extends object>(line: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(line).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
}

/** Names of the fields in which two lines differ. */
export function changedFields(before: ProductLine, after: ProductLine): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<keyof ProductLine>;
  return [...names].filter((name) => canonicalJson(before[name]) !== canonicalJson(after[name]));
}

/** JSON with sorted keys, so that the order of keys does not matter. */
function canonicalJson(value: unknown): string {
  return (
    JSON.stringify(value, (_, part: unknown) =>
      typeof part === 'object' && part !== null && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
        : part,
    ) ?? ''
  );
}
