import type { InferInput } from 'valibot';
import type { Sample } from '../section.ts';
import type { categoriesProductCarouselSchema } from './schema.ts';

export const categoriesProductCarouselSamples: Sample<InferInput<typeof categoriesProductCarouselSchema>>[] =
  [
    {
      name: 'three terms',
      fields: {
        title: 'Gifts by person',
        satelliteKey: 'gifts',
        terms: [
          { label: 'For her', category: 'gifts-for-her' },
          { label: 'For him', category: 'gifts-for-him' },
          { label: 'For the home', category: 'gifts-for-home' },
        ],
      },
    },
  ];
