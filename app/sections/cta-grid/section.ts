import * as v from 'valibot';
import { ctaCardSchema } from '../cta-card/section.ts';
import { defineSection } from '../define-section.ts';
import { link, maybe, numberOr, words } from '../fields.ts';
import { chair, coat, dress, gift, gown, lamp, sofa } from '../sample-pictures.ts';

export default defineSection({
  type: 'CtaGrid',
  styles: ['cards'],
  schema: v.object({
    title: maybe(words(80)),
    text: maybe(words(300)),
    link: maybe(link),
    columns: numberOr(4, 1, 6),
    columnsMobile: numberOr(2, 1, 3),
    items: v.pipe(v.array(ctaCardSchema), v.minLength(1)),
  }),
  samples: [
    {
      name: 'four across',
      fields: {
        title: 'Shop by department',
        items: [
          {
            href: '/categories/womens-dresses',
            primaryTitle: 'Dresses',
            callToAction: 'Shop dresses',
            navImage: dress,
          },
          { href: '/categories/home', primaryTitle: 'Home', navImage: sofa },
          {
            href: '/categories/womens-coats-jackets',
            primaryTitle: 'Coats',
            description: 'Wool that lasts.',
            navImage: coat,
          },
          { href: '/categories/gifts', primaryTitle: 'Gifts', navImage: gift },
        ],
      },
    },
    {
      name: 'highlights',
      fields: {
        columns: 3,
        columnsMobile: 1,
        items: [gown, chair, lamp].map((picture) => ({
          href: `/search?q=${encodeURIComponent(picture.alt)}`,
          primaryTitle: picture.alt,
          callToAction: 'Shop now',
          navImage: { ...picture, ratio: 1.2 },
          variant: 'ctaHighlights' as const,
        })),
      },
    },
  ],
});
