import * as v from 'valibot';
import { link, maybe, oneOf, picture, words } from '../fields.ts';

export const imageBesideTextWithButtonSchema = v.object({
  eyebrow: maybe(words(60)),
  title: words(120),
  markdown: words(4000),
  picture,
  button: maybe(link),
  pictureSide: oneOf(['left', 'right'], 'left'),
});
export type ImageBesideTextWithButtonFields = v.InferOutput<typeof imageBesideTextWithButtonSchema>;
