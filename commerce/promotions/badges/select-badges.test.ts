import { describe, expect, it } from 'vitest';
import type { Badge } from './badge.ts';
import { parsePlacement } from './placement.ts';
import { selectCardBadges, selectProductPageBadges } from './select-badges.ts';

const badge = (id: string, placement: string, more: Partial<Badge> = {}): Badge => ({
  id,
  placement,
  ...more,
});
const dress = { categorySlugs: ['dresses', 'women'] };
const imageIds = (badges: Badge[], product = dress, context: 'PLP' | 'CAROUSEL' = 'PLP') =>
  selectCardBadges(badges, product, context).images.map((placed) => placed.badge.id);

describe('badge placements', () => {
  it.each([
    ['PLP-topLeft_productImage', { context: 'PLP', kind: 'image', corner: 'topLeft' }],
    ['CAROUSEL-bottomRight_productImage', { context: 'CAROUSEL', kind: 'image', corner: 'bottomRight' }],
    ['topRight_productImage', { context: 'PDP', kind: 'image', corner: 'topRight' }],
    ['PDP-bottomLeft_productImage', { context: 'PDP', kind: 'image', corner: 'bottomLeft' }],
    ['PLP_promo', { context: 'PLP', kind: 'promo' }],
    ['CAROUSEL_promo', { context: 'CAROUSEL', kind: 'promo' }],
    ['PDP_price', { context: 'PDP', kind: 'price' }],
    ['PDP_exclusion', { context: 'PDP', kind: 'exclusion' }],
    ['PLP_price', null],
    ['PLP-middle_productImage', null],
    ['', null],
  ])('[BADGE-01] %s is read', (text, placement) => {
    expect(parsePlacement(text)).toEqual(placement);
  });
});

describe('badges of a card', () => {
  it('[BADGE-01] match the context', () => {
    const badges = [badge('plp', 'PLP-topLeft_productImage'), badge('car', 'CAROUSEL-topLeft_productImage')];
    expect(imageIds(badges)).toEqual(['plp']);
    expect(imageIds(badges, dress, 'CAROUSEL')).toEqual(['car']);
  });

  it('[BADGE-01] match an empty category list, or one that names a category of the product', () => {
    const at = 'PLP-topLeft_productImage';
    expect(imageIds([badge('all', at, { categorySlug: '' })])).toEqual(['all']);
    expect(imageIds([badge('list', at, { categorySlug: 'coats, dresses' })])).toEqual(['list']);
    expect(imageIds([badge('other', at, { categorySlug: 'coats,dress' })])).toEqual([]);
    expect(imageIds([badge('commas', at, { categorySlug: ' , ' })])).toEqual(['commas']);
  });

  it('[BADGE-02] are at most two at the image, by priority', () => {
    const badges = [
      badge('third', 'PLP-topLeft_productImage', { priority: 3 }),
      badge('first', 'PLP-bottomRight_productImage'),
      badge('second', 'PLP-topLeft_productImage', { priority: 2 }),
    ];
    expect(imageIds(badges)).toEqual(['first', 'second']);
  });

  it('[BADGE-07] move by 34px where they share a corner', () => {
    const same = [
      badge('a', 'PLP-topLeft_productImage'),
      badge('b', 'PLP-topLeft_productImage', { priority: 2 }),
    ];
    const apart = [
      badge('a', 'PLP-topLeft_productImage'),
      badge('b', 'PLP-topRight_productImage', { priority: 2 }),
    ];
    expect(selectCardBadges(same, dress, 'PLP').images.map(({ offset }) => offset)).toEqual([0, 34]);
    expect(selectCardBadges(apart, dress, 'PLP').images.map(({ offset }) => offset)).toEqual([0, 0]);
  });

  it('[BADGE-02] show one promo badge: the lowest priority number, duplicates removed', () => {
    const badges = [
      badge('late', 'PLP_promo', { priority: 5 }),
      badge('early', 'PLP_promo', { priority: 2 }),
      badge('early', 'PLP_promo', { priority: 2 }),
    ];
    expect(selectCardBadges(badges, dress, 'PLP').promo?.id).toBe('early');
    const twice = [badge('x', 'PLP-topLeft_productImage'), badge('x', 'PLP-topLeft_productImage')];
    expect(imageIds(twice)).toEqual(['x']);
  });

  it('[BADGE-02] keep the better of two badges with one id, and treat another placement as another badge', () => {
    const twice = [
      badge('x', 'PLP_promo', { priority: 4, text1: 'late' }),
      badge('x', 'PLP_promo', { priority: 1, text1: 'early' }),
    ];
    expect(selectCardBadges(twice, dress, 'PLP').promo?.text1).toBe('early');
    const everywhere = [badge('x', 'CAROUSEL-topLeft_productImage'), badge('x', 'PLP-topLeft_productImage')];
    expect(imageIds(everywhere)).toEqual(['x']);
  });

  it('[BADGE-04] skip a badge whose discount is above 1', () => {
    const badges = [
      badge('wrong', 'PLP_promo', { discount: 20 }),
      badge('right', 'PLP_promo', { priority: 2, discount: 0.8 }),
    ];
    expect(selectCardBadges(badges, dress, 'PLP').promo?.id).toBe('right');
  });

  it('[BADGE-03] hide promos of products in exclusions', () => {
    const badges = [badge('promo', 'PLP_promo'), badge('new', 'PLP-topLeft_productImage')];
    const excluded = { categorySlugs: ['dresses', 'exclusions'] };
    expect(selectCardBadges(badges, excluded, 'PLP')).toMatchObject({
      promo: null,
      images: [{ badge: { id: 'new' } }],
    });
  });
});

describe('badges of the product page', () => {
  const corners = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight'];

  it.each(corners)('[BADGE-06] may be placed %s', (corner) => {
    expect(selectProductPageBadges([badge('a', `${corner}_productImage`)], dress).images).toMatchObject([
      { corner },
    ]);
  });

  it('[BADGE-06] are at most two, one if flagged', () => {
    const badges = corners.map((corner, index) =>
      badge(corner, `PDP-${corner}_productImage`, { priority: index }),
    );
    expect(selectProductPageBadges(badges, dress).images).toHaveLength(2);
    expect(selectProductPageBadges(badges, dress, { onlyOneImageBadge: true }).images).toHaveLength(1);
  });

  it('[BADGE-06] move by 50px in the same corner', () => {
    const badges = [badge('a', 'topLeft_productImage'), badge('b', 'topLeft_productImage')];
    expect(selectProductPageBadges(badges, dress).images.map(({ offset }) => offset)).toEqual([0, 50]);
  });

  it('[BADGE-06] keep the lowest priority number in each slot, 1 by default', () => {
    const badges = [
      badge('price2', 'PDP_price', { priority: 2 }),
      badge('price', 'PDP_price'),
      badge('promo', 'PDP_promo', { priority: 7 }),
      badge('exclusion0', 'PDP_exclusion', { priority: 0 }),
      badge('exclusion', 'PDP_exclusion'),
    ];
    expect(selectProductPageBadges(badges, dress)).toMatchObject({
      price: { id: 'price' },
      promo: { id: 'promo' },
      exclusion: { id: 'exclusion0' },
    });
  });

  it('[BADGE-06] exclude badges of listings', () => {
    expect(
      selectProductPageBadges([badge('a', 'PLP-topLeft_productImage'), badge('b', 'PLP_promo')], dress),
    ).toEqual({
      images: [],
      price: null,
      promo: null,
      exclusion: null,
    });
  });
});
