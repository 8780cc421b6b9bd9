import { describe, expect, it } from 'vitest';
import {
  COLOUR_DROPDOWN_MAX_HEIGHT,
  IMAGE_RATIOS,
  showsBrand,
  showsGiftBadge,
  showsRating,
  showsSize,
  usesSizeDropdown,
} from './card-facts.ts';
import { CONTENT_WIDTH, cardsPerRow, isMobileWidth } from './cards-per-row.ts';
import { categoryCardBehaviour } from './category-card.ts';
import { countSwatches, showsSwatchRow } from './swatch-count.ts';

describe('card swatches', () => {
  it('[CARD-02] only with more than one colour', () => {
    expect([0, 1, 2].map(showsSwatchRow)).toEqual([false, false, true]);
  });

  it.each([
    [0, 0],
    [31, 0],
    [32, 1],
    [87, 2],
    [88, 3],
    [172, 6],
    [900, 6],
  ])('[CARD-02] a card of %dpx has room for %d', (width, count) => {
    expect(countSwatches(width)).toBe(count);
  });
});

describe('what a card shows', () => {
  it('[CARD-01] the brand, unless the theme hides it', () => {
    expect(showsBrand({ hideBrand: false })).toBe(true);
    expect(showsBrand({ hideBrand: true })).toBe(false);
  });

  it('[CARD-01] ratings only when count and average are above 0', () => {
    expect(showsRating({ averageRating: 0.5, totalReviewCount: 1 })).toBe(true);
    expect(showsRating({ averageRating: 0, totalReviewCount: 3 })).toBe(false);
    expect(showsRating({ averageRating: 4.5, totalReviewCount: 0 })).toBe(false);
  });

  it('[CARD-01] no size when it is One Size', () => {
    expect(showsSize('12')).toBe(true);
    expect(showsSize('One Size')).toBe(false);
    expect(showsSize('one size ')).toBe(false);
    expect(showsSize(null)).toBe(false);
  });

  it('[CARD-08] sizes become a dropdown above 10, above 1 for wishlist items', () => {
    expect([10, 11].map((sizes) => usesSizeDropdown(sizes, false))).toEqual([false, true]);
    expect([1, 2].map((sizes) => usesSizeDropdown(sizes, true))).toEqual([false, true]);
  });

  it('[CARD-11] image ratios', () => {
    expect(IMAGE_RATIOS).toEqual({ default: 1.5, 'five-four': 1.25, square: 1 });
  });

  it('[CARD-11] the gift badge hides on narrow images without a gwp sku', () => {
    const gift = { hasGiftWithPurchase: true, gwpSku: null };
    expect(showsGiftBadge(gift, 150)).toBe(true);
    expect(showsGiftBadge(gift, 149)).toBe(false);
    expect(showsGiftBadge({ ...gift, gwpSku: 'GWP00001-1-1' }, 100)).toBe(true);
    expect(showsGiftBadge({ ...gift, hasGiftWithPurchase: false }, 400)).toBe(false);
  });

  it('[PLP-13] four cards a row under 1024px, then five or what the theme says', () => {
    expect(cardsPerRow(1023)).toBe(4);
    expect(cardsPerRow(1024)).toBe(5);
    expect(cardsPerRow(1920, 4)).toBe(4);
    expect(cardsPerRow(1023, 3)).toBe(4);
    expect(cardsPerRow(767)).toBe(2);
  });
});

describe('widths', () => {
  it('[PLP-13] mobile ends at 768px, content is 1150px wide or 2000px at full width', () => {
    expect([767, 768].map(isMobileWidth)).toEqual([true, false]);
    expect(CONTENT_WIDTH).toMatchObject({ normal: 1150, full: 2000 });
  });

  it('[CARD-07] the colour dropdown is at most 320px high, 155px in quick add', () => {
    expect(COLOUR_DROPDOWN_MAX_HEIGHT).toEqual({ card: 320, 'quick-add': 155 });
  });
});

describe('a category card', () => {
  const links = ['Tops', 'Skirts', 'Knits', 'Coats'].map((label) => ({
    label,
    href: `/categories/${label}`,
  }));

  it('[CONTENT-08] flips to three links and Shop All without a primary href', () => {
    expect(categoryCardBehaviour({ primaryHref: null, shopAllHref: '/categories/women', links })).toEqual({
      kind: 'flip',
      links: links.slice(0, 3),
      shopAllHref: '/categories/women',
    });
  });

  it('[CONTENT-08] is a link with one', () => {
    expect(categoryCardBehaviour({ primaryHref: '/x', shopAllHref: null, links })).toEqual({
      kind: 'link',
      href: '/x',
    });
  });
});
