import type { InferInput } from 'valibot';
import { bed, gown } from '../sample-pictures.ts';
import type { Sample } from '../section.ts';
import type { featureBannerSchema } from './schema.ts';

export const featureBannerSamples: Sample<InferInput<typeof featureBannerSchema>>[] = [
  {
    name: 'on a quiet ground',
    fields: {
      eyebrow: 'The linen edit',
      title: 'Sleep in something that breathes',
      text: 'Washed linen softens with every night.',
      picture: { ...bed, ratio: 0.9 },
      links: [
        { label: 'Linen bedding', href: '/categories/home-linen-bedding' },
        { label: 'All bedding', href: '/categories/home-bedding' },
      ],
    },
  },
  {
    name: 'on dark, picture left',
    fields: {
      title: 'After dark',
      picture: { ...gown, ratio: 1 },
      pictureSide: 'left',
      backgroundColour: 'dark',
      links: [{ label: 'Evening', href: '/categories/evening' }],
    },
  },
];
