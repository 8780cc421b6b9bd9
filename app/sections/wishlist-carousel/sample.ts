import type { InferInput } from 'valibot';
import type { Sample } from '../section.ts';
import type { wishlistCarouselSchema } from './schema.ts';

export const wishlistCarouselSamples: Sample<InferInput<typeof wishlistCarouselSchema>>[] = [
  { name: 'hidden until something is saved, and on desktop', fields: {} },
];
