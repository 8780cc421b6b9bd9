import type { InferInput } from 'valibot';
import type { Sample } from '../section.ts';
import type { blogSectionSchema } from './schema.ts';

export const blogSectionSamples: Sample<InferInput<typeof blogSectionSchema>>[] = [
  {
    name: 'the newest articles',
    fields: { title: 'From the journal', link: { label: 'All stories', href: '/blog' } },
  },
];
