import type { InferInput } from 'valibot';
import type { Sample } from '../section.ts';
import type { productGridSchema } from './schema.ts';

export const productGridSamples: Sample<InferInput<typeof productGridSchema>>[] = [
  {
    name: 'eight dresses',
    fields: {
      title: 'Dresses',
      query: { category: 'womens-dresses', limit: 8 },
      link: { label: 'All dresses', href: '/categories/womens-dresses' },
    },
  },
];
