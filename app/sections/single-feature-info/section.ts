import * as v from 'valibot';
import { defineSection } from '../define-section.ts';
import { href, maybe, words } from '../fields.ts';
import { ICON_NAMES } from '../icon-names.ts';

export const singleFeatureInfoSchema = v.object({
  icon: maybe(v.picklist(ICON_NAMES)),
  title: words(80),
  text: maybe(words(300)),
  href: maybe(href),
});
export type SingleFeatureInfoFields = v.InferOutput<typeof singleFeatureInfoSchema>;

export default defineSection({
  type: 'SingleFeatureInfo',
  styles: ['strips'],
  schema: singleFeatureInfoSchema,
  samples: [
    {
      name: 'with an icon',
      fields: { icon: 'ruler', title: 'Sizes that agree', text: 'Measured on people.' },
    },
  ],
});
