import type { InferInput } from 'valibot';
import type { Sample } from '../section.ts';
import type { htmlSchema } from './schema.ts';

export const htmlSamples: Sample<InferInput<typeof htmlSchema>>[] = [
  {
    name: 'cleaned HTML',
    fields: {
      html: '<h2>How to read a label</h2><p>The <strong>first</strong> fibre is the one there is most of.</p><script>alert(1)</script>',
    },
  },
];
