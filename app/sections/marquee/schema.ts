import * as v from 'valibot';
import { colour, href, maybe, numberOr, oneOf, words } from '../fields.ts';

export const marqueeSchema = v.object({
  items: v.pipe(v.array(v.object({ label: words(80), href: maybe(href) })), v.minLength(1)),
  /** Seconds for one round. */
  speed: numberOr(30, 5, 240),
  height: numberOr(38, 24, 160),
  /** Pixels between the words; half on phones. Zero is as usual: 150 between names, less between messages. */
  spacing: numberOr(0, 0, 400),
  backgroundColour: v.optional(colour, 'ink'),
  textColour: v.optional(colour, 'paper'),
  look: oneOf(['strip', 'names'], 'strip'),
});
export type MarqueeFields = v.InferOutput<typeof marqueeSchema>;
