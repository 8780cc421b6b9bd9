import * as v from 'valibot';
import { defineSection } from '../define-section.ts';
import { maybe, numberOr, picture, words } from '../fields.ts';
import { coat } from '../sample-pictures.ts';

export default defineSection({
  type: 'BlogHeader',
  styles: ['editorial'],
  hasHeading: true,
  schema: v.object({
    category: words(60),
    title: words(160),
    date: v.pipe(v.string(), v.isoDate()),
    author: maybe(words(80)),
    minutes: numberOr(3, 1, 60),
    intro: maybe(words(600)),
    picture,
  }),
  samples: [
    {
      name: 'an article’s beginning',
      fields: {
        category: 'Style notes',
        title: 'How to choose a winter coat you will still like in March',
        date: '2026-11-06',
        author: 'Ines Marlow',
        minutes: 5,
        intro: 'A coat is the only thing people see of you for five months.',
        picture: { ...coat, ratio: 0.56 },
      },
    },
  ],
});
