import type { InferInput } from 'valibot';
import type { Sample } from '../section.ts';
import type { blogPanelProductFocusSchema } from './schema.ts';

export const blogPanelProductFocusSamples: Sample<InferInput<typeof blogPanelProductFocusSchema>>[] = [
  {
    name: 'four coats',
    fields: {
      title: 'The ones we would buy',
      text: 'Tried on, closed, and worn to the bus stop.',
      query: { category: 'womens-coats-jackets', limit: 4 },
      link: { label: 'All coats', href: '/categories/womens-coats-jackets' },
    },
  },
];
