import * as v from 'valibot';
import { NON_REFUNDABLE_NEEDLES } from '#commerce/orders/returns-block.ts';
import {
  calendarDay,
  clockTime,
  countryCode,
  group,
  listOf,
  oneOf,
  slug,
  table,
  text,
  timeZone,
  wholeNumber,
  yesOrNo,
} from './kinds.ts';

const cutOff = () => v.optional(group({ daily: clockTime(), saturday: v.optional(clockTime()) }));

/** A delivery method. Shoppers see its translated name, or this one where there is none. */
const deliveryMethod = () =>
  group({
    id: slug(),
    name: text(80),
    description: text(200),
    /** Decides which cut-off time applies. */
    service: oneOf(['standard', 'next-day', 'express']),
    price: wholeNumber(0, 1_000_000),
    /** Delivery days until arrival, counted from dispatch. */
    days: wholeNumber(1, 60),
    /** Countries it delivers to; null is every country that no other method names. */
    countries: v.nullable(listOf(countryCode())),
    takesBulky: yesOrNo(),
    /** Whether it is free above the free-delivery threshold. */
    canBeFree: yesOrNo(),
  });

export type DeliveryMethodSetting = v.InferOutput<ReturnType<typeof deliveryMethod>>;

const home = { countries: ['GB'] };

export const DEFAULT_DELIVERY_METHODS: readonly DeliveryMethodSetting[] = [
  {
    ...home,
    id: 'standard',
    name: 'Standard delivery',
    description: 'Up to 4 working days',
    service: 'standard',
    price: 399,
    days: 4,
    takesBulky: true,
    canBeFree: true,
  },
  {
    ...home,
    id: 'next-day',
    name: 'Next day delivery',
    description: 'Order before the cut-off',
    service: 'next-day',
    price: 599,
    days: 1,
    takesBulky: false,
    canBeFree: false,
  },
  {
    ...home,
    id: 'collect',
    name: 'Collect from a shop',
    description: 'Ready in 3 working days',
    service: 'standard',
    price: 299,
    days: 3,
    takesBulky: false,
    canBeFree: true,
  },
  {
    id: 'international',
    name: 'International delivery',
    description: 'Up to 8 working days',
    service: 'standard',
    price: 999,
    days: 8,
    countries: null,
    takesBulky: false,
    canBeFree: false,
  },
];

const deliveryMethods = () =>
  v.pipe(
    listOf(deliveryMethod()),
    v.minLength(1, 'must be a list of at least one method'),
    v.check(
      (methods) => new Set(methods.map(({ id }) => id)).size === methods.length,
      'must be a list in which every method has an id of its own',
    ),
  );

export const delivery = {
  delivery: v.optional(
    group({
      /** Free delivery is promised when the price is above this many minor units; null promises nothing. */
      freeThresholdMinor: v.optional(v.nullable(wholeNumber(0, 10_000_000)), null),
      /** The first that fits a basket is preselected. */
      methods: v.optional(deliveryMethods(), [...DEFAULT_DELIVERY_METHODS]),
      bulkyLogisticClasses: v.optional(listOf(text()), ['bulky', '2-man', 'furniture', 'large']),
      /** A time given here takes precedence over the built-in table of SKU prefixes and brands. */
      cutOffs: v.optional(group({ standard: cutOff(), 'next-day': cutOff(), express: cutOff() }), {}),
      cutOffZone: v.optional(timeZone(), 'UTC'),
      /** After the next-day cut-off the product page says that express is available, if an express method is sold. */
      isExpressEnabled: v.optional(yesOrNo(), false),
      /** Days without dispatch and delivery by country; a list replaces the country's bank holidays. */
      holidays: table(listOf(calendarDay()), {}),
    }),
    {},
  ),
  returns: v.optional(
    group({
      /** Days in which a return can be requested, counted from delivery. */
      windowDays: v.optional(wholeNumber(14, 365), 28),
      nonRefundableNeedle: v.optional(listOf(text()), [...NON_REFUNDABLE_NEEDLES]),
    }),
    {},
  ),
};
