import * as v from 'valibot';
import { defineSection } from '../define-section.ts';
import { productQuery, slidesPerView, words } from '../fields.ts';

export default defineSection({
  type: 'PersonalisedProductCarousel',
  styles: ['products'],
  schema: v.object({
    title: words(80),
    query: productQuery,
    slidesPerView,
  }),
  load: async ({ query }, { findCards }) => ({ cards: await findCards(query) }),
  samples: [
    {
      name: 'begins with women',
      fields: { title: 'Picked for you', query: { category: 'womens-clothing', sort: 'best-sellers' } },
    },
  ],
});
