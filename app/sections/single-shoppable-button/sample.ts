import type { InferInput } from 'valibot';
import type { Sample } from '../section.ts';
import type { singleShoppableButtonSchema } from './schema.ts';

export const singleShoppableButtonSamples: Sample<InferInput<typeof singleShoppableButtonSchema>>[] = [
  { name: 'a product', fields: { id: 'sofa', productSku: 'BKZ30005#rust', label: 'Shop the sofa' } },
  {
    name: 'a product that is not there',
    fields: { id: 'none', productSku: 'ZZZ99999-101-12', label: 'Shop what is gone', invertColours: true },
  },
];
