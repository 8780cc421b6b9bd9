import * as v from 'valibot';
import { clockTime, group, listOf, text, timeZone, wholeNumber } from './kinds.ts';

const cutOff = () => v.optional(group({ daily: clockTime(), saturday: v.optional(clockTime()) }));

export const delivery = {
  delivery: v.optional(
    group({
      /** Free delivery is promised when the price is above this many minor units; null promises nothing. */
      freeThresholdMinor: v.optional(v.nullable(wholeNumber(0, 10_000_000)), null),
      bulkyLogisticClasses: v.optional(listOf(text()), ['bulky', '2-man', 'furniture', 'large']),
      /** A time given here goes before the built-in table of sku prefixes and brands. */
      cutOffs: v.optional(group({ standard: cutOff(), 'next-day': cutOff(), express: cutOff() }), {}),
      cutOffZone: v.optional(timeZone(), 'UTC'),
    }),
    {},
  ),
  returns: v.optional(
    group({
      nonRefundableNeedle: v.optional(listOf(text()), ['nonrefundable', 'non-refundable', 'non refundable']),
    }),
    {},
  ),
};
