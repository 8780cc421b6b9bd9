import type { Product, Variant } from '#commerce/catalogue/product.ts';
import type { Picture } from '#commerce/media/picture.ts';

/** A dress in two colours for tests: navy in two sizes (one reduced, one sold out), red in one. */
export function makeTestProduct(change: Partial<Product> = {}): Product {
  return {
    id: 'p1',
    key: 'wrap-dress-1',
    slug: 'wrap-dress',
    name: 'Wrap Dress',
    brand: 'Coast',
    brandSlug: 'coast',
    description: 'A dress that wraps.',
    productType: 'clothing',
    sizingService: null,
    gender: 'Female',
    department: 'Womens',
    categoryTaxonomy: 'Dresses',
    styleTaxonomy: 'Wrap',
    categories: [
      { name: 'Dresses', slug: 'dresses' },
      { name: 'Women', slug: 'women' },
    ],
    breadcrumbs: [
      { name: 'Women', slug: 'women' },
      { name: 'Dresses', slug: 'dresses' },
    ],
    colours: [colour('navy', 'Midnight Navy', 'Navy'), colour('red', 'Poppy Red', 'Red')],
    variants: [
      makeTestVariant({ id: 'v1', sku: 'COA00001-101-8', colour: 'navy', size: '8', isMaster: true }),
      makeTestVariant({
        id: 'v2',
        sku: 'COA00001-101-10',
        colour: 'navy',
        size: '10',
        stock: { isOnStock: false, availableQuantity: 0 },
      }),
      makeTestVariant({
        id: 'v3',
        sku: 'COA00001-102-8',
        colour: 'red',
        size: '8',
        stock: { isOnStock: true, availableQuantity: 4 },
      }),
    ],
    facets: { occasion: ['Party'], 'aiattributes.Fit': ['Regular'] },
    related: { suits: [], home: [], beauties: [], outfits: [], bundle: [], influencer: [] },
    manufacturer: null,
    seller: null,
    isHostedMarketplace: false,
    isPremier: false,
    isSubscribable: false,
    preorderUntil: null,
    surcharge: null,
    derivedFeatures: [],
    availableFascias: [],
    publishedAt: '2026-09-01T00:00:00Z',
    totalRevenueAmount: 100_000,
    averageRating: 4.5,
    totalReviewCount: 12,
    ...change,
  };
}

export function makeTestVariant(change: Partial<Variant> = {}): Variant {
  return {
    id: 'v1',
    sku: 'COA00001-101-8',
    marketplaceSku: null,
    isMaster: false,
    preSelected: false,
    colour: 'navy',
    size: '8',
    eanBarcode: '5012345678900',
    price: {
      price: { centAmount: 4500, currencyCode: 'GBP' },
      wasPrice: { centAmount: 6000, currencyCode: 'GBP' },
      preDiscountPrice: null,
      discountEffects: [],
      country: 'GB',
      shopExclusionsMessaging: null,
      shopDeliveryMessaging: null,
    },
    stock: { isOnStock: true, availableQuantity: 20 },
    logisticClass: 'standard',
    customisationGroupName: null,
    attributes: {
      classification: 'Petite',
      collection: 'Coast',
      returnsPolicy: null,
      detailsAndCare: null,
      fabrication: null,
      ingredients: null,
      sustainabilityContent: null,
      gwpSku: null,
      gwpDescription: null,
      voxeloId: null,
      rewardsPoints: 0,
      isNextDay: true,
    },
    ...change,
  };
}

function colour(name: string, label: string, facet: string) {
  return {
    colour: name,
    label,
    facet,
    swatch: picture(`/media/wrap-dress/swatch/${name}`),
    images: [picture(`/media/wrap-dress/front/${name}`), picture(`/media/wrap-dress/back/${name}`)],
    videos: [],
  };
}

function picture(src: string): Picture {
  return { src, alt: 'Wrap Dress', ratio: 1.5, tone: '#e9e4da' };
}
