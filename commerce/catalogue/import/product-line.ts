import * as v from 'valibot';
import type { RelatedKind } from '../product.ts';

/** The schema of one product line of a catalogue file. docs/catalogue.md documents fields and defaults. */

export const PRODUCT_TYPES = [
  'clothing',
  'footwear',
  'accessory',
  'beauty',
  'home',
  'gift',
  'membership',
] as const;
const RELATED_KINDS = [
  'suits',
  'home',
  'beauties',
  'outfits',
  'bundle',
  'influencer',
] as const satisfies readonly RelatedKind[];
const MOST_VARIANTS = 1_000;
const MOST_COLOURS = 100;
const MOST_PICTURES = 30;

const text = (most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'must not be empty.'),
    v.maxLength(most, `must be at most ${most} characters.`),
  );
const longText = v.pipe(v.string(), v.maxLength(20_000, 'must be at most 20,000 characters.'));
const slug = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][a-z0-9-]{0,159}$/, ({ input }) =>
    input === '' ? 'must not be empty.' : 'must be lower-case letters, digits and dashes.',
  ),
);
/** Checked against the currency when the line is converted to a product. */
const amount = v.pipe(
  v.union([v.string(), v.number()], 'must be an amount such as "49.00".'),
  v.transform(String),
  v.regex(/^\d+(\.\d+)?$/, 'must be an amount such as "49.00".'),
  v.metadata({ control: 'amount' }),
);
const moment = v.pipe(
  v.string(),
  v.check((given) => !Number.isNaN(Date.parse(given)), 'must be a date such as 2026-11-15T09:00:00Z.'),
  v.transform((given) => new Date(given).toISOString()),
  v.metadata({ control: 'moment' }),
);
const optionalText = v.optional(v.nullable(longText));

/** The name under which a picture is uploaded and referenced. */
export const PICTURE_NAME = /^(?!.*\.\.)[\w][\w ./()-]{0,199}\.(?:jpe?g|png|webp|avif)$/i;
const SHOP_ADDRESS = /^\/media\/[\w./-]+$/;
const pictureSource = v.pipe(
  v.string(),
  v.check(
    (given) => PICTURE_NAME.test(given) || SHOP_ADDRESS.test(given),
    'must be the name of an uploaded picture, such as "shirt-front.jpg", or an address of this shop (/media/…).',
  ),
);
const tone = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as "#1f2a44".'));
const pictureObject = v.strictObject({
  src: pictureSource,
  alt: v.optional(v.pipe(v.string(), v.maxLength(300, 'must be at most 300 characters.'))),
  ratio: v.optional(
    v.pipe(v.number(), v.minValue(0.1, 'must be at least 0.1.'), v.maxValue(10, 'must be at most 10.')),
  ),
  tone: v.optional(tone),
  focus: v.optional(
    v.pipe(v.string(), v.regex(/^(?:\d{1,2}|100)% (?:\d{1,2}|100)%$/, 'must be a place such as "30% 20%".')),
  ),
});
const picture = v.lazy((given) =>
  typeof given === 'string'
    ? v.pipe(
        pictureSource,
        v.transform((src): v.InferOutput<typeof pictureObject> => ({ src })),
      )
    : pictureObject,
);
const video = v.strictObject({
  sources: v.array(
    v.strictObject({
      type: v.picklist(['video/mp4', 'video/webm'], 'must be video/mp4 or video/webm.'),
      width: v.number(),
      height: v.number(),
      url: v.string(),
    }),
  ),
  poster: picture,
});
const swatch = v.lazy((given) => (typeof given === 'string' && given.startsWith('#') ? tone : picture));

const colourLine = v.strictObject({
  colour: slug,
  label: v.optional(text(80)),
  facet: v.optional(text(80)),
  swatch: v.optional(swatch),
  pictures: v.optional(
    v.pipe(v.array(picture), v.maxLength(MOST_PICTURES, `must be at most ${MOST_PICTURES} pictures.`)),
  ),
  videos: v.optional(v.array(video)),
});

const wholeNumber = v.pipe(
  v.number(),
  v.integer('must be a whole number.'),
  v.minValue(0, 'must not be below 0.'),
  v.maxValue(2_000_000_000, 'must be at most 2,000,000,000.'),
);

export const SKU = /^[\w.-]{1,80}$/;

