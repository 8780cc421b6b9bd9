import type { SellerBilling } from '#domain/catalogue/product.ts';
import type { BrandRecord } from '#server/catalogue/source.server.ts';
import { sellerBrands } from './sellers.ts';

/** What a brand sells is told by range; the number is its share of that range. */
export type Range =
  | 'dresses'
  | 'occasion'
  | 'tops'
  | 'knitwear'
  | 'trousers'
  | 'denim'
  | 'outerwear'
  | 'tailoring'
  | 'swim'
  | 'lingerie'
  | 'nightwear'
  | 'shoes'
  | 'bags'
  | 'jewellery'
  | 'accessories'
  | 'menswear'
  | 'mens-tailoring'
  | 'mens-shoes'
  | 'mens-accessories'
  | 'kidswear'
  | 'makeup'
  | 'skincare'
  | 'fragrance'
  | 'haircare'
  | 'bath'
  | 'furniture'
  | 'bedding'
  | 'soft-furnishings'
  | 'lighting'
  | 'dining'
  | 'decor'
  | 'rugs'
  | 'gifts';

export interface BrandProfile extends BrandRecord {
  /** The two letters that open its product keys. */
  code: string;
  /** Prices relative to the house brand. */
  level: number;
  ending: 'whole' | 'half' | 'ninety-nine';
  /** How often it marks down. */
  saleShare: number;
  ranges: Partial<Record<Range, number>>;
  /** Closing sentences in the brand's own tone. */
  voice: string[];
  /** More of them, for clothes only. */
  wearVoice?: string[];
}

const known = (
  profile: Omit<BrandProfile, 'kind' | 'billing'> & { billing?: SellerBilling | null },
): BrandProfile => ({ ...profile, kind: 'known', billing: profile.billing ?? null });

const house: BrandProfile = {
  slug: 'selvedge',
  name: 'Selvedge',
  kind: 'house',
  description:
    'Our own label, made in small runs by mills and workshops we know by name: good cloth, honest prices and pieces that last.',
  billing: null,
  code: 'SV',
  level: 1,
  ending: 'whole',
  saleShare: 0.25,
  ranges: {
    dresses: 4,
    tops: 5,
    knitwear: 6,
    trousers: 5,
    denim: 4,
    outerwear: 5,
    tailoring: 4,
    swim: 2,
    nightwear: 4,
    lingerie: 1,
    shoes: 5,
    bags: 4,
    jewellery: 1,
    accessories: 5,
    menswear: 5,
    'mens-tailoring': 2,
    'mens-shoes': 4,
    'mens-accessories': 4,
    kidswear: 5,
    bath: 1,
    furniture: 3,
    bedding: 4,
    'soft-furnishings': 5,
    lighting: 4,
    dining: 5,
    decor: 4,
    rugs: 2,
    gifts: 3,
  },
  voice: [
    'Made in small runs and meant to be kept.',
    'Good materials, an honest price and nothing to hide.',
    'Designed in our own studio.',
  ],
  wearVoice: ['Cut to be worn for years, not weeks.', 'One of those pieces you reach for without thinking.'],
};

