import * as v from 'valibot';
import { artPicture, href, maybe, oneOf, words } from '../fields.ts';

export const imageSchema = v.object({
  picture: artPicture,
  caption: maybe(words(240)),
  href: maybe(href),
  width: oneOf(['full', 'medium', 'narrow'], 'full'),
});
export type ImageFields = v.InferOutput<typeof imageSchema>;
