import type { InferInput } from 'valibot';
import { coat, sofa, wide } from '../sample-pictures.ts';
import type { Sample } from '../section.ts';
import type { takeoverToggleSchema } from './schema.ts';

export const takeoverToggleSamples: Sample<InferInput<typeof takeoverToggleSchema>>[] = [
  {
    name: 'two sides',
    fields: {
      legend: 'Whose sale',
      sides: [
        {
          label: 'Women',
          title: 'Coats and dresses',
          picture: wide(coat),
          links: [{ label: 'Women’s sale', href: '/categories/sale-womens' }],
        },
        {
          label: 'Home',
          title: 'Sofas and lamps',
          text: 'Last season’s colours.',
          picture: wide(sofa),
          links: [{ label: 'Home sale', href: '/categories/sale-home' }],
        },
      ],
    },
  },
];
