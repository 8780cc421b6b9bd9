import * as v from 'valibot';
import { defineSection } from '../define-section.ts';
import { flag, numberOr } from '../fields.ts';

export default defineSection({
  type: 'Spacing',
  styles: ['strips'],
  schema: v.object({
    desktop: numberOr(72, 0, 400),
    mobile: numberOr(48, 0, 400),
    withRule: flag(false),
  }),
  samples: [
    { name: 'plain', fields: {} },
    { name: 'with a rule', fields: { desktop: 96, mobile: 64, withRule: true } },
  ],
});
