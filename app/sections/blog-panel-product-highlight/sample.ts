import type { InferInput } from 'valibot';
import type { Sample } from '../section.ts';
import type { blogPanelProductHighlightSchema } from './schema.ts';

export const blogPanelProductHighlightSamples: Sample<InferInput<typeof blogPanelProductHighlightSchema>>[] =
  [
    {
      name: 'two products',
      fields: {
        title: 'Finish it',
        text: 'A scarf long enough to wrap twice.',
        query: { category: 'womens-accessories', limit: 2 },
      },
    },
  ];
