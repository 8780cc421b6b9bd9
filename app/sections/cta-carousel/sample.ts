import type { InferInput } from 'valibot';
import { bed, chair, coat, dress, gift, gown, lamp, sofa } from '../sample-pictures.ts';
import type { Sample } from '../section.ts';
import type { ctaCarouselSchema } from './schema.ts';

export const ctaCarouselSamples: Sample<InferInput<typeof ctaCarouselSchema>>[] = [
  {
    name: 'roundels',
    fields: {
      title: 'Shop by shape',
      items: [dress, coat, gown, sofa, chair, bed, lamp, gift, dress, coat, gown].map((picture, place) => ({
        href: `/categories/new-in?place=${place}`,
        callToAction: picture.alt,
        roundelImageOverride: picture.src,
      })),
    },
  },
];
