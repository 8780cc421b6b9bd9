import type { InferInput } from 'valibot';
import type { Sample } from '../section.ts';
import type { productCardSchema } from './schema.ts';

export const productCardSamples: Sample<InferInput<typeof productCardSchema>>[] = [
  { name: 'one product', fields: { query: { productKeys: ['BKZ30005'] } } },
];
