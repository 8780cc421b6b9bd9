import type { Product } from '../../../../commerce/catalogue/product.ts';
import { noRelated } from '../related.ts';
import type { Special } from './special.ts';

const SAMPLE_TEXT =
  'A 10cm square to hold against the wall, the rug and the dog. The sample is free; you only pay for its delivery.';
const VIAL_TEXT = 'A 2ml vial, enough for a week of wearing it. Try it before you buy a full bottle.';

/** Samples, whose ids start with YDD, and the membership. */
export const sampleAndMembershipSpecials: Special[] = [
  {
    id: 'sample-fragrance',
    shows: 'A sample: its id starts with YDD; also the free gift of others',
    key: 'YDD20002',
    line: 'unisex-perfume',
    brand: 'ottelie',
    name: 'Evening Garden Perfume Sample 2ml',
    colours: ['black'],
    sizeRun: 'one-size',
    decisions: {
      fullPrice: 300,
      returns: 'final',
      description:
        'A 2ml vial of Evening Garden, enough for a week of wearing it. Try it before you buy a full bottle.',
    },
    finish: asSample,
  },
  {
    id: 'sample-free',
    shows: 'A free fabric sample (YDD) at £0.00',
    key: 'YDD20003',
    line: 'cushion',
    brand: 'brindle-oake',
    name: 'Upholstery Velvet Fabric Sample',
    look: 'velvet',
    cloth: 'upholstery-velvet',
    colours: ['forest', 'rust', 'navy', 'stone'],
    sizeRun: 'one-size',
    decisions: {
      fullPrice: 0,
      returns: 'final',
      reviewCount: 0,
      averageRating: 0,
      description:
        'A 10cm square of our upholstery velvet to hold against the wall, the rug and the dog. The sample is free; you only pay for its delivery.',
    },
    finish: asSample,
  },
  ...(
    [
      [
        'sample-linen',
        'YDD20005',
        'Upholstery Linen Fabric Sample',
        'linen',
        'upholstery-linen',
        ['stone', 'sage', 'oatmeal'],
      ],
      ['sample-boucle', 'YDD20006', 'Upholstery Bouclé Fabric Sample', 'wool', 'boucle', ['cream', 'taupe']],
      [
        'sample-leather',
        'YDD20007',
        'Upholstery Leather Sample',
        'leather',
        'upholstery-leather',
        ['tan', 'chocolate'],
      ],
    ] as const
  ).map(
    ([id, key, name, look, cloth, colours]): Special => ({
      id,
      shows: 'One more free sample',
      key,
      line: 'armchair',
      brand: 'brindle-oake',
      name,
      look,
      cloth,
      colours: [...colours],
      sizeRun: 'one-size',
      decisions: {
        fullPrice: 0,
        returns: 'final',
        reviewCount: 0,
        averageRating: 0,
        description: SAMPLE_TEXT,
      },
      finish: asSample,
    }),
  ),
  ...(
    [
      ['sample-night-ferry', 'YDD20008', 'Night Ferry Perfume Sample 2ml', 'navy'],
      ['sample-ink-and-cedar', 'YDD20009', 'Ink & Cedar Perfume Sample 2ml', 'charcoal'],
    ] as const
  ).map(
    ([id, key, name, colour]): Special => ({
      id,
      shows: 'One more perfume sample',
      key,
      line: 'unisex-perfume',
      brand: 'ottelie',
      name,
      colours: [colour],
      sizeRun: 'one-size',
      decisions: { fullPrice: 300, returns: 'final', description: VIAL_TEXT },
      finish: asSample,
    }),
  ),
  {
    id: 'premier',
    shows: 'The membership: a year of next day delivery',
    key: 'SVZ20224',
    line: 'hamper',
    brand: 'selvedge',
    name: 'Selvedge Premier Membership',
    look: 'plain',
    colours: ['gold'],
    sizeRun: 'none',
    decisions: {
      fullPrice: 999,
      isPremier: true,
      returns: 'final',
      isExcluded: true,
      stock: () => 999_999,
      reviewCount: 41,
      averageRating: 4.5,
      description:
        'A year of unlimited next day delivery, first look at the sale and double rewards points on your birthday. It starts the moment you buy it.',
    },
    occasions: [],
    finish: asMembership,
  },
];

const collections = { name: 'Collections', slug: 'collections' };

/** A sample is in the category of samples only. */
function asSample(product: Product): Product {
  const samples = { name: 'Samples & Swatches', slug: 'samples' };
  const brandPlaces = product.categories.filter(
    ({ slug }) => slug === product.brandSlug || slug === 'brands',
  );
  return {
    ...product,
    categoryTaxonomy: 'Samples',
    styleTaxonomy: 'Samples',
    categories: [samples, collections, ...brandPlaces],
    breadcrumbs: [collections, samples],
    facets: { ...product.facets, categoryTaxonomy: ['Samples'], styleTaxonomy: ['Samples'] },
    surcharge: null,
    related: noRelated(),
    variants: product.variants.map((variant) => ({
      ...variant,
      logisticClass: 'small',
      price: { ...variant.price, shopDeliveryMessaging: null },
      attributes: { ...variant.attributes, voxeloId: null },
    })),
  };
}

/** A membership has no delivery options and few filter values. */
function asMembership(product: Product): Product {
  const places = ['premier', 'collections', 'exclusions', 'selvedge', 'brands'];
  const premier = { name: 'Premier', slug: 'premier' };
  const { productKey, brand, collection, priceBands, isOnStock, source } = product.facets;
  return {
    ...product,
    productType: 'membership',
    department: 'Premier',
    categoryTaxonomy: 'Membership',
    styleTaxonomy: 'Membership',
    categories: [premier, ...product.categories.filter(({ slug }) => places.includes(slug))],
    breadcrumbs: [collections, premier],
    facets: {
      productKey,
      brand,
      collection,
      priceBands,
      isOnStock,
      source,
      department: ['Premier'],
      categoryTaxonomy: ['Membership'],
      styleTaxonomy: ['Membership'],
    } as Record<string, string[]>,
    manufacturer: null,
    variants: product.variants.map((variant) => ({
      ...variant,
      logisticClass: 'digital',
      attributes: { ...variant.attributes, fabrication: null, detailsAndCare: null, isNextDay: false },
    })),
  };
}
