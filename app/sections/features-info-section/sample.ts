import type { InferInput } from 'valibot';
import type { Sample } from '../section.ts';
import type { featuresInfoSectionSchema } from './schema.ts';

export const featuresInfoSectionSamples: Sample<InferInput<typeof featuresInfoSectionSchema>>[] = [
  {
    name: 'four promises',
    fields: {
      title: 'What we promise',
      items: [
        { icon: 'truck', title: 'A date, not a guess', text: 'Every product says when it arrives.' },
        { icon: 'return', title: '28 days to decide' },
        { icon: 'ruler', title: 'Sizes that agree' },
        { icon: 'chat', title: 'Ask somebody', href: '/pages/informational/contact' },
      ],
    },
  },
];
