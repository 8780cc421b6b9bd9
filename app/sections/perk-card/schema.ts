import * as v from 'valibot';
import { link, maybe, picture, words } from '../fields.ts';
import { ICON_NAMES } from '../icon-names.ts';

export const perkCardSchema = v.object({
  title: words(80),
  description: words(300),
  icon: maybe(v.picklist(ICON_NAMES)),
  picture: maybe(picture),
  link: maybe(link),
});
export type PerkCardFields = v.InferOutput<typeof perkCardSchema>;
