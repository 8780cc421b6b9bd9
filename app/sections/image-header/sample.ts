import type { InferInput } from 'valibot';
import { gown, sofa, wide } from '../sample-pictures.ts';
import type { Sample } from '../section.ts';
import type { imageHeaderSchema } from './schema.ts';

export const imageHeaderSamples: Sample<InferInput<typeof imageHeaderSchema>>[] = [
  {
    name: 'dark shade',
    fields: {
      eyebrow: 'The brand room',
      title: 'Coast',
      subtitle: 'For the day in the diary',
      picture: wide(gown),
    },
  },
  { name: 'no shade', fields: { title: 'Home', picture: wide(sofa), shade: 'none' } },
];
