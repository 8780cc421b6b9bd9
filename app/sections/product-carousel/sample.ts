import type { InferInput } from 'valibot';
import type { Sample } from '../section.ts';
import type { productCarouselSchema } from './schema.ts';

export const productCarouselSamples: Sample<InferInput<typeof productCarouselSchema>>[] = [
  {
    name: 'the newest',
    fields: {
      title: 'New this week',
      query: { category: 'new-in', sort: 'newness' },
      link: { label: 'See all', href: '/categories/new-in' },
    },
  },
  {
    name: 'four and a half in view',
    fields: {
      title: 'Best sellers',
      query: { category: 'womens-dresses', sort: 'best-sellers' },
      slidesPerView: { mobile: 2.15, desktop: 4.5 },
    },
  },
  { name: 'nothing found shows nothing', fields: { title: 'Empty', query: { searchTerm: 'zzzzqqqq' } } },
];
