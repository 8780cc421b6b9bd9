import type { InferInput } from 'valibot';
import { coat, lamp } from '../sample-pictures.ts';
import type { Sample } from '../section.ts';
import type { imageBesideTextWithButtonSchema } from './schema.ts';

export const imageBesideTextWithButtonSamples: Sample<InferInput<typeof imageBesideTextWithButtonSchema>>[] =
  [
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
  ];
