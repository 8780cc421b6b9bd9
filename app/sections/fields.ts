import * as v from 'valibot';

/** Field types that sections share. Every field that an editor may leave out has a default. */

/** Tokens follow the brand's theme; a hex value is the same in every brand. */
const COLOUR_TOKENS = [
  ...['paper', 'raised', 'sunk', 'ink', 'soft', 'line', 'accent', 'on-accent', 'accent-ink'],
  ...['sale', 'on-sale', 'dark', 'on-dark', 'white', 'black'],
] as const;

export const words = (most = 200) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most));
export const maybe = <S extends v.GenericSchema>(schema: S) => v.optional(v.nullable(schema), null);
export const flag = (fallback: boolean) => v.optional(v.boolean(), fallback);
export const numberOr = (fallback: number, least: number, most: number) =>
  v.optional(v.pipe(v.number(), v.minValue(least), v.maxValue(most)), fallback);
export const oneOf = <const T extends readonly string[]>(values: T, fallback: T[number]) =>
  v.optional(v.picklist(values), fallback);

export const colour = v.pipe(
  v.string(),
  v.check(
    (text) => /^#[0-9a-f]{3,8}$/i.test(text) || (COLOUR_TOKENS as readonly string[]).includes(text),
    'must be a colour such as #112233, or one of the theme',
  ),
);

export const href = v.pipe(
  v.string(),
  v.trim(),
  v.regex(
    /^(?:https:\/\/|mailto:|tel:|#|\?|\/(?![/\\]))[^\s<>"]*$/i,
    'must be a path, or a full https address',
  ),
);

export const mediaPath = v.pipe(
  v.string(),
  v.regex(/^\/media\/[\w./-]+$/, 'must be a media path such as /media/campaign/linen'),
);
export const videoUrl = v.pipe(
  v.string(),
  v.regex(/^(?:\/(?!\/)|https:\/\/)[\w./%?=&:-]+$/, 'must be a video’s address'),
);

/** Height divided by width. */
const ratio = numberOr(1.25, 0.1, 3);

export const focusX = v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100)));

export const picture = v.object({
  src: mediaPath,
  alt: v.optional(v.pipe(v.string(), v.maxLength(300)), ''),
  ratio,
  /** The centre of attention when the picture is cropped: per cent from the left. */
  focusX,
  tone: v.optional(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i))),
});
export type PictureField = v.InferOutput<typeof picture>;

/** One picture for wide screens and, optionally, another crop for phones. */
export const artPicture = v.object({
  desktop: picture,
  mobile: maybe(picture),
});
export type ArtPictureField = v.InferOutput<typeof artPicture>;

export const link = v.object({
  label: words(80),
  href,
  autoApplyBrandFilterOnDBZ: flag(false),
});
export type LinkField = v.InferOutput<typeof link>;

export const slidesPerView = maybe(
  v.object({
    mobile: v.optional(v.number()),
    tablet: v.optional(v.number()),
    desktop: v.optional(v.number()),
  }),
);

/**
 * Text over the picture; or below it on phones and over it from 768 pixels; or beside it, for portrait pictures.
 */
export const overlayLayout = oneOf(['overlay', 'stacked', 'split'], 'overlay');

/** Which products a section shows: named ones, or the first of a listing. */
export const productQuery = v.object({
  productKeys: v.optional(
    v.pipe(
      v.array(words(60)),
      v.title('Products'),
      v.description('These, in this order. Name none, and the list below says which.'),
      v.metadata({ control: 'products-by-key' }),
    ),
    [],
  ),
  category: maybe(v.pipe(words(80), v.metadata({ control: 'category' }))),
  brand: maybe(v.pipe(words(80), v.metadata({ control: 'maker' }))),
  searchTerm: maybe(words(120)),
  sort: oneOf(
    ['relevance', 'best-sellers', 'price-asc', 'price-desc', 'newness', 'rating-desc'],
    'relevance',
  ),
  limit: numberOr(10, 1, 40),
});
export type ProductQueryField = v.InferOutput<typeof productQuery>;
