import * as v from 'valibot';
import { href, link, maybe, picture, words } from '../fields.ts';

export const categoryHighlightSchema = v.object({
  title: words(80),
  text: maybe(words(300)),
  picture,
  href,
  links: v.optional(v.array(link), []),
});
export type CategoryHighlightFields = v.InferOutput<typeof categoryHighlightSchema>;
