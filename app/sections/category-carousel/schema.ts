import * as v from 'valibot';
import { categoryCardSchema } from '../category-card/schema.ts';
import { link, maybe, slidesPerView, words } from '../fields.ts';

export const categoryCarouselSchema = v.object({
  title: maybe(words(80)),
  link: maybe(link),
  items: v.pipe(v.array(categoryCardSchema), v.minLength(1)),
  slidesPerView,
});
export type CategoryCarouselFields = v.InferOutput<typeof categoryCarouselSchema>;
