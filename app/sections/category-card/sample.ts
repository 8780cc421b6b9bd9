import type { InferInput } from 'valibot';
import { coat, sofa } from '../sample-pictures.ts';
import type { Sample } from '../section.ts';
import type { categoryCardSchema } from './schema.ts';

export const categoryCardSamples: Sample<InferInput<typeof categoryCardSchema>>[] = [
  {
    name: 'turns over',
    fields: {
      title: 'Knitwear',
      picture: { ...coat, ratio: 1.2 },
      shopAllHref: '/categories/womens-knitwear',
      links: [
        { label: 'Jumpers', href: '/categories/womens-jumpers' },
        { label: 'Cardigans', href: '/categories/womens-cardigans' },
        { label: 'Cashmere', href: '/categories/womens-cashmere' },
        { label: 'A fourth is left out', href: '/categories/new-in' },
      ],
    },
  },
  {
    name: 'leads to its category',
    fields: { title: 'Sofas', picture: { ...sofa, ratio: 1.2 }, primaryHref: '/categories/home-sofas' },
  },
];
