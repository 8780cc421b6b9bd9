import * as v from 'valibot';
import { defineSection } from '../define-section.ts';
import { maybe, words } from '../fields.ts';
import { singleFeatureInfoSchema } from '../single-feature-info/section.ts';

export default defineSection({
  type: 'FeaturesInfoSection',
  styles: ['strips'],
  schema: v.object({
    title: maybe(words(80)),
    items: v.pipe(v.array(singleFeatureInfoSchema), v.minLength(1)),
  }),
  samples: [
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
  ],
});
