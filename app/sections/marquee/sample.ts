import type { InferInput } from 'valibot';
import type { Sample } from '../section.ts';
import type { marqueeSchema } from './schema.ts';

export const marqueeSamples: Sample<InferInput<typeof marqueeSchema>>[] = [
  {
    name: 'messages',
    fields: {
      items: [
        { label: 'New every week', href: '/categories/new-in' },
        { label: 'Next day delivery', href: null },
        { label: 'Twenty-eight days to decide', href: '/pages/informational/returns' },
      ],
    },
  },
  {
    name: 'brand names',
    fields: {
      look: 'names',
      height: 88,
      spacing: 150,
      backgroundColour: 'paper',
      textColour: 'ink',
      items: ['Burton', 'Coast', 'Wallis', 'Oasis', 'Warehouse', 'Principles'].map((label) => ({
        label,
        href: '/pages/brand-room',
      })),
    },
  },
];
