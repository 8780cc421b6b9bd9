import { describe, expect, it } from 'vitest';
import { advisorFor, type WidgetProduct, type WidgetSettings, widgetsFor } from './widgets-for.ts';

const settings: WidgetSettings = {
  trueFitClientId: 'shop',
  flixDistributorId: '1',
  dashHudsonId: 'wall',
  klarnaClientId: 'k',
  socialGalleryScript: 'https://gallery.example/embed.js',
  advisorFrame: 'https://advisor.example',
  tryOnFrame: 'https://try-on.example',
  tryOn: { partnerId: 'p', categories: ['makeup', 'foundation'], excludedBrands: ['Plain'] },
};
const lipstick: WidgetProduct = {
  productType: 'beauty',
  brand: 'Velmora',
  sizingService: null,
  isPremier: false,
  categories: [{ slug: 'beauty-makeup', name: 'Makeup' }],
};
const dress: WidgetProduct = {
  ...lipstick,
  productType: 'clothing',
  sizingService: 'truefit',
  categories: [{ slug: 'womens-dresses', name: 'Dresses' }],
};

describe('widgets of a product page', () => {
  it('[PDP-14] the fit widget is shown when the sizing service is truefit', () => {
    expect(widgetsFor(dress, settings).hasFit).toBe(true);
    expect(widgetsFor({ ...dress, sizingService: null }, settings).hasFit).toBe(false);
  });

  it('[GAL-04] try-on is for makeup and foundation, not for the excluded brand', () => {
    expect(widgetsFor(lipstick, settings).tryOn).toBe('https://try-on.example');
    expect(widgetsFor({ ...lipstick, brand: 'plain' }, settings).tryOn).toBeNull();
    expect(widgetsFor(dress, settings).tryOn).toBeNull();
  });

  it('[PDP-14] pay later is shown for everything except memberships', () => {
    expect(widgetsFor(dress, settings).hasPayLater).toBe(true);
    expect(widgetsFor({ ...dress, isPremier: true }, settings).hasPayLater).toBe(false);
  });

  it.each([
    ['beauty-foundation', 'foundation'],
    ['beauty-makeup', 'makeup'],
    ['beauty-skincare', 'skincare'],
    ['beauty-haircare', 'haircare'],
    ['beauty-fragrance', null],
  ])('[ADV-01] a product of %s has the advisor %s', (slug, advisor) => {
    expect(advisorFor({ ...lipstick, categories: [{ slug, name: slug }] })).toBe(advisor);
  });

  it('[ADV-01] a foundation, which is makeup too, has the foundation advisor; a dress has none', () => {
    const categories = [
      { slug: 'beauty-makeup', name: 'Makeup' },
      { slug: 'beauty-foundation', name: 'Foundation' },
    ];
    expect(widgetsFor({ ...lipstick, categories }, settings).advisor).toEqual({
      kind: 'foundation',
      frame: 'https://advisor.example',
    });
    expect(widgetsFor(dress, settings).advisor).toBeNull();
  });

  it('[SITE-04] widgets that are not configured are not shown', () => {
    const none: WidgetSettings = {
      trueFitClientId: null,
      flixDistributorId: null,
      dashHudsonId: null,
      klarnaClientId: null,
      socialGalleryScript: 'https://gallery.example/embed.js',
      advisorFrame: 'https://advisor.example',
      tryOnFrame: 'https://try-on.example',
      tryOn: { ...settings.tryOn, partnerId: null },
    };
    for (const product of [lipstick, dress]) {
      expect(widgetsFor(product, none)).toEqual({
        hasFit: false,
        hasFeatureMedia: false,
        hasSocialGallery: false,
        hasPayLater: false,
        tryOn: null,
        advisor: null,
      });
    }
    expect(widgetsFor(lipstick, { ...settings, tryOnFrame: null, advisorFrame: null })).toMatchObject({
      tryOn: null,
      advisor: null,
    });
  });
});
