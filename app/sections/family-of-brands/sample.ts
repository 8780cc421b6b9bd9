import type { InferInput } from 'valibot';
import { gown } from '../sample-pictures.ts';
import type { Sample } from '../section.ts';
import type { familyOfBrandsSchema } from './schema.ts';

export const familyOfBrandsSamples: Sample<InferInput<typeof familyOfBrandsSchema>>[] = [
  {
    name: 'six brands',
    fields: {
      title: 'The family',
      brands: ['burton', 'coast', 'oasis', 'wallis', 'warehouse', 'maine'].map((slug) => ({
        slug,
        name: slug,
        href: `/pages/brands/${slug}`,
        picture: { ...gown, ratio: 1.25 },
        line: 'A shop in the shop',
      })),
    },
  },
];
