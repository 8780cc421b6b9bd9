import type { InferInput } from 'valibot';
import { chair, coat, dress, gift, gown, lamp, sofa } from '../sample-pictures.ts';
import type { Sample } from '../section.ts';
import type { ctaGridSchema } from './schema.ts';

export const ctaGridSamples: Sample<InferInput<typeof ctaGridSchema>>[] = [
  {
    name: 'four across',
    fields: {
      title: 'Shop by department',
      items: [
        {
          href: '/categories/womens-dresses',
          primaryTitle: 'Dresses',
          callToAction: 'Shop dresses',
          navImage: dress,
        },
        { href: '/categories/home', primaryTitle: 'Home', navImage: sofa },
        {
          href: '/categories/womens-coats-jackets',
          primaryTitle: 'Coats',
          description: 'Wool that lasts.',
          navImage: coat,
        },
        { href: '/categories/gifts', primaryTitle: 'Gifts', navImage: gift },
      ],
    },
  },
  {
    name: 'highlights',
    fields: {
      columns: 3,
      columnsMobile: 1,
      items: [gown, chair, lamp].map((picture) => ({
        href: `/search?q=${encodeURIComponent(picture.alt)}`,
        primaryTitle: picture.alt,
        callToAction: 'Shop now',
        navImage: { ...picture, ratio: 1.2 },
        variant: 'ctaHighlights' as const,
      })),
    },
  },
];
