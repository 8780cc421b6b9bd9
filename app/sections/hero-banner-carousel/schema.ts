import * as v from 'valibot';
import { CAROUSEL } from '#commerce/content/carousel-motion.ts';
import { flag, numberOr, words } from '../fields.ts';
import { heroBannerSchema } from '../hero-banner/schema.ts';

export const heroBannerCarouselSchema = v.object({
  label: words(80),
  slides: v.pipe(v.array(heroBannerSchema), v.minLength(1)),
  autoplay: flag(true),
  autoplayMs: numberOr(CAROUSEL.autoplayMs, 2000, 20000),
});
export type HeroBannerCarouselFields = v.InferOutput<typeof heroBannerCarouselSchema>;
