import * as v from 'valibot';
import { defineSection } from '../define-section.ts';
import { oneOf } from '../fields.ts';

export default defineSection({
  type: 'BackToTop',
  schema: v.object({ placement: oneOf(['left', 'center', 'right'], 'right') }),
  samples: [
    { name: 'at the right', fields: {} },
    { name: 'in the middle', fields: { placement: 'center' } },
  ],
});
