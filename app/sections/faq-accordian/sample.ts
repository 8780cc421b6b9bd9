import type { InferInput } from 'valibot';
import type { Sample } from '../section.ts';
import type { faqAccordianSchema } from './schema.ts';

export const faqAccordianSamples: Sample<InferInput<typeof faqAccordianSchema>>[] = [
  {
    name: 'the shop’s own title',
    fields: {
      items: [
        {
          question: 'When does it come?',
          answer: 'On the date the product page says. See [delivery](/pages/informational/delivery).',
        },
        { question: 'Can it go back?', answer: 'Within 28 days.' },
      ],
    },
  },
  {
    name: 'a title of its own',
    fields: {
      title: 'About linen',
      items: [{ question: 'Does it crease?', answer: 'Yes. That is how you know.' }],
    },
  },
];
