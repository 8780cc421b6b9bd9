import type { InferInput } from 'valibot';
import { bed, coat, wide } from '../sample-pictures.ts';
import type { Sample } from '../section.ts';
import type { bannerSchema } from './schema.ts';

export const bannerSamples: Sample<InferInput<typeof bannerSchema>>[] = [
  {
    name: 'live text over a picture',
    fields: {
      liveTextTitle: 'The winter sale',
      liveTextTitleMobile: 'Winter sale',
      subtitle: 'Up to half price, until it is gone.',
      titleSize: 120,
      titleSizeMobile: 48,
      titleColour: '#ffffff',
      subtitleColour: '#ffffff',
      picture: wide(coat),
      callToAction: { label: 'Shop the sale', href: '/categories/sale' },
    },
  },
  {
    name: 'the whole picture is a link, light shade, words on the right',
    fields: {
      liveTextTitle: 'Linen season',
      picture: wide(bed),
      shade: 'light',
      href: '/categories/the-linen-edit',
      textboxPosition: 'middle-right',
      textAlignment: 'right',
      titleSize: 90,
    },
  },
];
