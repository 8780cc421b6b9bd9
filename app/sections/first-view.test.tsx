import { describe, expect, it } from 'vitest';
import { describeCard } from '#app/features/product-card/card-view.ts';
import { listProduct } from '#commerce/catalogue/list-product.ts';
import { makeTestProduct } from '#commerce/listing/product-fixture.ts';
import { sampleFields, sectionDefinitions } from './definitions.ts';
import { renderSection } from './render-section.tsx';

const card = describeCard(listProduct(makeTestProduct()), {
  locale: 'en-GB',
  badges: [],
  place: 'CAROUSEL',
  eligibility: { excludedClassifications: [], includedDepartments: [] },
  lowStockQuantity: 5,
  prefix: { From: 'From', from: 'from' },
});

/** Everything that a section may load. */
const data = {
  cards: [card],
  product: card,
  products: {},
  sku: 'COA00001-101-8',
  html: '<p>Words</p>',
  answers: [],
  articles: [sampleFields('BlogCard')],
  src: 'https://www.youtube-nocookie.com/embed/x',
  host: 'www.youtube-nocookie.com',
};

/** These have no picture in the first view: a thumbnail beside a button, posts and wishlist that load later. */
const NEVER_FIRST = new Set(['AddToBasketButton', 'SocialsCarousel', 'WishlistCarousel']);

const picturesOf = async (type: string, isEager: boolean) => {
  const html = await renderSection(type, sampleFields(type), { data, isEager });
  return [...html.matchAll(/<img [^>]*>/g)].map(([tag]) => tag);
};

describe('a section in the first view', () => {
  it.each([...sectionDefinitions.keys()].filter((type) => !NEVER_FIRST.has(type)))(
    '[CONTENT-02] %s loads its first picture at once and first; further down none of them',
    async (type) => {
      const [first] = await picturesOf(type, true);
      if (first) {
        expect(first).toContain('loading="eager"');
        expect(first).toContain('fetchPriority="high"');
      }
      for (const picture of await picturesOf(type, false)) {
        expect(picture).toContain('loading="lazy"');
        expect(picture).not.toContain('fetchPriority="high"');
      }
    },
  );
});
