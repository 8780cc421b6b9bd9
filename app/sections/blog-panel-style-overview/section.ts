import * as v from 'valibot';
import { defineSection } from '../define-section.ts';
import { maybe, picture, words } from '../fields.ts';
import { coat } from '../sample-pictures.ts';

export default defineSection({
  type: 'BlogPanelStyleOverview',
  styles: ['editorial'],
  schema: v.object({
    title: words(120),
    text: maybe(words(800)),
    picture,
    points: v.pipe(v.array(v.object({ title: words(80), text: words(400) })), v.minLength(1)),
  }),
  samples: [
    {
      name: 'three points',
      fields: {
        title: 'Three coats, three lives',
        text: 'Most wardrobes need one of these.',
        picture: { ...coat, ratio: 1.2 },
        points: [
          { title: 'The wool coat', text: 'For cities and offices.' },
          { title: 'The trench', text: 'For rain.' },
          { title: 'The puffer', text: 'For standing at the side of pitches.' },
        ],
      },
    },
  ],
});
