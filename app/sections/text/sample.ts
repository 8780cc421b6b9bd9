import type { InferInput } from 'valibot';
import type { Sample } from '../section.ts';
import type { textSchema } from './schema.ts';

export const textSamples: Sample<InferInput<typeof textSchema>>[] = [
  {
    name: 'markdown',
    fields: {
      markdown:
        '## Made to be kept\n\nSmall runs, **named mills**, and seams you can turn out. [Read on](/pages/informational/about).\n\n- Wool\n- Linen\n- Silk',
    },
  },
  { name: 'in the middle', fields: { markdown: 'One line, quietly.', alignment: 'center' } },
];
