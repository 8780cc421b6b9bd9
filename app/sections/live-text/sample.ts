import type { InferInput } from 'valibot';
import type { Sample } from '../section.ts';
import type { liveTextSchema } from './schema.ts';

export const liveTextSamples: Sample<InferInput<typeof liveTextSchema>>[] = [
  {
    name: 'defaults',
    fields: {
      liveTextTitle: 'City clothes. Nothing spare.',
      subtitle: 'Wide leg. Straight coat. Heavy denim.',
    },
  },
  {
    name: 'large, coloured, centred',
    fields: {
      liveTextTitle: 'Dressed first. Home last.',
      liveTextTitleMobile: 'Dressed first.',
      titleSize: 160,
      titleSizeMobile: 56,
      kerning: -3,
      lineHeight: 90,
      bannerBackgroundColor: 'dark',
      titleColour: 'on-dark',
      subtitleColour: 'on-dark',
      subtitle: 'Get ready together.',
      textAlignment: 'center',
      textboxPosition: 'middle-center',
      textboxPositionMobile: 'middle-center',
      bannerPadding: 24,
      callToAction: { label: 'After dark', href: '/categories/party' },
    },
  },
];
