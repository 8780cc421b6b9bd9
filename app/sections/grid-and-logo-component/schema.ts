import * as v from 'valibot';
import { ctaCardSchema } from '../cta-card/schema.ts';
import { colour, link, maybe, picture, words } from '../fields.ts';

export const gridAndLogoComponentSchema = v.object({
  logoText: words(60),
  logoPicture: maybe(picture),
  text: maybe(words(300)),
  link: maybe(link),
  backgroundColour: v.optional(colour, 'sunk'),
  items: v.pipe(v.array(ctaCardSchema), v.minLength(1), v.maxLength(6)),
});
export type GridAndLogoComponentFields = v.InferOutput<typeof gridAndLogoComponentSchema>;
