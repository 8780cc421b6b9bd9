import type { InferInput } from 'valibot';
import { coat } from '../sample-pictures.ts';
import type { Sample } from '../section.ts';
import type { blogPanelStyleOverviewSchema } from './schema.ts';

export const blogPanelStyleOverviewSamples: Sample<InferInput<typeof blogPanelStyleOverviewSchema>>[] = [
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
];
