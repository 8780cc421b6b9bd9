import type { InferInput } from 'valibot';
import type { Sample } from '../section.ts';
import type { backToTopSchema } from './schema.ts';

export const backToTopSamples: Sample<InferInput<typeof backToTopSchema>>[] = [
  { name: 'at the right', fields: {} },
  { name: 'in the middle', fields: { placement: 'center' } },
];
