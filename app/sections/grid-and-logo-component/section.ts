import * as v from 'valibot';
import { ctaCardSchema } from '../cta-card/section.ts';
import { defineSection } from '../define-section.ts';
import { colour, link, maybe, picture, words } from '../fields.ts';
import { coat, dress, gown } from '../sample-pictures.ts';

export default defineSection({
  type: 'GridAndLogoComponent',
  styles: ['cards'],
  schema: v.object({
    logoText: words(60),
    logoPicture: maybe(picture),
    text: maybe(words(300)),
    link: maybe(link),
    backgroundColour: v.optional(colour, 'sunk'),
    items: v.pipe(v.array(ctaCardSchema), v.minLength(1), v.maxLength(6)),
  }),
  samples: [
    {
      name: 'three pictures',
      fields: {
        logoText: 'Coast',
        text: 'For the day in the diary.',
        link: { label: 'Visit Coast', href: '/pages/brands/coast' },
        items: [
          {
            href: '/categories/womens-dresses',
            primaryTitle: 'Dresses',
            callToAction: 'Shop dresses',
            navImage: dress,
          },
          { href: '/categories/evening', primaryTitle: 'Evening', navImage: gown },
          { href: '/categories/womens-coats-jackets', primaryTitle: 'Coats', navImage: coat },
        ],
      },
    },
  ],
});
