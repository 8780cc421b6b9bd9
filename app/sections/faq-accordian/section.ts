import * as v from 'valibot';
import { defineSection } from '../define-section.ts';
import { maybe, words } from '../fields.ts';

export default defineSection({
  type: 'FaqAccordian',
  styles: ['editorial'],
  schema: v.object({
    /** Null shows the language's own title. */
    title: maybe(words(120)),
    items: v.pipe(v.array(v.object({ question: words(240), answer: words(4000) })), v.minLength(1)),
  }),
  load: async ({ items }, { richText }) => ({
    answers: items.map(({ answer }) => richText.fromMarkdown(answer)),
  }),
  samples: [
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
  ],
});
