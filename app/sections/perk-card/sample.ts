import type { InferInput } from 'valibot';
import { coat } from '../sample-pictures.ts';
import type { Sample } from '../section.ts';
import type { perkCardSchema } from './schema.ts';

export const perkCardSamples: Sample<InferInput<typeof perkCardSchema>>[] = [
  {
    name: 'with an icon',
    fields: {
      title: 'A birthday present',
      description: 'Chosen by the beauty hall, wrapped by hand.',
      icon: 'gift',
      link: { label: 'Join', href: '/sign-up' },
    },
  },
  {
    name: 'with a picture',
    fields: {
      title: 'Repairs',
      description: 'One hem, button or zip a year, on us.',
      picture: { ...coat, ratio: 0.6 },
    },
  },
];
