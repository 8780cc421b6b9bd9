import * as v from 'valibot';
import { artPicture, maybe, oneOf, overlayLayout, words } from '../fields.ts';

export const imageHeaderSchema = v.object({
  title: words(120),
  subtitle: maybe(words(300)),
  eyebrow: maybe(words(60)),
  picture: artPicture,
  layout: overlayLayout,
  shade: oneOf(['none', 'dark', 'light'], 'dark'),
});
export type ImageHeaderFields = v.InferOutput<typeof imageHeaderSchema>;
