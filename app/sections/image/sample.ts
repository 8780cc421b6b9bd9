import type { InferInput } from 'valibot';
import { chair, dress, wide } from '../sample-pictures.ts';
import type { Sample } from '../section.ts';
import type { imageSchema } from './schema.ts';

export const imageSamples: Sample<InferInput<typeof imageSchema>>[] = [
  {
    name: 'with a caption',
    fields: { picture: wide(chair, 0.5, 1.1), caption: 'One chair that is not for clothes.' },
  },
  {
    name: 'narrow, and a link',
    fields: { picture: { desktop: dress }, width: 'narrow', href: '/categories/womens-dresses' },
  },
];
