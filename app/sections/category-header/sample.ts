import type { InferInput } from 'valibot';
import { coat } from '../sample-pictures.ts';
import type { Sample } from '../section.ts';
import type { categoryHeaderSchema } from './schema.ts';

export const categoryHeaderSamples: Sample<InferInput<typeof categoryHeaderSchema>>[] = [
  {
    name: 'with a picture and ways in',
    fields: {
      title: 'Coats',
      text: 'Wool, down and gabardine, for every kind of weather.',
      picture: { ...coat, ratio: 1 },
      links: [
        { label: 'Wool', href: '/categories/womens-wool-coats' },
        { label: 'Trench', href: '/categories/womens-trench-coats' },
      ],
    },
  },
  { name: 'words only', fields: { title: 'Delivery' } },
];
