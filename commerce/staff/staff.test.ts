import { describe, expect, it } from 'vitest';
import { editLink, studioLink } from './edit-link.ts';
import { mayUse, type StaffDoor } from './may-use.ts';
import { breakDownPrice } from './price-breakdown.ts';

const gbp = (centAmount: number) => ({ centAmount, currencyCode: 'GBP' });
const DOORS: StaffDoor[] = ['office', 'staff', 'admin', 'desk'];

describe('who may use a staff tool', () => {
  it.each([
    ['customer', false, []],
    ['customer', true, ['office', 'desk']],
    ['staff', false, ['staff', 'desk']],
    ['admin', false, ['staff', 'admin', 'desk']],
    ['admin', true, ['office', 'staff', 'admin', 'desk']],
  ] as const)('[STAFF-05] a %s, in an office: %s', (role, isOffice, doors) => {
    expect(DOORS.filter((door) => mayUse(door, { role, isOffice }))).toEqual(doors);
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

  it('[STAFF-04] nothing taken off: the price is the price', () => {
    const plain = { wasPrice: null, preDiscountPrice: null, discountEffects: [], price: gbp(4000) };
    expect(breakDownPrice(plain)).toEqual({
      internal: gbp(4000),
      markdown: null,
      effects: [],
      final: gbp(4000),
      addsUp: true,
    });
  });

  it('[STAFF-04] says when the parts do not make the price', () => {
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
  ])('[STAFF-02] without an outside system it leads to our own studio: %s', (path, query) => {
    expect(studioLink({ ...place, path })).toBe(`/staff/studio/entry?${query}`);
  });

  it('[STAFF-02] a page that nobody writes leads to the front of the studio', () => {
    expect(studioLink({ ...place, path: '/search' })).toBe('/staff/studio');
  });
});
