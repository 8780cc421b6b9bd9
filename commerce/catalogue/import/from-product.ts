import type { Picture } from '#commerce/media/picture.ts';
import type { Product, ProductColour, Variant } from '../product.ts';
import { writeAmount } from './amount.ts';
import { deriveFacets, givenFacets } from './derive-facets.ts';
import {
  guessTone,
  PLACEHOLDER_SRC,
  PLACEHOLDER_TONE,
  plainSwatchTone,
  USUAL_RATIO,
} from './placeholder-pictures.ts';
import {
  altFor,
  brandSlugFor,
  labelFor,
  pointsFor,
  type ShopDefaults,
  slugFor,
  USUAL_LOGISTICS,
  USUAL_SIZE,
} from './product-defaults.ts';
import type { ColourLine, PictureLine, ProductLine, VariantLine } from './product-line.ts';
import { textsOfProduct } from './variant-texts.ts';

/** A product as the line that would bring it in again; whatever goes without saying is left out. */
export function fromProduct(product: Product, isOnSale: boolean, defaults: ShopDefaults): ProductLine {
  const { key, name, brand, seller, manufacturer } = product;
  const { currencyCode: currency } = product.variants[0]!.price.price;
  const { country } = product.variants[0]!.price;
  const crumbs = product.breadcrumbs.map(({ slug }) => slug).reverse();
  const categories = product.categories.map(({ slug }) => slug);
  return spare({
    format: 1 as const,
    key,
    name,
    slug: unless(product.slug, slugFor({ name, key })),
    brand,
    brandSlug: unless(product.brandSlug, brandSlugFor({ brand })),
    description: unless(product.description, ''),
    type: product.productType,
    department: unless(product.department, ''),
    gender: product.gender ?? undefined,
    category: crumbs[0]!,
    categories: isSame(categories, crumbs) ? undefined : categories,
    categoryTaxonomy: unless(product.categoryTaxonomy, ''),
    styleTaxonomy: unless(product.styleTaxonomy, ''),
    sizingService: product.sizingService ?? undefined,
    currency: unless(currency, defaults.currency),
    country: unless(country, defaults.country),
    colours: product.colours.map((colour) => fromColour(colour, name)),
    variants: product.variants.map((variant) => fromVariant(variant, product)),
    attributes: filled(attributesOf(product)),
    related: filled(
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
    isMarketplace: unless(product.isHostedMarketplace, Boolean(seller)),
    isPremier: unless(product.isPremier, false),
    isSubscribable: unless(product.isSubscribable, false),
    preorderUntil: product.preorderUntil ? new Date(product.preorderUntil).toISOString() : undefined,
    surcharge: product.surcharge ? writeAmount(product.surcharge.centAmount, currency) : undefined,
    features: product.derivedFeatures.length > 0 ? [...product.derivedFeatures] : undefined,
    sites: product.availableFascias.length > 0 ? [...product.availableFascias] : undefined,
    published: new Date(product.publishedAt).toISOString(),
    yearlyRevenue: writeAmount(product.totalRevenueAmount, currency),
    isOnSale: unless(isOnSale, true),
  });
}

function fromColour(colour: ProductColour, name: string): ColourLine {
  const own = { colour: colour.colour, label: colour.label };
  const pictures = colour.images
    .filter(({ src }) => src !== PLACEHOLDER_SRC)
    .map((picture, index) => fromPicture(picture, altFor(name, own, index)));
  const tone = plainSwatchTone(colour.swatch);
  const swatch = tone
    ? unless(tone, guessTone(colour.label, colour.facet))
    : fromPicture(colour.swatch, colour.label);
  return spare({
    colour: colour.colour,
    label: unless(colour.label, labelFor(colour.colour)),
    facet: unless(colour.facet, colour.label),
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

function fromPicture({ src, alt, ratio, tone }: Picture, usualAlt: string): PictureLine {
  return spare({
    src,
    alt: unless(alt, usualAlt),
    ratio: unless(ratio, USUAL_RATIO),
    tone: unless(tone, PLACEHOLDER_TONE),
  });
}

function fromVariant(variant: Variant, { brand, variants }: Product): VariantLine {
  const { price, attributes } = variant;
  const currency = price.price.currencyCode;
  const amount = (money: { centAmount: number } | null) =>
    money ? writeAmount(money.centAmount, currency) : undefined;
  return spare({
    sku: variant.sku,
    colour: variant.colour,
    size: unless(variant.size, USUAL_SIZE),
    ean: unless(variant.eanBarcode, ''),
    price: amount(price.price)!,
    wasPrice: amount(price.wasPrice),
    preDiscountPrice: amount(price.preDiscountPrice),
    discounts:
      price.discountEffects.length > 0
        ? price.discountEffects.map(({ name, value }) => ({ name, amount: amount(value)! }))
        : undefined,
    exclusions: price.shopExclusionsMessaging ?? undefined,
    deliveryNote: price.shopDeliveryMessaging ?? undefined,
    quantity: variant.stock.availableQuantity,
    logisticClass: unless(variant.logisticClass, USUAL_LOGISTICS),
    marketplaceSku: variant.marketplaceSku ?? undefined,
    isPreSelected: unless(variant.preSelected, variants.length === 1),
    customisation: variant.customisationGroupName ?? undefined,
    collection: unless(attributes.collection ?? brand, brand),
    ...textsOfProduct(attributes),
    rewardsPoints: unless(attributes.rewardsPoints, pointsFor(price.price.centAmount)),
    isNextDay: unless(attributes.isNextDay, false),
  });
}

/** Filter values that nobody could work out from the rest. */
function attributesOf(product: Product): Record<string, string[]> {
  const { source, ...others } = givenFacets(product.facets);
  const usual = deriveFacets({ ...product, facets: {} }).source!;
  return source && !isSame(source, usual) ? { ...others, source } : others;
}

function unless<T>(value: T, usual: T): T | undefined {
  return value === usual ? undefined : value;
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((value, index) => value === other[index]);
}

function filled<T extends object>(table: T): T | undefined {
  return Object.keys(table).length > 0 ? table : undefined;
}

function spare<T extends object>(line: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(line).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
}
