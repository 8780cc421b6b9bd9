import * as v from 'valibot';
import { defineSection } from '../define-section.ts';
import { productQuery, slidesPerView, words } from '../fields.ts';

export default defineSection({
  type: 'CategoriesProductCarousel',
  styles: ['products'],
  schema: v.object({
    title: words(80),
    satelliteKey: words(60),
    terms: v.pipe(
      v.array(v.object({ label: words(60), category: words(80) })),
      v.minLength(1),
      v.maxLength(8),
    ),
    slidesPerView,
  }),
  load: async ({ terms: [first] }, { findCards }) => ({
    cards: first
      ? await findCards(v.parse(productQuery, { category: first.category, sort: 'best-sellers' }))
      : [],
  }),
  samples: [
    {
      name: 'three terms',
      fields: {
        title: 'Gifts by person',
        satelliteKey: 'gifts',
        terms: [
          { label: 'For her', category: 'gifts-for-her' },
          { label: 'For him', category: 'gifts-for-him' },
          { label: 'For the home', category: 'gifts-for-home' },
        ],
      },
    },
  ],
});
