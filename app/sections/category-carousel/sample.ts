import type { InferInput } from 'valibot';
import { coat, dress, gift, sofa } from '../sample-pictures.ts';
import type { Sample } from '../section.ts';
import type { categoryCarouselSchema } from './schema.ts';

export const categoryCarouselSamples: Sample<InferInput<typeof categoryCarouselSchema>>[] = [
  {
    name: 'cards that turn and cards that lead',
    fields: {
      title: 'Find it quickly',
      items: [
        {
          title: 'Dresses',
          picture: { ...dress, ratio: 1.2 },
          shopAllHref: '/categories/womens-dresses',
          links: [
            { label: 'Midi', href: '/categories/womens-midi-dresses' },
            { label: 'Maxi', href: '/categories/womens-maxi-dresses' },
            { label: 'Wrap', href: '/categories/womens-wrap-dresses' },
          ],
        },
        { title: 'Coats', picture: { ...coat, ratio: 1.2 }, primaryHref: '/categories/womens-coats-jackets' },
        { title: 'Sofas', picture: { ...sofa, ratio: 1.2 }, primaryHref: '/categories/home-sofas' },
        { title: 'Gifts', picture: { ...gift, ratio: 1.2 }, primaryHref: '/categories/gifts' },
      ],
    },
  },
];
