import type { InferInput } from 'valibot';
import { bed } from '../sample-pictures.ts';
import type { Sample } from '../section.ts';
import type { blogFeatureSchema } from './schema.ts';

export const blogFeatureSamples: Sample<InferInput<typeof blogFeatureSchema>>[] = [
  {
    name: 'picture on the right',
    fields: {
      src: bed.src,
      alt: bed.alt,
      category: 'At home',
      title: 'A bedroom for the dark months',
      date: '2026-10-09',
      description: 'Washed linen, two lamps and one heavy throw.',
      href: '/blog/a-bedroom-for-the-dark-months',
      pictureSide: 'right',
    },
  },
];
