import * as v from 'valibot';
import { defineSection } from '../define-section.ts';
import { colour, link, maybe, oneOf, picture, words } from '../fields.ts';
import { bed, gown } from '../sample-pictures.ts';

export default defineSection({
  type: 'FeatureBanner',
  styles: ['editorial'],
  schema: v.object({
    eyebrow: maybe(words(60)),
    title: words(120),
    text: maybe(words(500)),
    picture,
    links: v.optional(v.array(link), []),
    pictureSide: oneOf(['left', 'right'], 'right'),
    backgroundColour: v.optional(colour, 'sunk'),
  }),
  samples: [
    {
      name: 'on a quiet ground',
      fields: {
        eyebrow: 'The linen edit',
        title: 'Sleep in something that breathes',
        text: 'Washed linen softens with every night.',
        picture: { ...bed, ratio: 0.9 },
        links: [
          { label: 'Linen bedding', href: '/categories/home-linen-bedding' },
          { label: 'All bedding', href: '/categories/home-bedding' },
        ],
      },
    },
    {
      name: 'on dark, picture left',
      fields: {
        title: 'After dark',
        picture: { ...gown, ratio: 1 },
        pictureSide: 'left',
        backgroundColour: 'dark',
        links: [{ label: 'Evening', href: '/categories/evening' }],
      },
    },
  ],
});
