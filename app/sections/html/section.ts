import * as v from 'valibot';
import { defineSection } from '../define-section.ts';
import { words } from '../fields.ts';

export default defineSection({
  type: 'Html',
  schema: v.object({ html: words(50000) }),
  load: async ({ html }, { richText }) => ({ html: richText.clean(html) }),
  samples: [
    {
      name: 'cleaned HTML',
      fields: {
        html: '<h2>How to read a label</h2><p>The <strong>first</strong> fibre is the one there is most of.</p><script>alert(1)</script>',
      },
    },
  ],
});
