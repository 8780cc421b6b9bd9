import * as v from 'valibot';
import { defineSection } from '../define-section.ts';
import { flag, href, link, maybe, picture, slidesPerView, words } from '../fields.ts';
import { coat, dress, gown, lamp, sofa } from '../sample-pictures.ts';

export default defineSection({
  type: 'ImageCtaCarousel',
  styles: ['cards'],
  schema: v.object({
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
  }),
  samples: [
    {
      name: 'five pictures',
      fields: {
        title: 'Ways in',
        items: [dress, coat, gown, sofa, lamp].map((picture) => ({
          picture,
          title: picture.alt,
          href: `/search?q=${encodeURIComponent(picture.alt)}`,
          callToAction: 'Shop now',
        })),
      },
    },
    {
      name: 'three fill the row',
      fields: {
        items: [dress, coat, gown].map((picture) => ({
          picture,
          title: picture.alt,
          href: `/search?q=${encodeURIComponent(picture.alt)}`,
        })),
      },
    },
  ],
});
