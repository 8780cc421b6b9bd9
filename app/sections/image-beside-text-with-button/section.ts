import * as v from 'valibot';
import { defineSection } from '../define-section.ts';
import { link, maybe, oneOf, picture, words } from '../fields.ts';
import { coat, lamp } from '../sample-pictures.ts';

export default defineSection({
  type: 'ImageBesideTextWithButton',
  styles: ['editorial'],
  schema: v.object({
    eyebrow: maybe(words(60)),
    title: words(120),
    markdown: words(4000),
    picture,
    button: maybe(link),
    pictureSide: oneOf(['left', 'right'], 'left'),
  }),
  load: async ({ markdown }, { richText }) => ({ html: richText.fromMarkdown(markdown) }),
  samples: [
    {
      name: 'picture on the left',
      fields: {
        eyebrow: 'Made by us',
        title: 'The edge that keeps cloth from coming undone',
        markdown: 'Our own label begins there: **small runs, named mills**.',
        picture: { ...coat, ratio: 1.1 },
        button: { label: 'Read our story', href: '/pages/informational/about' },
      },
    },
    {
      name: 'picture on the right',
      fields: {
        title: 'A lamp, low down',
        markdown: 'Two lamps, never one.',
        picture: { ...lamp, ratio: 1.1 },
        pictureSide: 'right',
      },
    },
  ],
});
