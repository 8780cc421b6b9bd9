import { brands } from '@selvedge/demo-store/brands/all.ts';
import { exampleProduct } from '@selvedge/demo-store/example-product.ts';
import { describe, expect, it } from 'vitest';
import type { Badge } from '#commerce/promotions/badges/badge.ts';
import { addPreviewBadges } from '#commerce/promotions/badges/preview-badges.ts';
import { makeSettings } from '#config/site-settings.ts';
import { describeProductBadges } from './product-badges.ts';
import { linksToCheck, makeProductView, type ProductExtras } from './product-view.ts';

const selvedge = brands.selvedge!;

function view(id: string, more: Partial<ProductExtras> = {}, brand = selvedge) {
  return makeProductView(exampleProduct(id), brand, {
    badges: [],
    customisation: null,
    gift: null,
    widgets: {
      trueFitClientId: null,
      flixDistributorId: null,
      dashHudsonId: null,
      klarnaClientId: null,
      socialGalleryScript: null,
      advisorFrame: null,
      tryOnFrame: null,
      tryOn: { partnerId: null, categories: [], excludedBrands: [] },
    },
    now: new Date('2026-11-15T12:00:00Z'),
    locale: 'en-GB',
    prefix: { From: 'From', from: 'from' },
    ...more,
  });
}

const badge = (id: string, placement: string, more: Partial<Badge> = {}): Badge => ({
  id,
  placement,
  text1: id,
  ...more,
});

describe('the view of a product page', () => {
  it('[BADGE-05] has unpublished badges in preview mode, each once beside the published ones', () => {
    const live = [badge('now', 'topLeft_productImage', { priority: 2 })];
    const prepared = [badge('soon', 'PDP_promo'), badge('now', 'topRight_productImage')];
    const badgesIn = (isPreviewMode: boolean) =>
      describeProductBadges(exampleProduct('was-price'), {
        badges: addPreviewBadges(live, prepared, isPreviewMode),
        locale: 'en-GB',
        prefix: { From: 'From', from: 'from' },
      });
    expect(badgesIn(true).promo?.text).toBe('soon');
    expect(badgesIn(true).images.map(({ id, corner }) => [id, corner])).toEqual([['now', 'topLeft']]);
    expect(badgesIn(false).promo).toBeNull();
  });

  it('[BADGE-06] has one badge on the picture where the site’s setting says so', () => {
    const badges = ['a', 'b'].map((id) => badge(id, 'topLeft_productImage'));
    const settings = makeSettings({ badges: { onlyOneOnPicture: true } });
    expect(view('was-price', { badges }, { ...selvedge, settings }).badges.images).toHaveLength(1);
    expect(view('was-price', { badges }).badges.images).toHaveLength(2);
  });

  it('[BADGE-06] has two badges on the picture, 50 pixels apart in one corner, by priority in each slot', () => {
    const { badges } = view('was-price', {
      badges: [
        badge('third', 'topLeft_productImage', { priority: 3 }),
        badge('first', 'topLeft_productImage', { priority: 1 }),
        badge('second', 'topLeft_productImage', { priority: 2 }),
        badge('dear', 'PDP_price', { priority: 9 }),
        badge('near', 'PDP_price'),
        badge('list', 'PLP_promo'),
      ],
    });
    expect(badges.images.map(({ id, offset }) => [id, offset])).toEqual([
      ['first', 0],
      ['second', 50],
    ]);
    expect(badges.price?.id).toBe('near');
    expect(badges.promo).toBeNull();
  });

  it('[BADGE-06] shows the price of a promotion, and no promotion for excluded products', () => {
    const promo = badge('promo', 'PDP_promo', {
      text1: '{From} {discountedPrice} with PAYDAY',
      discount: 0.9,
    });
    expect(view('was-price', { badges: [promo] }).badges.promo?.text).toMatch(/^£\d+\.\d\d with PAYDAY$/);
    expect(view('exclusions', { badges: [promo] }).badges.promo).toBeNull();
  });

  it('[ROUTE-09] has a size guide for clothing and none for homeware', () => {
    expect(view('size-dress').sizeGuide).toBe('/pages/brands/oasis/informational/size-guide');
    expect(view('no-size').sizeGuide).toBeNull();
  });

  it('has no link to a page that the shop does not have', () => {
    const brandGuide = '/pages/brands/oasis/informational/size-guide';
    const shopGuide = '/pages/informational/size-guide';
    const returns = '/pages/informational/returns';
    const without = (...missingLinks: string[]) => view('size-dress', { missingLinks });
    expect(linksToCheck({ brandSlug: 'oasis' }, selvedge)).toEqual([returns, brandGuide, shopGuide]);
    expect(without(brandGuide).sizeGuide).toBe(shopGuide);
    expect(without(brandGuide, shopGuide).sizeGuide).toBeNull();
    expect(without().returnsLink).toBe(returns);
    expect(without(returns).returnsLink).toBeNull();
    expect(without().brandLink).toBe('/categories/oasis');
    expect(without('/categories/oasis').brandLink).toBe('/search?q=Oasis');
  });

  it('shows the body fit only for special fits', () => {
    expect(view('petite').bodyFit).toBe('Petite');
    expect(view('size-dress').bodyFit).toBeNull();
  });

  it('of four hundred variants has fewer than 40,000 characters', () => {
    expect(JSON.stringify(view('four-hundred-variants')).length).toBeLessThan(40_000);
  });
});
