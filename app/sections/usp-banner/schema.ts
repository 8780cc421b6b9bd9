import * as v from 'valibot';
import { colour, href, maybe, numberOr, oneOf, words } from '../fields.ts';

export const uspBannerSchema = v.object({
  items: v.pipe(
    v.array(
      v.object({
        label: words(120),
        label2: maybe(words(120)),
        href: maybe(href),
        target: oneOf(['_self', '_blank'], '_self'),
        /** Counts down beside the words. */
        uspCountdown: maybe(v.pipe(v.string(), v.isoTimestamp())),
        dropdownTitle: maybe(words(80)),
        dropdownCopy: maybe(words(800)),
      }),
    ),
    v.minLength(1),
  ),
  mode: oneOf(['rotating', 'ticker', 'static'], 'rotating'),
  rotationMs: numberOr(3000, 1000, 20000),
  tickerSeconds: numberOr(40, 5, 240),
  tickerSpacing: numberOr(150, 0, 400),
  backgroundColour: v.optional(colour, 'sunk'),
  textColour: v.optional(colour, 'ink'),
});
export type UspBannerFields = v.InferOutput<typeof uspBannerSchema>;
export type UspItem = UspBannerFields['items'][number];
