import { describe, expect, it } from 'vitest';
import type { CardProduct } from '#commerce/listing/product-card-cache.server.ts';
import { describeRecommender } from '../contract-suite.ts';
import { createEmbeddedRecommender } from './embedded-recommender.server.ts';

function product(id: string, style: string, more: Partial<CardProduct> = {}): CardProduct {
  return {
    id,
    productKey: id,
    name: `Product ${id}`,
    slug: id.toLowerCase(),
    brand: 'Oasis',
    breadcrumbs: [
      { slug: 'womens', name: 'Women' },
      { slug: style, name: style },
    ],
    styleTaxonomy: style,
    categoryTaxonomy: 'Dresses',
    department: 'Womens',
    gender: 'Womens',
    occasion: [],
    price: { centAmount: 5000, currencyCode: 'GBP' },
    wasPrice: null,
    percentageSaving: 0,
    imagesResponsive: [{ src: '/media/x/front/navy', alt: '', ratio: 1.5, tone: '#eeeeee' }],
    colour: 'navy',
    colourVariants: [],
    isOnStock: true,
    availableFascias: [],
    isPremier: false,
    averageRating: 0,
    totalReviewCount: 0,
    ...more,
  } as CardProduct;
}

const wrap = ['W1', 'W2', 'W3'].map((id) => product(id, 'wrap'));
const shoes = product('S1', 'shoes', { categoryTaxonomy: 'Shoes' });
const soldOut = product('W4', 'wrap', { isOnStock: false });
const rest = ['R1', 'R2', 'R3', 'R4'].map((id) => product(id, 'rest'));
const all = [...wrap, shoes, soldOut, ...rest];

const recommender = createEmbeddedRecommender({
  listings: {
    list: async ({ categorySlug }) =>
      ({
        products: all.filter(
          ({ breadcrumbs }) => !categorySlug || breadcrumbs.some(({ slug }) => slug === categorySlug),
        ),
      }) as never,
  },
  productCards: { products: async (ids) => ids.flatMap((id) => all.find((one) => one.id === id) ?? []) },
  coPurchasesOf: async (ids) => new Map(ids.map((id) => [id, new Map(id === 'W1' ? [['S1', 12]] : [])])),
  random: () => 0,
});
const ask = {
  size: 4,
  items: { W1: 1 },
  exclude: ['W1'],
  fillWithRandom: true,
  fascia: 'selvedge',
  priceList: 'GBP',
};
const idsOf = (found: { product_id?: string }[]) => found.map(({ product_id }) => product_id);

describeRecommender('the shop itself', async () => ({ recommender, productId: 'W1' }));

describe('the embedded recommender', () => {
  it('[REC-04] ranks by similarity or by co-purchases, depending on the kind of recommendation', async () => {
    const similar = await recommender.recommend({ ...ask, recommendationId: 'similar' });
    expect(idsOf(similar).slice(0, 3)).toEqual(['W2', 'W3', 'S1']);
    const liked = await recommender.recommend({ ...ask, recommendationId: 'we-think-you-will-like' });
    expect(idsOf(liked)[0]).toBe('S1');
  });

  it('[REC-01] fills gaps at random, never with the product itself, a duplicate or a sold-out product', async () => {
    const found = await recommender.recommend({ ...ask, size: 8, recommendationId: 'similar' });
    expect(idsOf(found).toSorted()).toEqual(['R1', 'R2', 'R3', 'R4', 'S1', 'W2', 'W3']);
    expect(found.at(-1)).toMatchObject({ recommendation_source: 'embedded-random' });
    const alone = await recommender.recommend({
      ...ask,
      size: 8,
      fillWithRandom: false,
      recommendationId: 'similar',
    });
    expect(idsOf(alone)).toEqual(['W2', 'W3', 'S1']);
  });

  it('[CONTENT-09] is limited to the category of a content slot, best sellers first', async () => {
    const place = { ...ask, items: {}, exclude: [], recommendationId: 'gifts-rest', category: 'rest' };
    expect(idsOf(await recommender.recommend({ ...place, size: 8 }))).toEqual(['R1', 'R2', 'R3', 'R4']);
    expect(idsOf(await recommender.recommend({ ...place, category: 'wrap', size: 2 }))).toEqual(['W1', 'W2']);
  });

  it('[REC-01] returns complete items with prices in pounds', async () => {
    const [first] = await recommender.recommend({ ...ask, recommendationId: 'similar' });
    expect(first).toMatchObject({
      product_id: 'W2',
      title: 'Product W2',
      brand: 'Oasis',
      local_currency: 'GBP',
      price: 50,
      image: '/media/x/front/navy',
      url: '/product/w2?colour=navy',
    });
  });
});
