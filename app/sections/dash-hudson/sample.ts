import type { InferInput } from 'valibot';
import { bed, chair, coat, dress, gift, gown, lamp, sofa } from '../sample-pictures.ts';
import type { Sample } from '../section.ts';
import type { dashHudsonSchema } from './schema.ts';

export const dashHudsonSamples: Sample<InferInput<typeof dashHudsonSchema>>[] = [
  {
    name: 'a wall of eight',
    fields: {
      title: 'Worn by you',
      text: 'Show us with #myselvedge.',
      items: [dress, coat, gown, sofa, chair, bed, lamp, gift].map((picture, place) => ({
        picture,
        href: '/categories/new-in',
        handle: `@friend${place + 1}`,
      })),
    },
  },
];
