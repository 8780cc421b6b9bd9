import { describe, expect, it } from 'vitest';
import type { DeliveryService } from '#commerce/delivery/cut-off.ts';
import { type DeliveryInput, describeBadge, describePromise, listMethods } from './describe-promise.ts';

const SUNDAY_NOON = new Date('2026-11-15T12:00:00Z');

const method = (service: DeliveryService, price: number, days: number, code: string = service) => ({
  ...{ code, name: code, service, days },
  prices: [{ itemClass: null, fromValue: 0, fromWeight: 0, price }],
  freeAbove: null as number | null,
  maxWeight: null,
  takesBulky: false,
  excludedClasses: [],
  cutOff: null,
  saturdayCutOff: null,
});

const input: DeliveryInput = {
  sku: 'OAZ10006-101-01',
  brandSlug: 'oasis',
  price: 2650,
  isOnStock: true,
  currency: 'GBP',
  logisticClass: 'parcel',
  weight: 0,
  isNextDay: true,
  isPremier: false,
  isPreloved: false,
  preorderUntil: null,
  returnsPolicy: 'Send it back within 28 days.',
  nonRefundableNeedle: ['nonrefundable'],
  surcharge: null,
  exclusions: null,
  seller: null,
  methods: [{ ...method('standard', 399, 4), takesBulky: true, freeAbove: 5000 }, method('next-day', 599, 1)],
  calendar: { zone: 'UTC', deliveryWeekdays: [1, 2, 3, 4, 5, 6], holidays: [] },
  isExpressEnabled: false,
  bulkyLogisticClasses: ['bulky', '2-man'],
  renderedAt: SUNDAY_NOON.toISOString(),
};

const promise = (more: Partial<DeliveryInput> = {}, now = SUNDAY_NOON) =>
  describePromise({ ...input, ...more }, now, 'en-GB');

describe('the delivery promise', () => {
  it('names the day of arrival', () => {
    expect(promise().metadata).toEqual({ key: 'by', date: 'Thursday 19th November' });
  });

  it('[PDP-09] is a day later after the cut-off of the brand', () => {
    const afterCutOff = new Date('2026-11-16T23:30:00Z');
    expect(promise({}, afterCutOff).metadata?.date).toBe('Friday 20th November');
    expect(promise({ brandSlug: 'burton' }, afterCutOff).metadata?.date).toBe('Saturday 21st November');
  });

  it('a pre-order names its dispatch date and has no countdown', () => {
    expect(promise({ preorderUntil: '2026-12-20T00:00:00Z' })).toMatchObject({
      metadata: { key: 'preorder', date: 'Sunday 20th December' },
      hasCountdown: false,
    });
  });

  it('[PDP-10] delivery is free only above the threshold', () => {
    expect(promise({ price: 5000 })).toMatchObject({ isFree: false, cost: 399, freeThreshold: 5000 });
    expect(promise({ price: 5001 })).toMatchObject({ isFree: true, freeThreshold: null });
    expect(promise({ price: 9900, methods: [method('standard', 399, 4)] })).toMatchObject({
      isFree: false,
      freeThreshold: null,
    });
  });

  it('[PDP-10] a bulky product has its own message and no next-day delivery', () => {
    expect(promise({ logisticClass: 'Bulky' }).isBulky).toBe(true);
    expect(listMethods({ ...input, logisticClass: 'bulky' }, SUNDAY_NOON).map(({ id }) => id)).toEqual([
      'standard',
    ]);
  });

  it('[PDP-10] the returns line is hidden when the policy says nonrefundable', () => {
    expect(promise().hasReturns).toBe(true);
    expect(promise({ returnsPolicy: 'Nonrefundable: made to order.' }).hasReturns).toBe(false);
  });

  it('[PDP-09] promises no day and no countdown for what is sold out', () => {
    const soldOut = { isOnStock: false };
    expect(promise(soldOut)).toMatchObject({ metadata: null, hasCountdown: false });
    expect(promise({ ...soldOut, preorderUntil: '2026-12-20T00:00:00Z' }).metadata).toBeNull();
    expect(listMethods({ ...input, ...soldOut }, SUNDAY_NOON).map(({ date }) => date)).toEqual([null, null]);
  });

  it('names cost and day of one method, the one that a basket preselects', () => {
    const collect = method('standard', 299, 3, 'collect');
    expect(promise({ methods: [...input.methods, collect] })).toMatchObject({
      method: { id: 'standard' },
      cost: 399,
      metadata: { date: 'Thursday 19th November' },
    });
    expect(promise({ methods: [collect, ...input.methods] })).toMatchObject({
      method: { id: 'collect' },
      cost: 299,
      freeThreshold: null,
      metadata: { date: 'Wednesday 18th November' },
    });
  });

  it('[PDP-09] passes holidays', () => {
    const holidays = ['2026-11-16', '2026-11-19'];
    const onHoliday = { calendar: { ...input.calendar, holidays } };
    expect(promise(onHoliday).metadata?.date).toBe('Saturday 21st November');
    expect(describeBadge({ ...input, ...onHoliday }, new Date('2026-11-16T12:00:00Z')).kind).toBe('hidden');
    expect(describeBadge({ ...input, ...onHoliday }, new Date('2026-11-17T12:00:00Z')).kind).toBe(
      'countdown',
    );
  });

  it('[PDP-09] express is available after the cut-off only where it is enabled and sold', () => {
    const late = new Date('2026-11-16T23:59:59Z');
    const methods = [...input.methods, method('express', 999, 1)];
    const kindOf = (more: Partial<DeliveryInput>) => describeBadge({ ...input, ...more }, late).kind;
    expect(kindOf({ isExpressEnabled: true })).toBe('hidden');
    expect(kindOf({ methods })).toBe('hidden');
    expect(kindOf({ methods, isExpressEnabled: true })).toBe('express-available');
    expect(kindOf({ methods, isExpressEnabled: true, isNextDay: false })).toBe('hidden');
  });
});
