import type { InferInput } from 'valibot';
import { film } from '../sample-pictures.ts';
import type { Sample } from '../section.ts';
import type { videoComponentSchema } from './schema.ts';

export const videoComponentSamples: Sample<InferInput<typeof videoComponentSchema>>[] = [
  {
    name: 'with words beside it',
    fields: {
      ...film,
      title: 'Washed twice',
      text: 'We wash linen before we cut it, so that it arrives as soft as it will stay.',
      callToAction: { label: 'Linen bedding', href: '/categories/home-linen-bedding' },
    },
  },
  { name: 'alone, playing when half visible', fields: { ...film, scroll_to_play: true, controls: false } },
];
