import * as v from 'valibot';
import { maybe, numberOr, picture, words } from '../fields.ts';

export const blogHeaderSchema = v.object({
  category: words(60),
  title: words(160),
  date: v.pipe(v.string(), v.isoDate()),
  author: maybe(words(80)),
  minutes: numberOr(3, 1, 60),
  intro: maybe(words(600)),
  picture,
});
export type BlogHeaderFields = v.InferOutput<typeof blogHeaderSchema>;
