import * as v from 'valibot';
import { link, maybe, picture, words } from '../fields.ts';

export const categoryHeaderSchema = v.object({
  title: words(120),
  text: maybe(words(400)),
  picture: maybe(picture),
  links: v.optional(v.array(link), []),
});
export type CategoryHeaderFields = v.InferOutput<typeof categoryHeaderSchema>;
