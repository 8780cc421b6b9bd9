import * as v from 'valibot';
import { blogCardSchema } from '../blog-card/schema.ts';
import { link, maybe, numberOr, slidesPerView, words } from '../fields.ts';

export const blogSectionSchema = v.object({
  title: words(80),
  link: maybe(link),
  /** Cards chosen by hand; the newest articles otherwise. */
  items: v.optional(v.array(blogCardSchema), []),
  limit: numberOr(6, 1, 12),
  slidesPerView,
});
export type BlogSectionFields = v.InferOutput<typeof blogSectionSchema>;
