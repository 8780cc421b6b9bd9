import { describe, expect, it } from 'vitest';
import { type DeliveryInput, describePromise, listMethods } from './describe-promise.ts';

const SUNDAY_NOON = new Date('2026-11-15T12:00:00Z');

const input: DeliveryInput = {
  sku: 'OAZ10006-101-01',
  brandSlug: 'oasis',
  price: 2650,
  currency: 'GBP',
  logisticClass: 'parcel',
  isNextDay: true,
  isPremier: false,
  isPreloved: false,
  preorderUntil: null,
  returnsPolicy: 'Send it back within 28 days.',
  nonRefundableNeedle: ['nonrefundable'],
  surcharge: null,
  exclusions: null,
  seller: null,
  methods: [
    { id: 'standard', service: 'standard', price: 399, days: 4, takesBulky: true, canBeFree: true },
    { id: 'next-day', service: 'next-day', price: 599, days: 1, takesBulky: false, canBeFree: false },
  ],
  cutOff: { zone: 'UTC', overrides: {} },
  freeThresholdMinor: 5000,
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
    expect(promise({ price: 9900, freeThresholdMinor: null })).toMatchObject({
      isFree: false,
      freeThreshold: null,
    });
  });

  it('[PDP-10] a bulky product has its own message and no next-day delivery', () => {
    expect(promise({ logisticClass: 'Bulky' }).messages).toEqual(['delivery.bulky']);
    expect(listMethods({ ...input, logisticClass: 'bulky' }, SUNDAY_NOON).map(({ id }) => id)).toEqual([
      'standard',
    ]);
  });

  it('[PDP-10] the returns line is hidden when the policy says nonrefundable', () => {
    expect(promise().hasReturns).toBe(true);
    expect(promise({ returnsPolicy: 'Nonrefundable: made to order.' }).hasReturns).toBe(false);
  });
});
