import { demoDelivery } from '@selvedge/demo-store/delivery.ts';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type DeliveryGoods, type DeliveryRequest, explainDelivery } from './delivery-options.ts';
import { describeDeliveryProblem } from './delivery-problem.ts';
import { deliveryMethodSchema, toDeliveryMethod } from './delivery-records.ts';
import type { DeliveryMethod, DeliveryTable } from './delivery-table.ts';
import { EMPTY_DELIVERY_TABLE, findZone } from './delivery-table.ts';
import { findMethodClash, findZoneClash } from './find-clash.ts';

const MONDAY = new Date('2026-11-16T12:00:00Z');

const line: DeliveryGoods = {
  ...{ sku: 'A', productKey: 'A', brandSlug: 'selvedge', seller: null, logisticClass: 'standard' },
  ...{ weight: 500, value: 3_000, isPremier: false, isNextDay: true, preorderUntil: null },
};

const request: DeliveryRequest = {
  brand: { slug: 'selvedge', country: 'GB' },
  currency: 'GBP',
  country: 'GB',
  postcode: 'SW1A 1AA',
  lines: [line],
  isPremier: false,
  bulkyClasses: ['bulky', '2-man'],
  now: MONDAY,
};

const method: DeliveryMethod = {
  ...{ code: 'standard', name: 'Standard', description: '', service: 'standard', days: 3, isActive: true },
  ...{ brand: null, currency: 'GBP', zones: ['gb'], seller: null, excludedProducts: [], position: 10 },
  prices: [{ itemClass: null, fromValue: 0, fromWeight: 0, price: 400 }],
  ...{
    freeAbove: null,
    maxWeight: null,
    takesBulky: true,
    excludedClasses: [],
    cutOff: null,
    saturdayCutOff: null,
  },
};

const tableOf = (...methods: DeliveryMethod[]): DeliveryTable => ({ ...demoDelivery, methods });
const ask = (table: DeliveryTable, more: Partial<DeliveryRequest> = {}) =>
  explainDelivery(table, { ...request, ...more });
const prices = (table: DeliveryTable, more: Partial<DeliveryRequest> = {}) =>
  ask(table, more).options.map(({ id, price }) => [id, price]);
const reasons = (table: DeliveryTable, more: Partial<DeliveryRequest> = {}) =>
  ask(table, more).refused.map(({ reason }) => reason);

