import type { Picture } from '#commerce/media/picture.ts';
import type { Product, ProductColour, Variant } from '../product.ts';
import { parseAmount } from './amount.ts';
import { deriveFacets, givenFacets } from './derive-facets.ts';
import {
  DEFAULT_RATIO,
  guessTone,
  PLACEHOLDER_TONE,
  placeholderPicture,
  plainSwatch,
} from './placeholder-pictures.ts';
import type { LineProblem } from './problem.ts';
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
import { textsOfLine } from './variant-texts.ts';

export interface UploadedPicture {
  src: string;
  ratio: number;
  tone: string;
}

export interface ProductContext {
  line: number;
  defaults: ShopDefaults;
  /** The stored product; fields that belong to the shop and not to the file come from it. */
  known: Product | null;
  /** Category slugs from the root to the product's category. */
  crumbs: readonly string[];
  /** An uploaded picture by file name. */
  findPicture(name: string): UploadedPicture | undefined;
  now: Date;
}

export interface ConvertedProduct {
  product: Product;
  isOnSale: boolean;
  problems: LineProblem[];
}

/** Converts a parsed line to a product; notes are warnings, any other problem refuses the line. */
export function toProduct(given: ProductLine, context: ProductContext): ConvertedProduct {
  const { defaults, known, now } = context;
  const problems: LineProblem[] = [];
  const currency = given.currency ?? defaults.currency;
  const note = (field: string, text: string, isNote = false) =>
    void problems.push({ line: context.line, field, text, ...(isNote ? { isNote } : {}) });
  if (!defaults.currencies.includes(currency))
    note('currency', `the shop does not sell in "${currency}", only in ${defaults.currencies.join(', ')}.`);
  const amount = (text: string, field: string) => {
    const minor = parseAmount(text, currency);
    if (minor === null) note(field, `"${text}" is no amount in ${currency}; write it like 49.00.`);
    return minor ?? 0;
  };
  const money = (text: string, field: string) => ({
    centAmount: amount(text, field),
    currencyCode: currency,
  });
  const optionalMoney = (text: string | null | undefined, field: string) =>
    text == null ? null : money(text, field);
  const picture = (line: PictureLine, alt: string, field: string): Picture | null => {
    const isShopAddress = line.src.startsWith('/');
    const own = isShopAddress ? undefined : context.findPicture(line.src);
    if (!isShopAddress && !own) {
      note(field, `the picture "${line.src}" is not in the shop yet; upload it and import again.`, true);
      return null;
    }
    const { src, ratio, tone } = own ?? { src: line.src, ratio: DEFAULT_RATIO, tone: PLACEHOLDER_TONE };
    return {
      src,
      alt: line.alt ?? alt,
      ratio: line.ratio ?? ratio,
      tone: line.tone ?? tone,
      ...(line.focus && { focus: line.focus }),
    };
  };

  const toColour = (line: ColourLine, at: number): ProductColour => {
    const label = line.label ?? labelFor(line.colour);
    const facet = line.facet ?? label;
    const images = (line.pictures ?? []).flatMap(
      (each, index) =>
        picture(each, altFor(given.name, line, index), `colours[${at}].pictures[${index}]`) ?? [],
    );
    const firstAlt = images[0]?.alt ?? altFor(given.name, line, 0);
    if (images.length === 0) images.push(placeholderPicture(firstAlt));
    const { swatch } = line;
    const drawn = typeof swatch === 'object' ? picture(swatch, label, `colours[${at}].swatch`) : null;
    return {
      colour: line.colour,
      label,
      facet,
      swatch: drawn ?? plainSwatch(typeof swatch === 'string' ? swatch : guessTone(label, facet), label),
      images,
      videos: (line.videos ?? []).flatMap((video, index) => {
        const poster = picture(video.poster, firstAlt, `colours[${at}].videos[${index}].poster`);
        return poster ? [{ sources: video.sources, poster }] : [];
      }),
    };
  };

  const toVariant = (line: VariantLine, index: number): Variant => {
    const at = `variants[${index}]`;
    const before = known?.variants.find(({ sku }) => sku === line.sku);
    const price = amount(line.price, `${at}.price`);
    const wasPrice = optionalMoney(line.wasPrice, `${at}.wasPrice`);
    if (wasPrice && wasPrice.centAmount <= price)
      note(`${at}.wasPrice`, 'must be more than the price, or left out.');
    const quantity = line.quantity ?? before?.stock.availableQuantity ?? 0;
    return {
      id: before?.id ?? line.sku,
      sku: line.sku,
      marketplaceSku: line.marketplaceSku ?? null,
      isMaster: index === 0,
      preSelected: line.isPreSelected ?? given.variants.length === 1,
      colour: line.colour ?? given.colours[0]?.colour ?? '',
      size: line.size ?? DEFAULT_SIZE,
      eanBarcode: line.ean ?? '',
      price: {
        price: { centAmount: price, currencyCode: currency },
        wasPrice,
        preDiscountPrice: optionalMoney(line.preDiscountPrice, `${at}.preDiscountPrice`),
        discountEffects: (line.discounts ?? []).map(({ name, amount: text }, number) => ({
          name,
          value: money(text, `${at}.discounts[${number}].amount`),
        })),
        country: given.country ?? defaults.country,
        shopExclusionsMessaging: line.exclusions ?? null,
        shopDeliveryMessaging: line.deliveryNote ?? null,
      },
      stock: { isOnStock: quantity > 0, availableQuantity: quantity },
      logisticClass: line.logisticClass ?? DEFAULT_LOGISTIC_CLASS,
      ...(line.weight && { weight: line.weight }),
      ...(line.taxClass && { taxClass: line.taxClass }),
      customisationGroupName: line.customisation ?? null,
      attributes: {
        ...textsOfLine(line),
        collection: line.collection ?? given.brand,
        rewardsPoints: line.rewardsPoints ?? pointsFor({ centAmount: price, currencyCode: currency }),
        isNextDay: line.isNextDay ?? false,
      },
    };
  };

  const categories = given.categories ?? [...context.crumbs].reverse();
  const asRef = (slug: string) => ({ slug, name: slug });
  const isMarketplace = given.isMarketplace ?? Boolean(given.seller);
  const plain: Product = {
    id: known?.id ?? given.key,
    key: given.key,
    // The slug stays when the name changes, because people and search engines know the address.
    slug: given.slug ?? known?.slug ?? slugFor(given),
    name: given.name,
    brand: given.brand,
    brandSlug: given.brandSlug ?? brandSlugFor(given),
    description: given.description ?? '',
    productType: given.type,
    sizingService: given.sizingService ?? null,
    gender: given.gender ?? null,
    department: given.department ?? '',
    categoryTaxonomy: given.categoryTaxonomy ?? '',
    styleTaxonomy: given.styleTaxonomy ?? '',
    categories: [
      ...new Set([...(categories.includes(given.category) ? [] : [given.category]), ...categories]),
    ].map(asRef),
    breadcrumbs: context.crumbs.map(asRef),
    colours: given.colours.map(toColour),
    variants: given.variants.map(toVariant),
    facets: givenFacets(given.attributes ?? {}),
    ...(given.texts && { texts: given.texts }),
    related: { suits: [], home: [], beauties: [], outfits: [], bundle: [], influencer: [], ...given.related },
    manufacturer: given.manufacturer ?? null,
    seller: given.seller ?? null,
    isHostedMarketplace: isMarketplace,
    isPremier: given.isPremier ?? false,
    isSubscribable: given.isSubscribable ?? false,
    preorderUntil: given.preorderUntil ?? null,
    surcharge: optionalMoney(given.surcharge, 'surcharge'),
    derivedFeatures: given.features ?? [],
    availableFascias: given.sites ?? [],
    publishedAt: given.published ?? known?.publishedAt ?? now.toISOString(),
    totalRevenueAmount:
      given.yearlyRevenue === undefined
        ? (known?.totalRevenueAmount ?? 0)
        : amount(given.yearlyRevenue, 'yearlyRevenue'),
    averageRating: given.rating?.average ?? known?.averageRating ?? 0,
    totalReviewCount: given.rating?.count ?? known?.totalReviewCount ?? 0,
  };
  const { isOnSale, ...dates } = scheduleSale(given, now);
  if (given.saleStarts && given.saleEnds && given.saleEnds <= given.saleStarts)
    note('saleEnds', 'must be after the start.');
  return {
    product: { ...plain, ...dates, facets: deriveFacets(plain) },
    isOnSale,
    problems,
  };
}

/** What the dates say now: a product that waits for its start is not on sale yet; one that was hidden by hand waits for nothing. */
function scheduleSale(
  { isOnSale = true, saleStarts, saleEnds }: ProductLine,
  now: Date,
): { isOnSale: boolean; saleStarts?: string; saleEnds?: string } {
  const moment = now.toISOString();
  const hasEnded = saleEnds != null && saleEnds <= moment;
  const isWaiting = isOnSale && !hasEnded && saleStarts != null && saleStarts > moment;
  return {
    isOnSale: isOnSale && !hasEnded && !isWaiting,
    ...(isWaiting && { saleStarts }),
    ...(saleEnds != null && (isOnSale || hasEnded) && { saleEnds }),
  };
}
