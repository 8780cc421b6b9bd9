import type { InferInput } from 'valibot';
import type { Sample } from '../section.ts';
import type { addToBasketButtonSchema } from './schema.ts';

export const addToBasketButtonSamples: Sample<InferInput<typeof addToBasketButtonSchema>>[] = [
  { name: 'with the product', fields: { sku: 'EMZ20213' } },
  { name: 'the button alone', fields: { sku: 'EMZ20213', label: 'Add the vase', showsProduct: false } },
];
