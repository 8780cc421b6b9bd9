import * as v from 'valibot';
import { COUNTDOWN_LAYOUTS } from '#commerce/content/countdown.ts';
import { colour, link, maybe, oneOf, words } from '../fields.ts';

export const countdownBannerSchema = v.object({
  title: words(120),
  description: maybe(words(300)),
  endTime: v.pipe(v.string(), v.isoTimestamp()),
  layout: oneOf(COUNTDOWN_LAYOUTS, 'medium'),
  backgroundColour: v.optional(colour, 'sale'),
  textColour: v.optional(colour, 'on-sale'),
  callToAction: maybe(link),
});
export type CountdownBannerFields = v.InferOutput<typeof countdownBannerSchema>;
