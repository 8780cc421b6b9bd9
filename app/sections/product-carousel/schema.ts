import * as v from 'valibot';
import { link, maybe, productQuery, slidesPerView, words } from '../fields.ts';

export const productCarouselSchema = v.object({
  title: words(80),
  text: maybe(words(240)),
  link: maybe(link),
  query: productQuery,
  slidesPerView,
});
export type ProductCarouselFields = v.InferOutput<typeof productCarouselSchema>;
