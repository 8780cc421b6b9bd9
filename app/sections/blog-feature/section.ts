import * as v from 'valibot';
import { blogCardSchema } from '../blog-card/section.ts';
import { defineSection } from '../define-section.ts';
import { oneOf } from '../fields.ts';
import { bed } from '../sample-pictures.ts';

export default defineSection({
  type: 'BlogFeature',
  styles: ['editorial'],
  schema: v.object({
    ...blogCardSchema.entries,
    pictureSide: oneOf(['left', 'right'], 'left'),
  }),
  samples: [
    {
      name: 'picture on the right',
      fields: {
        src: bed.src,
        alt: bed.alt,
        category: 'At home',
        title: 'A bedroom for the dark months',
        date: '2026-10-09',
        description: 'Washed linen, two lamps and one heavy throw.',
        href: '/blog/a-bedroom-for-the-dark-months',
        pictureSide: 'right',
      },
    },
  ],
});
