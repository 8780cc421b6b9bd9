import * as v from 'valibot';
import { NON_REFUNDABLE_NEEDLES } from '#commerce/orders/returns-block.ts';
import { group, listOf, text, wholeNumber, yesOrNo } from './kinds.ts';

export const delivery = {
  delivery: v.optional(
    group({
      bulkyLogisticClasses: v.optional(listOf(text()), ['bulky', '2-man', 'furniture', 'large']),
      /** After the next-day cut-off the product page says that express is available, if an express method is sold. */
      isExpressEnabled: v.optional(yesOrNo(), false),
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
