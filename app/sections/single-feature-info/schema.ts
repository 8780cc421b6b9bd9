import * as v from 'valibot';
import { href, maybe, words } from '../fields.ts';
import { ICON_NAMES } from '../icon-names.ts';

export const singleFeatureInfoSchema = v.object({
  icon: maybe(v.picklist(ICON_NAMES)),
  title: words(80),
  text: maybe(words(300)),
  href: maybe(href),
});
export type SingleFeatureInfoFields = v.InferOutput<typeof singleFeatureInfoSchema>;
