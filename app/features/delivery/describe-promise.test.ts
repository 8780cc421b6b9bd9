import { describe, expect, it } from 'vitest';
import { type DeliveryQuestion, describePromise, listMethods } from './describe-promise.ts';

const SUNDAY_NOON = new Date('2026-11-15T12:00:00Z');

const question: DeliveryQuestion = {
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

const promise = (more: Partial<DeliveryQuestion> = {}, now = SUNDAY_NOON) =>
  describePromise({ ...question, ...more }, now, 'en-GB');

describe('the promise beside the button', () => {
  it('names the day of arrival', () => {
    expect(promise().metadata).toEqual({ key: 'by', date: 'Thursday 19th November' });
  });

  it('[PDP-09] moves on by a day after the cut-off of the brand', () => {
    const late = new Date('2026-11-16T23:30:00Z');
    expect(promise({}, late).metadata?.date).toBe('Friday 20th November');
    expect(promise({ brandSlug: 'burton' }, late).metadata?.date).toBe('Saturday 21st November');
  });

  it('a pre-order is sent from its date and counts nothing down', () => {
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

  it('[PDP-10] a bulky thing says so and never comes the next day', () => {
    expect(promise({ logisticClass: 'Bulky' }).messages).toEqual(['delivery.bulky']);
    expect(listMethods({ ...question, logisticClass: 'bulky' }, SUNDAY_NOON).map(({ id }) => id)).toEqual([
      'standard',
    ]);
  });

  it('[PDP-10] the returns line is hidden when the policy says nonrefundable', () => {
    expect(promise().hasReturns).toBe(true);
    expect(promise({ returnsPolicy: 'Nonrefundable: made to order.' }).hasReturns).toBe(false);
  });
});
