import type { InferInput } from 'valibot';
import { coat } from '../sample-pictures.ts';
import type { Sample } from '../section.ts';
import type { blogCardSchema } from './schema.ts';

export const blogCardSamples: Sample<InferInput<typeof blogCardSchema>>[] = [
  {
    name: 'an article',
    fields: {
      src: coat.src,
      category: 'Style notes',
      title: 'How to choose a winter coat',
      date: '2026-11-06',
      description: 'Shoulders, length, cloth and colour, in the right order.',
      href: '/blog/how-to-choose-a-winter-coat',
      callToAction: 'Read the story',
    },
  },
];
