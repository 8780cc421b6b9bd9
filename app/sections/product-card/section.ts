import * as v from 'valibot';
import { defineSection } from '../define-section.ts';
import { productQuery } from '../fields.ts';

export default defineSection({
  type: 'ProductCard',
  styles: ['products'],
  schema: v.object({ query: productQuery }),
  load: async ({ query }, { findCards }) => ({ cards: await findCards(query) }),
  samples: [{ name: 'one product', fields: { query: { productKeys: ['BKZ30005'] } } }],
});
