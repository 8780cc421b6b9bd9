import * as v from 'valibot';
import { defineSection } from '../define-section.ts';
import { artPicture, maybe, oneOf, overlayLayout, words } from '../fields.ts';
import { gown, sofa, wide } from '../sample-pictures.ts';

export default defineSection({
  type: 'ImageHeader',
  styles: ['hero'],
  hasHeading: true,
  schema: v.object({
    title: words(120),
    subtitle: maybe(words(300)),
    eyebrow: maybe(words(60)),
    picture: artPicture,
    layout: overlayLayout,
    shade: oneOf(['none', 'dark', 'light'], 'dark'),
  }),
  samples: [
    {
      name: 'dark shade',
      fields: {
        eyebrow: 'The brand room',
        title: 'Coast',
        subtitle: 'For the day in the diary',
        picture: wide(gown),
      },
    },
    { name: 'no shade', fields: { title: 'Home', picture: wide(sofa), shade: 'none' } },
  ],
});
