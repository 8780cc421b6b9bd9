import type { InferInput } from 'valibot';
import { film } from '../sample-pictures.ts';
import type { Sample } from '../section.ts';
import type { videoSchema } from './schema.ts';

export const videoSamples: Sample<InferInput<typeof videoSchema>>[] = [
  { name: 'with controls', fields: { ...film } },
  {
    name: 'portrait on phones',
    fields: { ...film, mobileAspectRatio: '9:16', scroll_to_play: true, controls: false },
  },
];