describe('the delivery options of a basket', () => {
  it('[MKT-09] follow the zone of the postcode', () => {
    expect(prices(demoDelivery)).toEqual([
      ['standard', 399],
      ['next-day', 599],
      ['collect', 299],
    ]);
    expect(prices(demoDelivery, { postcode: 'ZE1 0AA' })).toEqual([['standard', 799]]);
    expect(prices(demoDelivery, { country: 'FR', postcode: '75008', currency: 'EUR' })).toEqual([
      ['standard', 495],
      ['express', 1_295],
    ]);
    expect(prices(demoDelivery, { country: 'FR', postcode: '20200', currency: 'EUR' })).toEqual([
      ['standard', 895],
    ]);
    expect(prices(demoDelivery, { country: 'US', postcode: '10001' })).toEqual([['international', 999]]);
  });

  it('[MKT-09] follow order value, weight and class', () => {
    const stepped = {
      ...method,
      prices: [
        { itemClass: null, fromValue: 0, fromWeight: 0, price: 400 },
        { itemClass: null, fromValue: 2_000, fromWeight: 0, price: 300 },
        { itemClass: null, fromValue: 0, fromWeight: 10_000, price: 900 },
        { itemClass: 'bulky', fromValue: 0, fromWeight: 0, price: 2_900 },
      ],
      freeAbove: 5_000,
    };
    const price = (more: Partial<DeliveryGoods>) =>
      prices(tableOf(stepped), { lines: [{ ...line, ...more }] })[0]?.[1];
    expect(price({ value: 1_999 })).toBe(400);
    expect(price({ value: 2_000 })).toBe(300);
    expect(price({ weight: 10_000 })).toBe(900);
    expect(price({ value: 5_000 })).toBe(300);
    expect(price({ value: 5_001 })).toBe(0);
    expect(price({ value: 5_001, weight: 10_000 })).toBe(0);
    expect(price({ value: 9_000, logisticClass: '2-Man' })).toBe(2_900);
  });

  it('[MKT-09] say why a method is not offered', () => {
    const of = (change: Partial<DeliveryMethod>) => reasons(tableOf({ ...method, ...change }));
    expect(of({ isActive: false })).toEqual(['inactive']);
    expect(of({ zones: ['fr'] })).toEqual(['zone']);
    expect(of({ currency: 'EUR' })).toEqual(['currency']);
    expect(of({ seller: 'loom' })).toEqual(['seller']);
    expect(of({ maxWeight: 499 })).toEqual(['too-heavy']);
    expect(of({ excludedClasses: ['Standard'] })).toEqual(['item-class']);
    expect(of({ excludedProducts: ['A'] })).toEqual(['product']);
    expect(of({ prices: [{ itemClass: null, fromValue: 9_999, fromWeight: 0, price: 1 }] })).toEqual([
      'no-price',
    ]);
    const bulky = { lines: [{ ...line, logisticClass: 'bulky' }] };
    expect(reasons(tableOf({ ...method, takesBulky: false }), bulky)).toEqual(['bulky']);
    const later = { lines: [{ ...line, isNextDay: false }] };
    expect(reasons(tableOf({ ...method, service: 'next-day' }), later)).toEqual(['not-next-day']);
    expect(reasons(tableOf(method, { ...method, brand: 'selvedge', code: 'own' }))).toEqual(['brand']);
  });

  it('[MKT-09] a basket without any says whether place or goods are the reason', () => {
    const problem = (table: DeliveryTable, more: Partial<DeliveryRequest> = {}) =>
      describeDeliveryProblem(ask(table, more), table.methods.length > 0);
    expect(problem(demoDelivery)).toBeNull();
    expect(problem(EMPTY_DELIVERY_TABLE)).toBe('nowhere');
    expect(problem(tableOf(method), { country: 'FR', postcode: null })).toBe('place');
    expect(problem(tableOf({ ...method, maxWeight: 1 }))).toBe('goods');
  });

  it('[MKT-09] a seller with methods of its own sends a parcel of its own', () => {
    const sold = { ...line, sku: 'B', productKey: 'B', seller: 'loom', value: 1_000 };
    const ofSeller = { ...method, seller: 'loom', days: 8, prices: [{ ...method.prices[0]!, price: 250 }] };
    const table = tableOf(method, { ...method, code: 'express', position: 20 }, ofSeller);
    const { options } = ask(table, { lines: [line, sold] });
    expect(options.map(({ id, price }) => [id, price])).toEqual([
      ['standard', 650],
      ['express', 650],
    ]);
    const alone = ask(table, { lines: [sold] }).options;
    expect(alone.map(({ price }) => price)).toEqual([250]);
    expect(options[0]?.estimatedDate).toBe(alone[0]?.estimatedDate);
    expect(prices(tableOf(method), { lines: [sold] })).toEqual([['standard', 400]]);
  });

  it('[MKT-09] cut-off, working days and holidays of the countries decide on the day', () => {
    const date = (change: Partial<DeliveryMethod>, more: Partial<DeliveryRequest> = {}) =>
      ask(tableOf({ ...method, zones: ['gb', 'fr'], days: 1, ...change }), more).options[0]?.estimatedDate;
    expect(date({ cutOff: '13:00' })).toBe('2026-11-17');
    expect(date({ cutOff: '11:00' })).toBe('2026-11-18');
    const friday = { now: new Date('2026-11-20T09:00:00Z') };
    expect(date({}, friday)).toBe('2026-11-21');
    const closed = {
      ...tableOf({ ...method, days: 1 }),
      calendars: [
        {
          country: 'GB',
          timeZone: 'UTC',
          week: 'mon-fri' as const,
          hasPublicHolidays: true,
          closedDays: ['2026-11-23'],
        },
      ],
    };
    expect(ask(closed, friday).options[0]?.estimatedDate).toBe('2026-11-24');
    const armisticeDay = { now: new Date('2026-11-10T09:00:00Z'), country: 'FR', postcode: '75008' };
    expect(date({}, armisticeDay)).toBe('2026-11-12');
  });

  it('[MKT-09] a place is in one zone at most, prices are never negative, and more spent never ends free delivery', () => {
    const place = fc.record({
      country: fc.constantFrom('GB', 'IE', 'FR', 'NL', 'SE', 'US'),
      postcode: fc.option(
        fc.constantFrom('EH1 1YZ', 'ZE1 0AA', '20200', '75008', '1012 AB', '114 55', 'D02 X285'),
      ),
      currency: fc.constantFrom('GBP', 'EUR', 'SEK'),
    });
    const goods = fc.array(
      fc.record({
        weight: fc.nat(40_000),
        value: fc.nat(100_000),
        logisticClass: fc.constantFrom('standard', 'small', 'bulky', '2-man'),
        isNextDay: fc.boolean(),
      }),
      { minLength: 1, maxLength: 5 },
    );
    fc.assert(
      fc.property(place, goods, fc.nat(50_000), (where, items, more) => {
        const lines = items.map((item) => ({ ...line, ...item }));
        const { options, refused, zone } = ask(demoDelivery, { ...where, lines });
        expect(zone).toEqual(findZone(demoDelivery.zones, where.country, where.postcode));
        const usable = demoDelivery.methods.filter(({ brand }) => brand === null || brand === 'selvedge');
        expect(options.length + refused.length).toBe(usable.length);
        for (const option of options) {
          expect(option.price).toBeGreaterThanOrEqual(0);
          expect(option.estimatedDate).toMatch(/^\d{4}-\d\d-\d\d$/);
        }
        const dearer = lines.map((each, at) => (at === 0 ? { ...each, value: each.value + more } : each));
        const free = options.filter(({ price }) => price === 0).map(({ id }) => id);
        const then = explainDelivery(demoDelivery, { ...request, ...where, lines: dearer }).options;
        expect(then.filter(({ price }) => price === 0).map(({ id }) => id)).toEqual(
          expect.arrayContaining(free),
        );
      }),
    );
  });
});