export const brands: BrandProfile[] = [
  house,
  known({
    slug: 'burton',
    name: 'Burton',
    description:
      'Menswear since forever: sharp tailoring, easy weekend layers and the shirt that goes with both.',
    code: 'BU',
    level: 0.8,
    ending: 'whole',
    saleShare: 0.4,
    ranges: { menswear: 8, 'mens-tailoring': 7, 'mens-shoes': 4, 'mens-accessories': 5 },
    voice: [
      'Straightforward style that does the work for you.',
      'Pairs with everything already in the wardrobe.',
    ],
    wearVoice: ['Smart enough for Monday, easy enough for Sunday.'],
  }),
  known({
    slug: 'coast',
    name: 'Coast',
    description:
      'Dresses for the days you remember: weddings, races, christenings and dinners that run late.',
    code: 'BC',
    level: 1.75,
    ending: 'whole',
    saleShare: 0.4,
    ranges: { occasion: 10, dresses: 4, outerwear: 1, tailoring: 2, bags: 2, shoes: 2, jewellery: 1 },
    voice: [
      'Made for the front row of every photograph.',
      'An invitation-worthy piece you will want to wear again.',
    ],
    wearVoice: [
      'Finish with heels and a small bag, and you are ready for the church, the marquee and the dance floor.',
    ],
  }),
  known({
    slug: 'wallis',
    name: 'Wallis',
    description: 'Considered clothes for women who know what suits them, with a petite range to match.',
    code: 'WA',
    level: 0.95,
    ending: 'whole',
    saleShare: 0.45,
    ranges: {
      dresses: 4,
      tops: 5,
      trousers: 4,
      tailoring: 4,
      outerwear: 4,
      knitwear: 3,
      shoes: 1,
      accessories: 1,
    },
    voice: ['Polished from desk to dinner.', 'Wear it with navy, camel, or simply more of the same.'],
    wearVoice: ['A flattering cut that never asks for attention and always gets it.'],
  }),
  known({
    slug: 'dorothy-perkins',
    name: 'Dorothy Perkins',
    description:
      'Everyday outfits with a smile: prints, comfortable shapes and prices that leave room for lunch.',
    code: 'DP',
    level: 0.62,
    ending: 'half',
    saleShare: 0.5,
    ranges: {
      dresses: 5,
      tops: 6,
      trousers: 4,
      denim: 4,
      knitwear: 4,
      shoes: 4,
      nightwear: 3,
      bags: 2,
      accessories: 2,
    },
    voice: [
      'An easy favourite, worn on repeat.',
      'Made for school runs, sunny Saturdays and everything in between.',
    ],
    wearVoice: ['Throw it on with white trainers and you are done.'],
  }),
  known({
    slug: 'misspap',
    name: 'MissPap',
    description: 'Night-out dressing for now: body-skimming shapes, bold colour and no dress code.',
    code: 'MP',
    level: 0.5,
    ending: 'ninety-nine',
    saleShare: 0.6,
    ranges: { occasion: 4, dresses: 4, tops: 3, trousers: 2, swim: 3, shoes: 2, bags: 1, jewellery: 1 },
    voice: ['Plans made.', 'Turn the volume up and the lights down.', 'Main character energy, sorted.'],
  }),
  known({
    slug: 'principles',
    name: 'Principles',
    description: 'A refined wardrobe of separates: clean lines, quiet colour and fabrics worth touching.',
    code: 'PR',
    level: 1.15,
    ending: 'whole',
    saleShare: 0.35,
    ranges: { dresses: 3, tops: 4, tailoring: 5, trousers: 4, knitwear: 4, outerwear: 4, bags: 2, shoes: 2 },
    voice: [
      'Quiet, precise and easy to build on.',
      'The kind of piece that makes the rest of the wardrobe look better.',
    ],
    wearVoice: ['Refined to the last seam.'],
  }),
  known({
    slug: 'oasis',
    name: 'Oasis',
    description: 'Garden prints and modern romance, drawn by hand in our own studio.',
    code: 'OA',
    level: 0.85,
    ending: 'whole',
    saleShare: 0.45,
    ranges: {
      dresses: 8,
      tops: 5,
      occasion: 3,
      knitwear: 3,
      outerwear: 2,
      denim: 2,
      nightwear: 2,
      accessories: 2,
    },
    voice: ['A little romance for an ordinary Tuesday.', 'Drawn and designed in our own studio.'],
    wearVoice: ['Made to be worn outdoors, preferably with cake.'],
  }),
  known({
    slug: 'warehouse',
    name: 'Warehouse',
    description: 'City uniform: directional shapes, good denim, black on black.',
    code: 'WH',
    level: 0.9,
    ending: 'whole',
    saleShare: 0.45,
    ranges: {
      dresses: 3,
      tops: 5,
      denim: 5,
      trousers: 5,
      outerwear: 5,
      tailoring: 3,
      knitwear: 3,
      shoes: 3,
      bags: 3,
    },
    voice: ['No fuss, sharp edges.', 'A new season take on the shape we never tire of.'],
    wearVoice: ['Wear it once and you will wear it twice this week.'],
  }),
  known({
    slug: 'maine',
    name: 'Maine',
    description: 'Weekends by the water: linen, stripes and soft knits for men and women.',
    code: 'MA',
    level: 0.72,
    ending: 'whole',
    saleShare: 0.4,
    ranges: {
      menswear: 6,
      tops: 3,
      knitwear: 4,
      trousers: 3,
      swim: 1,
      'mens-shoes': 2,
      shoes: 1,
      'mens-accessories': 2,
    },
    voice: ['Good on deck, better in the garden.', 'Salt air not included.'],
    wearVoice: ['Softened to feel like last summer.'],
  }),
  known({
    slug: 'coastie',
    name: 'Coastie',
    description: 'Light layers and beach-to-bar pieces in the colours of sand and sky.',
    code: 'CT',
    level: 0.6,
    ending: 'half',
    saleShare: 0.45,
    ranges: { swim: 6, dresses: 2, tops: 3, kidswear: 4, accessories: 2, shoes: 1 },
    voice: ['Pack it first.', 'For beach days and the long way home.'],
    wearVoice: ['Rolls up small, shakes out smooth.'],
  }),
  known({
    slug: 'gorgeous',
    name: 'Gorgeous',
    description: 'Lingerie that fits beautifully from a B cup up, with nightwear and swim to match.',
    code: 'GO',
    level: 0.8,
    ending: 'whole',
    saleShare: 0.35,
    ranges: { lingerie: 12, nightwear: 5, swim: 4 },
    voice: ['Treat yourself; nobody else needs to know.'],
    wearVoice: [
      'Fitted on real bodies in every size we make.',
      'Comfort you can feel, lines you cannot see.',
    ],
  }),
  known({
    slug: 'nastygal',
    name: 'Nasty Gal',
    description: 'Vintage-minded, loud and a bit unruly: leather looks, slogans and very good boots.',
    code: 'NG',
    level: 0.7,
    ending: 'whole',
    saleShare: 0.6,
    ranges: {
      dresses: 3,
      occasion: 2,
      tops: 4,
      denim: 5,
      outerwear: 4,
      shoes: 4,
      bags: 2,
      swim: 2,
      jewellery: 1,
    },
    voice: [
      'Be loud about it.',
      'Found-in-a-flea-market looks, without the early start.',
      'Rules were made for other people.',
    ],
  }),
  known({
    slug: 'foreverunique',
    name: 'Forever Unique',
    description: 'Red-carpet glamour: sculpted gowns, sequins and satin for the biggest nights.',
    code: 'FU',
    level: 2.3,
    ending: 'whole',
    saleShare: 0.35,
    ranges: { occasion: 8, dresses: 1, jewellery: 1, bags: 1, shoes: 1 },
    voice: ['Save it for the night that deserves it.'],
    wearVoice: ['Cut for an entrance.', 'Sculpted, lined and finished by hand.'],
  }),
  known({
    slug: 'velmora',
    name: 'Velmora',
    description: 'Colour made by make-up artists: forty foundation shades and lipsticks that stay put.',
    code: 'VL',
    level: 1.1,
    ending: 'half',
    saleShare: 0.2,
    ranges: { makeup: 10 },
    voice: [
      'Tested on people, never on animals.',
      'A make-up artist staple.',
      'Made by make-up artists, for everyone else.',
    ],
  }),
  known({
    slug: 'fennick',
    name: 'Fennick Skin',
    description: 'Plain-spoken skincare: few ingredients, each at a strength that works.',
    code: 'FK',
    level: 1,
    ending: 'half',
    saleShare: 0.2,
    ranges: { skincare: 10, bath: 3, makeup: 1 },
    voice: [
      'Formulated for sensitive skin and free from added fragrance.',
      'Vegan, and packed in recycled materials.',
      'A little goes a long way.',
    ],
  }),
  known({
    slug: 'ottelie',
    name: 'Ottelie',
    description: 'A perfume house of small batches: gardens, libraries, storms and salt.',
    code: 'OT',
    level: 1.3,
    ending: 'whole',
    saleShare: 0.15,
    ranges: { fragrance: 10, bath: 4, decor: 1 },
    voice: [
      'Made in small batches in our own studio.',
      'Refills are available at our counters.',
      'Quietly scented, never loud.',
    ],
  }),
  known({
    slug: 'tressel',
    name: 'Tressel',
    description: 'Salon haircare for every curl, wave and coil.',
    code: 'TR',
    level: 0.9,
    ending: 'half',
    saleShare: 0.3,
    ranges: { haircare: 10 },
    voice: [
      'Developed with stylists who work with every hair type.',
      'Made for every curl, wave and coil.',
      'Salon results, bathroom mirror.',
    ],
  }),
  known({
    slug: 'larkhollow',
    name: 'Larkhollow',
    description: 'Bedrooms worth staying in: washed linen, percale and throws woven in the north.',
    code: 'LH',
    level: 1.15,
    ending: 'whole',
    saleShare: 0.35,
    ranges: { bedding: 10, 'soft-furnishings': 6, rugs: 2, nightwear: 1 },
    voice: [
      'It gets better with age.',
      'Designed to be mixed with everything else in the range.',
      'Certified free from harmful substances.',
    ],
  }),
  known({
    slug: 'brindle-oake',
    name: 'Brindle & Oake',
    description: 'Furniture made to order in British workshops, with frames guaranteed for fifteen years.',
    code: 'BK',
    level: 1.25,
    ending: 'whole',
    saleShare: 0.35,
    ranges: { furniture: 10, lighting: 4, rugs: 1, decor: 2 },
    voice: ['Guaranteed for fifteen years.', 'Made to order by people who sign their work.'],
  }),
  known({
    slug: 'emberlea',
    name: 'Emberlea',
    description: 'Candles, ceramics and glass for long dinners and slow mornings.',
    code: 'EM',
    level: 0.95,
    ending: 'half',
    saleShare: 0.3,
    ranges: { decor: 8, dining: 8, bath: 2, gifts: 3 },
    voice: [
      'Every piece is finished by hand, so no two are quite alike.',
      'A present people keep for themselves.',
      'Looks better with use.',
    ],
  }),
  ...sellerBrands,
];

export const brandBySlug = new Map(brands.map((brand) => [brand.slug, brand]));
