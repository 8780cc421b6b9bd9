import { describe, expect, it } from 'vitest';
import { experimentBadges } from './experiment-badges.ts';
import { isFromPage, isFromParent, previewOrigins } from './preview-origin.ts';

const parent = {};
const page = { parent, location: { origin: 'https://shop.example' } } as unknown as Window;
const allowed = ['https://cms.example'];

describe('messages to the page', () => {
  it('[BADGE-05] are accepted from the parent frame at an exactly matching origin', () => {
    expect(isFromParent({ origin: 'https://cms.example', source: parent }, page, allowed)).toBe(true);
    for (const origin of [
      'https://cms.example.evil',
      'http://cms.example',
      'https://CMS.example',
      'null',
      '',
    ])
      expect(isFromParent({ origin, source: parent }, page, allowed)).toBe(false);
    expect(isFromParent({ origin: 'https://cms.example', source: {} }, page, allowed)).toBe(false);
    expect(isFromParent({ origin: 'https://cms.example', source: parent }, page, [])).toBe(false);
  });

  it('[BADGE-05] are not accepted without a parent frame', () => {
    const alone = { location: { origin: 'https://cms.example' } } as unknown as Window;
    Object.assign(alone, { parent: alone });
    expect(isFromParent({ origin: 'https://cms.example', source: alone }, alone, allowed)).toBe(false);
  });

  it('[BADGE-08] of the experiment tool are accepted from the page itself', () => {
    expect(isFromPage({ origin: 'https://shop.example', source: page }, page)).toBe(true);
    expect(isFromPage({ origin: 'https://evil.example', source: page }, page)).toBe(false);
    expect(isFromPage({ origin: 'https://shop.example', source: parent }, page)).toBe(false);
  });
});

describe('experiment messages for a category', () => {
  it('[BADGE-08] become badges of its lists and carousels; a later message replaces an earlier one', () => {
    const badges = experimentBadges([
      { type: 'abtastyBadge', category: 'womens-dresses', value: 'Hot' },
      { type: 'abtastyBadge', category: 'womens-dresses', value: 'Loved' },
      { type: 'abtasty', category: 'mens', value: 'Two for £40' },
      { type: 'abtasty', category: 'home', value: ' ' },
    ]);
    expect(badges.map(({ placement, categorySlug, text1 }) => [placement, categorySlug, text1])).toEqual([
      ['PLP-topLeft_productImage', 'womens-dresses', 'Loved'],
      ['CAROUSEL-topLeft_productImage', 'womens-dresses', 'Loved'],
      ['PLP_promo', 'mens', 'Two for £40'],
      ['CAROUSEL_promo', 'mens', 'Two for £40'],
    ]);
  });
});

describe('preview', () => {
  const site = {
    mode: 'admin-role-and-parent-origin',
    allowed: ['https://cms.example'],
    own: 'https://shop.example',
  } as const;

  it('[STAFF-03] is for admins within a frame of an allowed origin, or of the shop itself', () => {
    expect(previewOrigins({ isAdmin: true }, site)).toEqual(['https://cms.example', 'https://shop.example']);
    expect(previewOrigins({ isAdmin: false }, site)).toEqual([]);
  });

  it('[SITE-03] is off where the setting is off', () => {
    expect(previewOrigins({ isAdmin: true }, { ...site, mode: 'off' })).toEqual([]);
  });
});
