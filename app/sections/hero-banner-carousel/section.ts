import * as v from 'valibot';
import { CAROUSEL } from '#commerce/content/carousel-motion.ts';
import { defineSection } from '../define-section.ts';
import { flag, numberOr, words } from '../fields.ts';
import { heroBannerSchema, heroSkus } from '../hero-banner/section.ts';
import { coat, gift, gown, sofa, wide } from '../sample-pictures.ts';

export const heroBannerCarouselSchema = v.object({
  label: words(80),
  slides: v.pipe(v.array(heroBannerSchema), v.minLength(1)),
  autoplay: flag(true),
  autoplayMs: numberOr(CAROUSEL.autoplayMs, 2000, 20000),
});
export type HeroBannerCarouselFields = v.InferOutput<typeof heroBannerCarouselSchema>;

export default defineSection({
  type: 'HeroBannerCarousel',
  styles: ['hero'],
  schema: heroBannerCarouselSchema,
  load: async ({ slides }, { findShoppableProducts }) => ({
    products: await findShoppableProducts(slides.flatMap(heroSkus)),
  }),
  samples: [
    {
      name: 'three slides',
      fields: {
        label: 'This season',
        slides: [
          {
            title: 'The coat you keep',
            picture: wide(coat),
            links: [{ label: 'Shop coats', href: '/categories/womens-coats-jackets' }],
          },
          {
            title: 'Rooms for long evenings',
            picture: wide(sofa),
            links: [{ label: 'Shop home', href: '/categories/home' }],
          },
          {
            title: 'For everyone on the list',
            picture: wide(gift),
            links: [{ label: 'All gifts', href: '/categories/gifts' }],
          },
        ],
      },
    },
    {
      name: 'a slide to shop from, and one for guests',
      fields: {
        label: 'At home',
        slides: [
          {
            picture: wide(sofa, 0.5, 1.1),
            shade: 'none',
            desktopShoppableButtons: [
              {
                id: 'sofa',
                productSku: 'BKZ30005#forest',
                percentageFromTopLocation: 60,
                percentageFromLeftLocation: 50,
              },
            ],
            mobileShoppableButtons: [
              {
                id: 'sofa',
                productSku: 'BKZ30005#forest',
                percentageFromTopLocation: 60,
                percentageFromLeftLocation: 50,
              },
            ],
          },
          { title: 'Join us', picture: wide(gift), visibilityConfig: { hideForLoggedInUsers: true } },
          { title: 'Rooms for long evenings', picture: wide(gown) },
        ],
      },
    },
    {
      name: 'one slide does not move',
      fields: { label: 'One', slides: [{ title: 'Alone', picture: wide(gown) }] },
    },
  ],
});
