import * as v from 'valibot';
import { ctaCardSchema } from '../cta-card/section.ts';
import { defineSection } from '../define-section.ts';
import { link, maybe, slidesPerView, words } from '../fields.ts';
import { bed, chair, coat, dress, gift, gown, lamp, sofa } from '../sample-pictures.ts';

export default defineSection({
  type: 'CtaCarousel',
  styles: ['cards'],
  schema: v.object({
    title: maybe(words(80)),
    link: maybe(link),
    items: v.pipe(v.array(ctaCardSchema), v.minLength(1)),
    slidesPerView,
  }),
  samples: [
    {
      name: 'roundels',
      fields: {
        title: 'Shop by shape',
        items: [dress, coat, gown, sofa, chair, bed, lamp, gift, dress, coat, gown].map((picture, place) => ({
          href: `/categories/new-in?place=${place}`,
          callToAction: picture.alt,
          roundelImageOverride: picture.src,
        })),
      },
    },
  ],
});
