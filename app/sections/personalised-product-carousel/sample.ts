import type { InferInput } from 'valibot';
import type { Sample } from '../section.ts';
import type { personalisedProductCarouselSchema } from './schema.ts';

export const personalisedProductCarouselSamples: Sample<
  InferInput<typeof personalisedProductCarouselSchema>
>[] = [
  {
    name: 'begins with women',
    fields: { title: 'Picked for you', query: { category: 'womens-clothing', sort: 'best-sellers' } },
  },
];
