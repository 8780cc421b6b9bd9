import type { InferInput } from 'valibot';
import { coat, dress, gown } from '../sample-pictures.ts';
import type { Sample } from '../section.ts';
import type { gridAndLogoComponentSchema } from './schema.ts';

export const gridAndLogoComponentSamples: Sample<InferInput<typeof gridAndLogoComponentSchema>>[] = [
  {
    name: 'three pictures',
    fields: {
      logoText: 'Coast',
      text: 'For the day in the diary.',
      link: { label: 'Visit Coast', href: '/pages/brands/coast' },
      items: [
        {
          href: '/categories/womens-dresses',
          primaryTitle: 'Dresses',
          callToAction: 'Shop dresses',
          navImage: dress,
        },
        { href: '/categories/evening', primaryTitle: 'Evening', navImage: gown },
        { href: '/categories/womens-coats-jackets', primaryTitle: 'Coats', navImage: coat },
      ],
    },
  },
];