it('[MKT-09] amounts are read in the minor units of their currency', () => {
  const amounts = (currency: string) => {
    const record = { ...method, currency, freeAbove: 5_000, zones: ['gb'] };
    const { freeAbove, prices: steps } = toDeliveryMethod(
      v.parse(deliveryMethodSchema, { ...record, description: 'x' }),
    );
    return [steps[0]?.price, freeAbove];
  };
  expect(amounts('GBP')).toEqual([400, 5_000]);
  expect(amounts('JPY')).toEqual([4, 50]);
  expect(amounts('KWD')).toEqual([4_000, 50_000]);
});

describe('what overlaps', () => {
  const zone = (code: string, countries: string[], postcodes: string[] = []) => ({
    ...{ code, name: code.toUpperCase(), countries, postcodes },
  });
  const known = [zone('gb', ['GB']), zone('islands', ['GB'], ['HS', 'KW15-KW17']), zone('world', [])];

  it('[MKT-09] zones with a place in common are refused with the clash named', () => {
    expect(findZoneClash(zone('uk', ['GB']), known)).toEqual({ countries: '“GB” has GB already.' });
    expect(findZoneClash(zone('rest', []), known)).toEqual({
      countries: '“WORLD” is for all other countries already.',
    });
    expect(findZoneClash(zone('orkney', ['GB'], ['IV', 'KW16']), known)).toEqual({
      postcodes: 'KW16 overlaps with KW15-KW17 of “ISLANDS”.',
    });
    expect(findZoneClash(zone('twice', ['GB'], ['EH1-EH5', 'EH5']), known)).toEqual({
      postcodes: 'EH1-EH5 and EH5 overlap.',
    });
    expect(findZoneClash(zone('fife', ['GB'], ['KY']), known)).toBeNull();
    expect(findZoneClash(zone('gb', ['IE']), known)).toEqual({ code: '“GB” has this code already.' });
  });

  it('[MKT-09] methods with one code in a zone, and zones that do not exist, are refused', () => {
    expect(findMethodClash(method, [{ ...method, name: 'Slow' }], known)).toEqual({
      code: '“Slow” has this code in the zone gb already.',
    });
    expect(findMethodClash({ ...method, zones: ['mars'] }, [], known)).toEqual({
      zones: 'There is no zone mars; there are gb, islands, world.',
    });
    expect(findMethodClash({ ...method, brand: 'coast' }, [method], known)).toBeNull();
  });

  it('[MKT-09] a basket has the same zone whatever the order of the zones', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...demoDelivery.zones], { minLength: demoDelivery.zones.length }),
        fc.constantFrom(
          ['GB', 'ZE1 0AA'],
          ['GB', 'SW1A 1AA'],
          ['FR', '20200'],
          ['FR', '75008'],
          ['US', '10001'],
        ),
        (zones, [country = '', postcode = '']) => {
          expect(findZone(zones, country, postcode)).toBe(findZone(demoDelivery.zones, country, postcode));
        },
      ),
    );
  });
});
