import * as v from 'valibot';
import { productQuery, slidesPerView, words } from '../fields.ts';

export const personalisedProductCarouselSchema = v.object({
  title: words(80),
  query: productQuery,
  slidesPerView,
});
export type PersonalisedProductCarouselFields = v.InferOutput<typeof personalisedProductCarouselSchema>;
