import * as v from 'valibot';
import { flag, href, link, maybe, picture, slidesPerView, words } from '../fields.ts';

export const imageCtaCarouselSchema = v.object({
  title: maybe(words(80)),
  link: maybe(link),
  items: v.pipe(
    v.array(
      v.object({
        picture,
        title: words(80),
        text: maybe(words(200)),
        href,
        callToAction: maybe(words(60)),
        autoApplyBrandFilterOnDBZ: flag(false),
      }),
    ),
    v.minLength(1),
  ),
  slidesPerView,
});
export type ImageCtaCarouselFields = v.InferOutput<typeof imageCtaCarouselSchema>;
