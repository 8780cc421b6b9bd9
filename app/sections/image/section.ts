import * as v from 'valibot';
import { defineSection } from '../define-section.ts';
import { artPicture, href, maybe, oneOf, words } from '../fields.ts';
import { chair, dress, wide } from '../sample-pictures.ts';

export default defineSection({
  type: 'Image',
  styles: ['editorial'],
  schema: v.object({
    picture: artPicture,
    caption: maybe(words(240)),
    href: maybe(href),
    width: oneOf(['full', 'medium', 'narrow'], 'full'),
  }),
  samples: [
    {
      name: 'with a caption',
      fields: { picture: wide(chair, 0.5, 1.1), caption: 'One chair that is not for clothes.' },
    },
    {
      name: 'narrow, and a link',
      fields: { picture: { desktop: dress }, width: 'narrow', href: '/categories/womens-dresses' },
    },
  ],
});
