import * as v from 'valibot';
import { defineSection } from '../define-section.ts';
import { link, maybe, productQuery, words } from '../fields.ts';

export default defineSection({
  type: 'BlogPanelProductFocus',
  schema: v.object({
    title: words(120),
    text: maybe(words(800)),
    query: productQuery,
    link: maybe(link),
  }),
  load: async ({ query }, { findCards }) => ({ cards: await findCards(query) }),
  samples: [
    {
      name: 'four coats',
      fields: {
        title: 'The ones we would buy',
        text: 'Tried on, closed, and worn to the bus stop.',
        query: { category: 'womens-coats-jackets', limit: 4 },
        link: { label: 'All coats', href: '/categories/womens-coats-jackets' },
      },
    },
  ],
});
