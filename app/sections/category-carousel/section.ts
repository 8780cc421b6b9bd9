import * as v from 'valibot';
import { categoryCardSchema } from '../category-card/section.ts';
import { defineSection } from '../define-section.ts';
import { link, maybe, slidesPerView, words } from '../fields.ts';
import { coat, dress, gift, sofa } from '../sample-pictures.ts';

export default defineSection({
  type: 'CategoryCarousel',
  styles: ['cards'],
  schema: v.object({
    title: maybe(words(80)),
    link: maybe(link),
    items: v.pipe(v.array(categoryCardSchema), v.minLength(1)),
    slidesPerView,
  }),
  samples: [
    {
      name: 'cards that turn and cards that lead',
      fields: {
        title: 'Find it quickly',
        items: [
          {
            title: 'Dresses',
            picture: { ...dress, ratio: 1.2 },
            shopAllHref: '/categories/womens-dresses',
            links: [
              { label: 'Midi', href: '/categories/womens-midi-dresses' },
              { label: 'Maxi', href: '/categories/womens-maxi-dresses' },
              { label: 'Wrap', href: '/categories/womens-wrap-dresses' },
            ],
          },
          {
            title: 'Coats',
            picture: { ...coat, ratio: 1.2 },
            primaryHref: '/categories/womens-coats-jackets',
          },
          { title: 'Sofas', picture: { ...sofa, ratio: 1.2 }, primaryHref: '/categories/home-sofas' },
          { title: 'Gifts', picture: { ...gift, ratio: 1.2 }, primaryHref: '/categories/gifts' },
        ],
      },
    },
  ],
});
