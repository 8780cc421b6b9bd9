import * as v from 'valibot';
import { ctaCardSchema } from '../cta-card/schema.ts';
import { link, maybe, slidesPerView, words } from '../fields.ts';

export const ctaCarouselSchema = v.object({
  title: maybe(words(80)),
  link: maybe(link),
  items: v.pipe(v.array(ctaCardSchema), v.minLength(1)),
  slidesPerView,
});
export type CtaCarouselFields = v.InferOutput<typeof ctaCarouselSchema>;
