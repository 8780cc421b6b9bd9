import type { InferInput } from 'valibot';
import { gown } from '../sample-pictures.ts';
import type { Sample } from '../section.ts';
import type { familyOfBrandsSchema } from './schema.ts';

export const familyOfBrandsSamples: Sample<InferInput<typeof familyOfBrandsSchema>>[] = [
  {
    name: 'six brands',
    fields: {
      title: 'The family',
      brands: ['Burton', 'Coast', 'Oasis', 'Wallis', 'Warehouse', 'Maine'].map((name) => ({
        slug: name.toLowerCase(),
        name,
        href: `/pages/brands/${name.toLowerCase()}`,
        picture: { ...gown, ratio: 1.25 },
        line: 'A shop in the shop',
      })),
    },
  },
];
