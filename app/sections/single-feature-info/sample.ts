import type { InferInput } from 'valibot';
import type { Sample } from '../section.ts';
import type { singleFeatureInfoSchema } from './schema.ts';

export const singleFeatureInfoSamples: Sample<InferInput<typeof singleFeatureInfoSchema>>[] = [
  { name: 'with an icon', fields: { icon: 'ruler', title: 'Sizes that agree', text: 'Measured on people.' } },
];
