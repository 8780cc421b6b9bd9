import * as v from 'valibot';
import { defineSection } from '../define-section.ts';
import { link, maybe, picture, words } from '../fields.ts';
import { ICON_NAMES } from '../icon-names.ts';
import { coat } from '../sample-pictures.ts';

export const perkCardSchema = v.object({
  title: words(80),
  description: words(300),
  icon: maybe(v.picklist(ICON_NAMES)),
  picture: maybe(picture),
  link: maybe(link),
});
export type PerkCardFields = v.InferOutput<typeof perkCardSchema>;

export default defineSection({
  type: 'PerkCard',
  styles: ['cards'],
  schema: perkCardSchema,
  samples: [
    {
      name: 'with an icon',
      fields: {
        title: 'A birthday present',
        description: 'Chosen by the beauty hall, wrapped by hand.',
        icon: 'gift',
        link: { label: 'Join', href: '/sign-up' },
      },
    },
    {
      name: 'with a picture',
      fields: {
        title: 'Repairs',
        description: 'One hem, button or zip a year, on us.',
        picture: { ...coat, ratio: 0.6 },
      },
    },
  ],
});
