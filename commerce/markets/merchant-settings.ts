import * as v from 'valibot';
import { KNOWN_BRANDS } from '#commerce/links/known-brands.ts';
import { DEFAULT_CURRENCY, toDecimal } from '#commerce/pricing/format-money.ts';
import { DEFAULT_HIDDEN_LOGOS } from '#commerce/pricing/payment-promo.ts';
import { code, host, lines as linesOf, whole, words } from '#commerce/resources/field-schemas.ts';

/** A setting of a brand that staff change in the back office. */
export interface MerchantSetting {
  /** In the site's settings, `docs/settings.md`. */
  path: string;
  title: string;
  about: string;
  /** Until staff change it, unless the brand's file says otherwise. */
  fallback: unknown;
  schema: v.GenericSchema;
  /** A table of names is edited as a list of pairs: the fields of key and value. */
  table?: readonly string[];
}

const lines = (item: v.GenericSchema<string, string> = words(200)) => linesOf(item, 200);
const flag = v.boolean();
const amount = v.pipe(whole(0, 100_000_000), v.metadata({ control: 'pounds' }));
const colour = v.nullable(
  v.pipe(v.string(), v.regex(/^#([0-9a-f]{3}|[0-9a-f]{6})$/i, 'Write a colour such as #6B2150.')),
);
const optional = (most = 200) => v.nullable(words(most));

const vendor = (name: string, title: string, about: string): MerchantSetting => ({
  path: `thirdParty.${name}`,
  title,
  about: `${about} Leave it empty, and nothing of the vendor is loaded.`,
  fallback: null,
  schema: optional(),
});

/** A table of names: its keys and its values, as a list of pairs. */
const pairs = <Entries extends v.ObjectEntries>(entries: Entries) => ({
  fallback: {},
  table: Object.keys(entries),
  schema: v.pipe(v.array(v.object(entries)), v.maxLength(200, 'At most 200.')),
});

/** Everything that a merchant sets for a brand besides the brand itself, in the order of the form. */
export const MERCHANT_SETTINGS: Readonly<Record<string, MerchantSetting>> = {
  supportEmail: {
    path: 'support.email',
    title: 'Support email',
    about: 'Shoppers find it in the footer of every page.',
    fallback: null,
    schema: v.nullable(v.pipe(v.string(), v.trim(), v.email('Write an email address.'), v.maxLength(254))),
  },
  supportPhone: {
    path: 'support.phone',
    title: 'Support telephone',
    about: 'In the footer, with the country code.',
    fallback: null,
    schema: v.nullable(
      v.pipe(
        v.string(),
        v.trim(),
        v.regex(/^\+?[\d ()-]{5,25}$/, 'Write a number such as +44 20 7946 0000.'),
      ),
    ),
  },
  supportHours: {
    path: 'support.hours',
    title: 'Support hours',
    about: 'Beside the telephone, for example Mon–Fri 9–17.',
    fallback: null,
    schema: optional(80),
  },
  bulkyClasses: {
    path: 'delivery.bulkyLogisticClasses',
    title: 'Bulky item classes',
    about:
      'Products of these classes have a message of their own, and delivery methods may leave them out. One a line.',
    fallback: ['bulky', '2-man', 'furniture', 'large'],
    schema: lines(words(40)),
  },
  expressHint: {
    path: 'delivery.isExpressEnabled',
    title: 'Offer express after the next-day cut-off',
    about: 'The product page then says that express is available, where an express method takes it.',
    fallback: false,
    schema: flag,
  },
  nonRefundable: {
    path: 'returns.nonRefundableNeedle',
    title: 'Words of policies without returns',
    about: 'A returns policy with one of these hides the returns block. One a line.',
    fallback: ['nonrefundable', 'non-refundable', 'non refundable'],
    schema: lines(),
  },
  wishlistMax: {
    path: 'wishlist.maxItems',
    title: 'Most items in a wishlist',
    about: 'From 1 to 1000.',
    fallback: 100,
    schema: whole(1, 1000),
  },
  promotionalReviews: {
    path: 'reviews.promotionalMarkers',
    title: 'Openings of promotional reviews',
    about: 'A review that begins with one of these is marked as part of a promotion. One a line.',
    fallback: ['[This review was collected as part of a promotion.]'],
    schema: lines(),
  },
  onlyOneBadge: {
    path: 'badges.onlyOneOnPicture',
    title: 'One badge on the picture of a product page',
    about: 'In place of two.',
    fallback: false,
    schema: flag,
  },
  badgeBackground: {
    path: 'badges.defaultColours.background',
    title: 'Background of badges',
    about: 'Leave it empty for the colour of the look.',
    fallback: null,
    schema: colour,
  },
  badgeText: {
    path: 'badges.defaultColours.text',
    title: 'Text of badges',
    about: 'Leave it empty for the colour of the look.',
    fallback: null,
    schema: colour,
  },
  badgeBorder: {
    path: 'badges.defaultColours.border',
    title: 'Border of badges',
    about: 'Leave it empty for the colour of the background.',
    fallback: null,
    schema: colour,
  },
  swatches: {
    path: 'colours.swatches',
    title: 'Colours of swatches',
    about: 'Names that the shop does not know, or shows differently.',
    ...pairs({
      name: v.pipe(words(60), v.title('Name')),
      colour: v.pipe(
        v.string(),
        v.regex(
          /^(#([0-9a-f]{3}|[0-9a-f]{6})|(linear|conic|radial)-gradient\([#a-z0-9%,. ]+\))$/i,
          'Write a colour such as #0b1f4b or a gradient.',
        ),
        v.title('Colour'),
      ),
    }),
  },
  sizeGuides: {
    path: 'sizeGuide.links',
    title: 'Size guides of brands',
    about: 'In place of the page of the brand.',
    ...pairs({
      brand: v.pipe(code, v.title('Brand'), v.description('Its short name.')),
      link: v.pipe(
        v.string(),
        v.trim(),
        v.regex(/^(\/(?!\/)|https:\/\/)/, 'Write a path of the shop or an address with https.'),
        v.title('Goes to'),
      ),
    }),
  },
  knownBrands: {
    path: 'knownBrands',
    title: 'Brands with pages of their own',
    about: 'Category links on their pages stay within the brand. Short names, one a line.',
    fallback: KNOWN_BRANDS,
    schema: lines(code),
  },
  hiddenFilterValues: {
    path: 'marketplaceFacetNeedle',
    title: 'Filter values that are hidden',
    about: 'Those that contain one of these. One a line.',
    fallback: ['MIRAKL'],
    schema: lines(),
  },
  classificationsWithoutLabel: {
    path: 'excludedClassifications',
    title: 'Classifications without a label',
    about: 'Unlike Petite or Tall they say nothing about the fit. One a line.',
    fallback: ['Main', 'Standard', 'Regular', 'None', 'N/A', 'Unknown'],
    schema: lines(),
  },
  departmentsWithLabel: {
    path: 'includedDepartments',
    title: 'Departments with classification labels',
    about: 'One a line.',
    fallback: ['Womens', 'Women', 'Womenswear', 'Mens', 'Men', 'Menswear'],
    schema: lines(),
  },
  tryOnCategories: {
    path: 'tryOn.categories',
    title: 'Categories with virtual try-on',
    about: 'One a line.',
    fallback: ['makeup', 'foundation'],
    schema: lines(),
  },
  tryOnExcluded: {
    path: 'tryOn.excludedBrands',
    title: 'Brands without virtual try-on',
    about: 'One a line.',
    fallback: [],
    schema: lines(),
  },
  sponsoredMax: {
    path: 'sponsored.maxDesktop',
    title: 'Sponsored products before a list',
    about: 'At most this many on a desktop.',
    fallback: 5,
    schema: whole(0, 40),
  },
  limitedBelow: {
    path: 'seo.limitedAvailabilityBelow',
    title: 'Limited availability below',
    about: 'Search engines are told so when fewer pieces are left.',
    fallback: 10,
    schema: whole(0, 10_000),
  },
  sharingImages: {
    path: 'seo.mediaHubImages',
    title: 'Pictures of lists for sharing',
    about: 'Social networks show them with a link.',
    fallback: true,
    schema: flag,
  },
  nativeApp: {
    path: 'seo.nativeAppId',
    title: 'App store id',
    about: 'For the banner of the app. Leave it empty for none.',
    fallback: null,
    schema: optional(40),
  },
  backToTop: {
    path: 'backToTop.placement',
    title: 'Button to the top of a product page',
    about: 'Where it is.',
    fallback: 'right',
    schema: v.pipe(
      v.picklist(['left', 'centre', 'right']),
      v.metadata({ labels: { left: 'Left', centre: 'Centre', right: 'Right' } }),
    ),
  },
  chatPanel: {
    path: 'chat.panelExperiment',
    title: 'Chat panel above lists of dresses',
    about: 'An experiment; it is shown even where the chat is off.',
    fallback: false,
    schema: flag,
  },
  exportRows: {
    path: 'export.maxRows',
    title: 'Most rows of a product export',
    about: 'From 1 to 100000.',
    fallback: 1000,
    schema: whole(1, 100_000),
  },
  frameHosts: {
    path: 'iframe.allowedHosts',
    title: 'Hosts that content may frame',
    about: 'With their subdomains. One a line.',
    fallback: [
      ...['instagram.com', 'tiktok.com', 'facebook.com', 'youtube.com', 'youtube-nocookie.com'],
      'player.vimeo.com',
    ],
    schema: lines(host),
  },
  applePayName: {
    path: 'applepay.displayName',
    title: 'Name on the Apple Pay sheet',
    about: 'At most 64 characters.',
    fallback: 'Selvedge',
    schema: words(64),
  },
  paypalHiddenFrom: {
    path: 'paymentBanners.paypal.hideLogo.from',
    title: 'PayPal’s logo is hidden from',
    about: 'Prices from this on are too high for its smallest and too low for its larger offer.',
    fallback: DEFAULT_HIDDEN_LOGOS.paypal.from,
    schema: amount,
  },
  paypalHiddenTo: {
    path: 'paymentBanners.paypal.hideLogo.to',
    title: 'PayPal’s logo is shown again from',
    about: 'At this price and above.',
    fallback: DEFAULT_HIDDEN_LOGOS.paypal.to,
    schema: amount,
  },
  fitClient: vendor('trueFitClientId', 'True Fit client', 'The fit service on product pages.'),
  klarnaClient: vendor('klarnaClientId', 'Klarna client', 'Messages beside the price.'),
  advisorPartner: vendor('revievePartnerId', 'Revieve partner', 'The beauty advisor and virtual try-on.'),
  galleryId: vendor('dashHudsonId', 'Dash Hudson gallery', 'The social gallery.'),
  featureMedia: vendor('flixDistributorId', 'Flix distributor', 'Feature media on product pages.'),
  experiments: vendor('abTastyId', 'AB Tasty account', 'The experiment service.'),
};

const written = ({ fallback, schema }: MerchantSetting): string => {
  if (schema === amount) return toDecimal({ centAmount: Number(fallback), currencyCode: DEFAULT_CURRENCY });
  if (typeof fallback === 'boolean') return fallback ? 'yes' : 'no';
  if (Array.isArray(fallback)) return fallback.join(', ') || 'none';
  return fallback === null || typeof fallback === 'object' ? 'none' : String(fallback);
};

/** The form of all settings; each says its default. */
export const merchantSettingsSchema = v.object({
  brand: v.pipe(
    v.string(),
    v.regex(/^[a-z0-9-]{1,40}$/, 'This is not a brand.'),
    v.title('Brand'),
    v.metadata({ control: 'shop' }),
  ),
  ...Object.fromEntries(
    Object.entries(MERCHANT_SETTINGS).map(([name, setting]) => [
      name,
      v.pipe(
        setting.schema,
        v.title(setting.title),
        v.description(`${setting.about} Default: ${written(setting)}.`),
      ),
    ]),
  ),
});

export type MerchantSettings = { brand: string } & Readonly<Record<string, unknown>>;
