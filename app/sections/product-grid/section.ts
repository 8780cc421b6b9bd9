import * as v from 'valibot';
import { defineSection } from '../define-section.ts';
import { link, maybe, productQuery, words } from '../fields.ts';

export default defineSection({
  type: 'ProductGrid',
  schema: v.object({
    title: maybe(words(80)),
    text: maybe(words(240)),
    link: maybe(link),
    query: productQuery,
  }),
  load: async ({ query }, { findCards }) => ({ cards: await findCards(query) }),
  samples: [
    {
      name: 'eight dresses',
      fields: {
        title: 'Dresses',
        query: { category: 'womens-dresses', limit: 8 },
        link: { label: 'All dresses', href: '/categories/womens-dresses' },
      },
    },
  ],
});
