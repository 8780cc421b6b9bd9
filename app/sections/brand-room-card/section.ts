import * as v from 'valibot';
import { defineSection } from '../define-section.ts';
import { href, maybe, picture, slidesPerView, words } from '../fields.ts';
import { gown } from '../sample-pictures.ts';

/** Large cards that lead to a brand's page; several make a carousel. */
export default defineSection({
  type: 'BrandRoomCard',
  styles: ['cards'],
  schema: v.object({
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
  }),
  samples: [
    {
      name: 'several make a carousel',
      fields: {
        title: 'The brand room',
        cards: ['Coast', 'Oasis', 'Burton'].map((brand) => ({
          brand,
          title: 'The occasion edit',
          description: 'Satin that moves and lace that lasts.',
          href: `/pages/brands/${brand.toLowerCase()}`,
          picture: { ...gown, ratio: 1.1 },
        })),
      },
    },
    {
      name: 'one stands alone',
      fields: {
        cards: [
          {
            brand: 'Coast',
            title: 'The occasion edit',
            description: 'Satin that moves.',
            href: '/pages/brands/coast',
            picture: { ...gown, ratio: 0.8 },
          },
        ],
      },
    },
  ],
});
