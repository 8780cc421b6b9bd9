import { describe, expect, it } from 'vitest';
import { describeCard } from '#app/features/product-card/card-view.ts';
import { listProduct } from '#commerce/catalogue/list-product.ts';
import { SECTION_TYPES } from '#commerce/content/section-types.ts';
import { makeTestProduct } from '#commerce/listing/product-fixture.ts';
import { renderSection } from './render-section.tsx';
import { sectionSamples } from './samples.ts';

const card = describeCard(listProduct(makeTestProduct()), {
  locale: 'en-GB',
  badges: [],
  place: 'CAROUSEL',
  eligibility: { excludedClassifications: [], includedDepartments: [] },
  lowStockQuantity: 5,
  prefix: { From: 'From', from: 'from' },
});

/** Whatever a section may ask the shop for. */
const data = {
  cards: [card],
  product: card,
  products: {},
  sku: 'COA00001-101-8',
  html: '<p>Words</p>',
  answers: [],
  articles: [sectionSamples.BlogCard[0]!.fields],
  src: 'https://www.youtube-nocookie.com/embed/x',
  host: 'www.youtube-nocookie.com',
};

/** A small picture beside a button, and posts that come later, are in nobody's first view. */
const NEVER_FIRST = new Set(['AddToBasketButton', 'SocialsCarousel', 'WishlistCarousel']);

const picturesOf = async (type: (typeof SECTION_TYPES)[number], isEager: boolean) => {
  const html = await renderSection(type, sectionSamples[type][0]!.fields as object, { data, isEager });
  return [...html.matchAll(/<img [^>]*>/g)].map(([tag]) => tag);
};

describe('a section in the first view', () => {
  it.each(SECTION_TYPES.filter((type) => !NEVER_FIRST.has(type)))(
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
