import * as v from 'valibot';
import { colour, link, maybe, oneOf, picture, words } from '../fields.ts';

export const featureBannerSchema = v.object({
  eyebrow: maybe(words(60)),
  title: words(120),
  text: maybe(words(500)),
  picture,
  links: v.optional(v.array(link), []),
  pictureSide: oneOf(['left', 'right'], 'right'),
  backgroundColour: v.optional(colour, 'sunk'),
});
export type FeatureBannerFields = v.InferOutput<typeof featureBannerSchema>;
