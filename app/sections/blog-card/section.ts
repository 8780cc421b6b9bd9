import * as v from 'valibot';
import { defineSection } from '../define-section.ts';
import { focusX, href, maybe, mediaPath, words } from '../fields.ts';
import { coat } from '../sample-pictures.ts';

export const blogCardSchema = v.object({
  src: mediaPath,
  alt: v.optional(v.string(), ''),
  focusX,
  category: words(60),
  title: words(160),
  date: v.pipe(v.string(), v.isoDate()),
  description: words(400),
  href,
  callToAction: maybe(words(60)),
});
export type BlogCardFields = v.InferOutput<typeof blogCardSchema>;

export default defineSection({
  type: 'BlogCard',
  styles: ['editorial'],
  schema: blogCardSchema,
  samples: [
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
  ],
});
