import type { InferInput } from 'valibot';
import type { Sample } from '../section.ts';
import type { spacingSchema } from './schema.ts';

export const spacingSamples: Sample<InferInput<typeof spacingSchema>>[] = [
  { name: 'plain', fields: {} },
  { name: 'with a rule', fields: { desktop: 96, mobile: 64, withRule: true } },
];
