import type { InferInput } from 'valibot';
import { coat, dress, gown, lamp, sofa } from '../sample-pictures.ts';
import type { Sample } from '../section.ts';
import type { imageCtaCarouselSchema } from './schema.ts';

export const imageCtaCarouselSamples: Sample<InferInput<typeof imageCtaCarouselSchema>>[] = [
  {
    name: 'five pictures',
    fields: {
      title: 'Ways in',
      items: [dress, coat, gown, sofa, lamp].map((picture) => ({
        picture,
        title: picture.alt,
        href: `/search?q=${encodeURIComponent(picture.alt)}`,
        callToAction: 'Shop now',
      })),
    },
  },
  {
    name: 'three fill the row',
    fields: {
      items: [dress, coat, gown].map((picture) => ({
        picture,
        title: picture.alt,
        href: `/search?q=${encodeURIComponent(picture.alt)}`,
      })),
    },
  },
];
