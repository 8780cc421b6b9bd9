import * as v from 'valibot';
import { slidesPerView, words } from '../fields.ts';

export const categoriesProductCarouselSchema = v.object({
  title: words(80),
  satelliteKey: words(60),
  terms: v.pipe(v.array(v.object({ label: words(60), category: words(80) })), v.minLength(1), v.maxLength(8)),
  slidesPerView,
});
export type CategoriesProductCarouselFields = v.InferOutput<typeof categoriesProductCarouselSchema>;
