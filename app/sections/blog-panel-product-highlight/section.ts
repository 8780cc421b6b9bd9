import * as v from 'valibot';
import { defineSection } from '../define-section.ts';
import { maybe, productQuery, words } from '../fields.ts';

/** Two products side by side with a text about them. */
export default defineSection({
  type: 'BlogPanelProductHighlight',
  styles: ['products'],
  schema: v.object({
    title: maybe(words(120)),
    text: maybe(words(800)),
    query: productQuery,
  }),
  load: async ({ query }, { findCards }) => ({ cards: await findCards(query) }),
  samples: [
    {
      name: 'two products',
      fields: {
        title: 'Finish it',
        text: 'A scarf long enough to wrap twice.',
        query: { category: 'womens-accessories', limit: 2 },
      },
    },
  ],
});
