import * as v from 'valibot';
import { defineSection } from '../define-section.ts';
import { link, maybe, picture, words } from '../fields.ts';
import { coat } from '../sample-pictures.ts';

export default defineSection({
  type: 'CategoryHeader',
  styles: ['editorial'],
  hasHeading: true,
  schema: v.object({
    title: words(120),
    text: maybe(words(400)),
    picture: maybe(picture),
    links: v.optional(v.array(link), []),
  }),
  samples: [
    {
      name: 'with a picture and ways in',
      fields: {
        title: 'Coats',
        text: 'Wool, down and gabardine, for every kind of weather.',
        picture: { ...coat, ratio: 1 },
        links: [
          { label: 'Wool', href: '/categories/womens-wool-coats' },
          { label: 'Trench', href: '/categories/womens-trench-coats' },
        ],
      },
    },
    { name: 'words only', fields: { title: 'Delivery' } },
  ],
});
