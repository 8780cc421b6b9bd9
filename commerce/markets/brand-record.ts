import * as v from 'valibot';
import { code, country, host, languages, lines, whole, words } from '#commerce/resources/field-schemas.ts';
import { BRAND_FONTS } from './brand-fonts.ts';

/** Looks that a brand site can have: the names of the stylesheets in `app/theme/brands/`. */
export const BRAND_LOOKS = [
  'selvedge',
  'burton',
  'coast',
  'coastie',
  'dorothy-perkins',
  'foreverunique',
  'gorgeous',
  'maine',
  'misspap',
  'nastygal',
  'oasis',
  'principles',
  'wallis',
  'warehouse',
] as const;

const font = v.optional(v.nullable(v.pipe(v.picklist(BRAND_FONTS), v.metadata({ isNames: true }))), null);

export const CARDS_PER_ROW = ['3', '4', '5'] as const;
export const IMAGE_RATIOS = ['1', '1.25', '1.5'] as const;
export const CONTENT_WIDTHS = ['1150', '1440', '2000'] as const;

/** A brand site as staff edit it. Settings that are not here come from the brand it was copied from, or from its file. */
export const brandRecordSchema = v.object({
  name: v.pipe(words(60, 'Write a name.'), v.title('Name')),
  slug: v.pipe(
    code,
    v.title('Short name'),
    v.description('In addresses. It cannot be changed once the brand is saved.'),
  ),
  isPublished: v.pipe(
    v.boolean(),
    v.title('Open'),
    v.description('Until it is open, the site is found at draft- and its short name only.'),
  ),
  tagline: v.pipe(words(200, 'Write a line.'), v.title('Line under the name')),
  domains: v.pipe(lines(host, 20), v.title('Hosts'), v.description('One a line.')),
  look: v.pipe(
    v.picklist(BRAND_LOOKS),
    v.title('Look'),
    v.description('Fonts, colours, spacing and card layout of this brand.'),
    v.metadata({ isNames: true }),
  ),
  accentColour: v.pipe(
    v.nullable(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'Write a colour such as #6B2150.'))),
    v.title('Accent colour'),
    v.description('In place of that of the look. Text on it is black or white, whichever is easier to read.'),
  ),
  headingFont: v.pipe(font, v.title('Font of headings'), v.description('In place of that of the look.')),
  textFont: v.pipe(font, v.title('Font of running text'), v.description('In place of that of the look.')),
  logo: v.pipe(
    v.optional(
      v.nullable(v.pipe(v.string(), v.regex(/^\/media\/[\w./-]{1,200}$/, 'Choose or upload a picture.'))),
      null,
    ),
    v.title('Logo'),
    v.description('Without one, the wordmark of the look’s own brand, or the name.'),
  ),
  cardsPerRow: v.pipe(v.picklist(CARDS_PER_ROW), v.title('Cards in a row')),
  imageRatio: v.pipe(v.picklist(IMAGE_RATIOS), v.title('Height of pictures divided by their width')),
  contentWidth: v.pipe(v.picklist(CONTENT_WIDTHS), v.title('Width of pages')),
  hideBrand: v.pipe(v.boolean(), v.title('Cards leave out the brand')),
  menu: v.pipe(
    v.array(v.pipe(v.string(), v.regex(/^[\w-]{1,80}$/, 'This is not known here.'))),
    v.maxLength(12, 'At most 12.'),
    v.metadata({ control: 'categories' }),
    v.title('Menu'),
    v.description('Departments in their order. Without any, those of the catalogue.'),
  ),
  languages: v.pipe(
    languages,
    v.description('One a line; the first is that of addresses without a language.'),
  ),
  reviews: v.pipe(v.boolean(), v.title('Reviews')),
  chatbot: v.pipe(v.boolean(), v.title('Chat')),
  wishlist: v.pipe(v.boolean(), v.title('Wishlist')),
  applePay: v.pipe(v.boolean(), v.title('Apple Pay')),
  rewards: v.pipe(v.boolean(), v.title('Rewards')),
  premier: v.pipe(v.boolean(), v.title('Delivery membership')),
  legalName: v.pipe(
    words(120, 'Write the name of the company.'),
    v.title('Company'),
    v.description('Who sells. Invoices are numbered for each company.'),
  ),
  legalAddress: v.pipe(lines(words(120, 'Write a line.'), 8), v.title('Address of the company')),
  taxNumber: v.pipe(v.nullable(words(40, 'Write a number.')), v.title('VAT number')),
  taxTreatment: v.pipe(
    v.picklist(['inclusive', 'exclusive']),
    v.title('Tax'),
    v.metadata({ labels: { inclusive: 'Prices include tax', exclusive: 'Tax is added to prices' } }),
  ),
  shippingCountries: v.pipe(
    lines(country, 250),
    v.minLength(1, 'Write at least one country.'),
    v.title('Delivers to'),
    v.description('Countries by their two letters, one a line, where the delivery methods reach them.'),
  ),
  returnDays: v.pipe(whole(14, 365), v.title('Days to return'), v.description('Counted from delivery.')),
  lowStockQuantity: v.pipe(
    whole(0, 1000),
    v.title('Low stock'),
    v.description('Shoppers are told when fewer pieces are left; 0 turns it off.'),
  ),
  maxQuantityPerLine: v.pipe(whole(1, 999), v.title('Most pieces of one product in a basket')),
});

export type BrandRecord = v.InferOutput<typeof brandRecordSchema>;

/** Black or white, whichever has the higher contrast on a colour. */
export function readableOn(colour: string): '#000000' | '#FFFFFF' {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return 1.05 / (luminance + 0.05) >= (luminance + 0.05) / 0.05 ? '#FFFFFF' : '#000000';
}
