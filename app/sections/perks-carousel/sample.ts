import type { InferInput } from 'valibot';
import type { Sample } from '../section.ts';
import type { perksCarouselSchema } from './schema.ts';

export const perksCarouselSamples: Sample<InferInput<typeof perksCarouselSchema>>[] = [
  {
    name: 'five perks',
    fields: {
      title: 'What members get',
      viewAllHref: '/account',
      items: ['A point a pound', 'First in the sale', 'Delivery on us', 'A birthday present', 'Repairs'].map(
        (title) => ({
          title,
          description: 'For everyone who joins. It costs nothing.',
          icon: 'sparkle' as const,
        }),
      ),
    },
  },
];