const variantLine = v.strictObject({
  sku: v.pipe(v.string(), v.regex(SKU, 'must be letters, digits, dots, dashes and underscores, at most 80.')),
  colour: v.optional(slug),
  /** Empty for a product without sizes, such as a gift card. */
  size: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60, 'must be at most 60 characters.'))),
  ean: v.optional(v.pipe(v.string(), v.regex(/^\d{8,14}$/, 'must be 8 to 14 digits.'))),
  price: amount,
  wasPrice: v.optional(v.nullable(amount)),
  preDiscountPrice: v.optional(v.nullable(amount)),
  discounts: v.optional(v.array(v.strictObject({ name: text(200), amount }))),
  exclusions: optionalText,
  deliveryNote: optionalText,
  quantity: v.optional(wholeNumber),
  logisticClass: v.optional(text(40)),
  /** Grams. */
  weight: v.optional(wholeNumber),
  taxClass: v.optional(slug),
  marketplaceSku: optionalText,
  isPreSelected: v.optional(v.boolean()),
  customisation: optionalText,
  classification: optionalText,
  collection: optionalText,
  returnsPolicy: optionalText,
  detailsAndCare: optionalText,
  fabrication: optionalText,
  ingredients: optionalText,
  sustainability: optionalText,
  giftSku: optionalText,
  giftDescription: optionalText,
  model: optionalText,
  rewardsPoints: v.optional(wholeNumber),
  isNextDay: v.optional(v.boolean()),
});

const keys = v.pipe(v.array(text(80)), v.metadata({ control: 'lines' }));
const products = v.pipe(v.array(text(80)), v.metadata({ control: 'products-by-key' }));

export const productLine = v.strictObject({
  format: v.optional(v.literal(1, 'must be 1, the only format there is.')),
  kind: v.optional(v.literal('product')),
  key: v.pipe(
    v.string(),
    v.regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,59}$/, 'must be letters, digits and dashes, at most 60.'),
  ),
  name: text(200),
  slug: v.optional(slug),
  brand: text(120),
  brandSlug: v.optional(slug),
  description: v.optional(longText),
  type: v.picklist(PRODUCT_TYPES, `must be one of ${PRODUCT_TYPES.join(', ')}.`),
  department: v.optional(text(80)),
  gender: v.optional(v.nullable(text(40))),
  category: v.pipe(slug, v.metadata({ control: 'category' })),
  categories: v.optional(v.pipe(v.array(slug), v.metadata({ control: 'categories' }))),
  categoryTaxonomy: v.optional(longText),
  styleTaxonomy: v.optional(longText),
  sizingService: v.optional(v.nullable(v.literal('truefit', 'must be truefit or left out.'))),
  currency: v.optional(
    v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'must be three capital letters such as GBP.')),
  ),
  country: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'must be two capital letters such as GB.'))),
  colours: v.pipe(
    v.array(colourLine),
    v.minLength(1, 'must name at least one colour.'),
    v.maxLength(MOST_COLOURS, `must be at most ${MOST_COLOURS} colours.`),
  ),
  variants: v.pipe(
    v.array(variantLine),
    v.minLength(1, 'must hold at least one variant to sell.'),
    v.maxLength(MOST_VARIANTS, `must be at most ${MOST_VARIANTS} variants.`),
  ),
  attributes: v.optional(v.record(text(80), v.array(text(200)))),
  texts: v.optional(
    v.record(
      v.pipe(v.string(), v.regex(/^[a-z]{2}$/, 'must be a language of two letters such as fr.')),
      v.strictObject({ name: v.optional(text(300)), description: v.optional(text(20_000)) }),
    ),
  ),
  related: v.optional(v.partial(v.strictObject(v.entriesFromList(RELATED_KINDS, products)))),
  manufacturer: v.optional(
    v.nullable(
      v.strictObject({
        name: v.string(),
        tradeName: v.string(),
        responsiblePersonName: v.string(),
        postalAddress: v.string(),
        emailAddress: v.string(),
      }),
    ),
  ),
  seller: v.optional(
    v.nullable(
      v.strictObject({
        slug,
        name: text(200),
        billing: v.strictObject({
          corporateName: v.string(),
          vatNumber: v.string(),
          identificationNumber: v.string(),
          street1: v.string(),
          street2: v.optional(v.nullable(v.string()), null),
          city: v.string(),
          state: v.optional(v.nullable(v.string()), null),
          zipCode: v.string(),
          countryIsoCode: v.string(),
        }),
      }),
    ),
  ),
  isMarketplace: v.optional(v.boolean()),
  isPremier: v.optional(v.boolean()),
  isSubscribable: v.optional(v.boolean()),
  preorderUntil: v.optional(v.nullable(moment)),
  surcharge: v.optional(v.nullable(amount)),
  features: v.optional(keys),
  sites: v.optional(v.array(slug)),
  published: v.optional(moment),
  yearlyRevenue: v.optional(amount),
  rating: v.optional(
    v.strictObject({
      average: v.pipe(v.number(), v.minValue(0, 'must be 0 to 5.'), v.maxValue(5, 'must be 0 to 5.')),
      count: wholeNumber,
    }),
  ),
  isOnSale: v.optional(v.boolean()),
  saleStarts: v.optional(v.nullable(moment)),
  saleEnds: v.optional(v.nullable(moment)),
});

export type ProductLine = v.InferOutput<typeof productLine>;
export type VariantLine = ProductLine['variants'][number];
export type ColourLine = ProductLine['colours'][number];
export type PictureLine = NonNullable<ColourLine['pictures']>[number];
