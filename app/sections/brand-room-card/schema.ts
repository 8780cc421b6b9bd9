import * as v from 'valibot';
import { href, maybe, picture, slidesPerView, words } from '../fields.ts';

/** Large cards that open the door to a brand; one stands alone, several make a carousel. */
export const brandRoomCardSchema = v.object({
  title: maybe(words(80)),
  cards: v.pipe(
    v.array(
      v.object({
        brand: words(60),
        title: words(120),
        description: words(300),
        href,
        picture,
        callToAction: maybe(words(60)),
      }),
    ),
    v.minLength(1),
  ),
  slidesPerView,
});
export type BrandRoomCardFields = v.InferOutput<typeof brandRoomCardSchema>;
