import type { InferInput } from 'valibot';
import { gown } from '../sample-pictures.ts';
import type { Sample } from '../section.ts';
import type { brandRoomCardSchema } from './schema.ts';

export const brandRoomCardSamples: Sample<InferInput<typeof brandRoomCardSchema>>[] = [
  {
    name: 'several make a carousel',
    fields: {
      title: 'The brand room',
      cards: ['Coast', 'Oasis', 'Burton'].map((brand) => ({
        brand,
        title: 'The occasion edit',
        description: 'Satin that moves and lace that lasts.',
        href: `/pages/brands/${brand.toLowerCase()}`,
        picture: { ...gown, ratio: 1.1 },
      })),
    },
  },
  {
    name: 'one stands alone',
    fields: {
      cards: [
        {
          brand: 'Coast',
          title: 'The occasion edit',
          description: 'Satin that moves.',
          href: '/pages/brands/coast',
          picture: { ...gown, ratio: 0.8 },
        },
      ],
    },
  },
];
