import type { InferInput } from 'valibot';
import { sofa } from '../sample-pictures.ts';
import type { Sample } from '../section.ts';
import type { categoryHighlightSchema } from './schema.ts';

export const categoryHighlightSamples: Sample<InferInput<typeof categoryHighlightSchema>>[] = [
  {
    name: 'with ways in',
    fields: {
      title: 'Velvet sofas',
      text: 'They deepen in lamplight.',
      picture: { ...sofa, ratio: 1 },
      href: '/categories/home-velvet-sofas',
      links: [
        { label: 'Velvet', href: '/categories/home-velvet-sofas' },
        { label: 'Leather', href: '/categories/home-leather-sofas' },
      ],
    },
  },
];
