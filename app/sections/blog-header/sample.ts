import type { InferInput } from 'valibot';
import { coat } from '../sample-pictures.ts';
import type { Sample } from '../section.ts';
import type { blogHeaderSchema } from './schema.ts';

export const blogHeaderSamples: Sample<InferInput<typeof blogHeaderSchema>>[] = [
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
];
