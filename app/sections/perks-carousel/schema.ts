import * as v from 'valibot';
import { href, maybe, slidesPerView, words } from '../fields.ts';
import { perkCardSchema } from '../perk-card/schema.ts';

export const perksCarouselSchema = v.object({
  title: words(80),
  viewAllHref: maybe(href),
  items: v.pipe(v.array(perkCardSchema), v.minLength(1)),
  slidesPerView,
});
export type PerksCarouselFields = v.InferOutput<typeof perksCarouselSchema>;
