import * as v from 'valibot';
import { focusX, href, maybe, mediaPath, words } from '../fields.ts';

export const blogCardSchema = v.object({
  src: mediaPath,
  alt: v.optional(v.string(), ''),
  focusX,
  category: words(60),
  title: words(160),
  date: v.pipe(v.string(), v.isoDate()),
  description: words(400),
  href,
  callToAction: maybe(words(60)),
});
export type BlogCardFields = v.InferOutput<typeof blogCardSchema>;
