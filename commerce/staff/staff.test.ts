import { describe, expect, it } from 'vitest';
import { editLink, studioLink } from './edit-link.ts';
import { breakDownPrice } from './price-breakdown.ts';
import { mayUse, type StaffAccess } from './staff-access.ts';

const gbp = (centAmount: number) => ({ centAmount, currencyCode: 'GBP' });
const LEVELS: StaffAccess[] = ['office', 'staff', 'admin', 'toolbar'];

describe('who may use a staff tool', () => {
  it.each([
    ['customer', false, []],
    ['customer', true, ['office', 'toolbar']],
    ['staff', false, ['staff', 'toolbar']],
    ['admin', false, ['staff', 'admin', 'toolbar']],
    ['admin', true, ['office', 'staff', 'admin', 'toolbar']],
  ] as const)('[STAFF-05] a %s, in an office: %s', (role, isOffice, allowed) => {
    expect(LEVELS.filter((access) => mayUse(access, { role, isOffice }))).toEqual(allowed);
  });
});

describe('the price breakdown', () => {
  it('[STAFF-04] internal price, markdown, discount effects, final price', () => {
    expect(
      breakDownPrice({
        wasPrice: gbp(6000),
        preDiscountPrice: gbp(5000),
        discountEffects: [
          { name: 'Autumn Event', value: gbp(900) },
          { name: 'Rewards bonus', value: gbp(100) },
        ],
        price: gbp(4000),
      }),
    ).toEqual({
      internal: gbp(6000),
      markdown: gbp(1000),
      effects: [
        { name: 'Autumn Event', value: gbp(900) },
        { name: 'Rewards bonus', value: gbp(100) },
      ],
      final: gbp(4000),
      addsUp: true,
    });
  });

  it('[STAFF-04] without discounts the internal price is the final price', () => {
    const plain = { wasPrice: null, preDiscountPrice: null, discountEffects: [], price: gbp(4000) };
    expect(breakDownPrice(plain)).toEqual({
      internal: gbp(4000),
      markdown: null,
      effects: [],
      final: gbp(4000),
      addsUp: true,
    });
  });

  it('[STAFF-04] reports when the parts do not add up to the price', () => {
    const wrong = {
      wasPrice: null,
      preDiscountPrice: gbp(5000),
      discountEffects: [{ name: 'Odd', value: gbp(1) }],
      price: gbp(4000),
    };
    expect(breakDownPrice(wrong).addsUp).toBe(false);
  });
});

describe("'Edit Page Content'", () => {
  const place = { path: '/categories/womens-dresses', brand: 'coast', locale: 'fr' };

  it('[STAFF-02] is built from the environment', () => {
    expect(editLink('https://cms.example/{brand}/{locale}?page={path}', place)).toBe(
      'https://cms.example/coast/fr?page=%2Fcategories%2Fwomens-dresses',
    );
    expect(editLink(null, place)).toBeNull();
  });

  it.each([
    [
      '/categories/womens-dresses/facet/sizes/12',
      'kind=listing-banner&key=womens-dresses&brand=coast&locale=fr',
    ],
    [
      '/pages/informational/returns',
      'kind=page&key=%2Fpages%2Finformational%2Freturns&brand=coast&locale=fr',
    ],
    ['/', 'kind=page&key=%2F&brand=coast&locale=fr'],
  ])('[STAFF-02] without an external content system it leads to the content editor: %s', (path, query) => {
    expect(studioLink({ ...place, path })).toBe(`/staff/studio/entry?${query}`);
  });

  it.each(['/search', '/basket', '/staff/orders', '/product/linen-shirt'])(
    '[STAFF-02] is not there where nothing can be edited: %s',
    (path) => {
      expect(studioLink({ ...place, path })).toBeNull();
    },
  );
});
