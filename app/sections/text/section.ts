import * as v from 'valibot';
import { defineSection } from '../define-section.ts';
import { oneOf, words } from '../fields.ts';

export default defineSection({
  type: 'Text',
  styles: ['editorial'],
  schema: v.object({
    markdown: words(20000),
    alignment: oneOf(['left', 'center'], 'left'),
  }),
  load: async ({ markdown }, { richText }) => ({ html: richText.fromMarkdown(markdown) }),
  samples: [
    {
      name: 'markdown',
      fields: {
        markdown:
          '## Made to be kept\n\nSmall runs, **named mills**, and seams you can turn out. [Read on](/pages/informational/about).\n\n- Wool\n- Linen\n- Silk',
      },
    },
    { name: 'in the middle', fields: { markdown: 'One line, quietly.', alignment: 'center' } },
  ],
});
