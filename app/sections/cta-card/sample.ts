import type { InferInput } from 'valibot';
import { coat, dress, film, gift } from '../sample-pictures.ts';
import type { Sample } from '../section.ts';
import type { ctaCardSchema } from './schema.ts';

export const ctaCardSamples: Sample<InferInput<typeof ctaCardSchema>>[] = [
  {
    name: 'a picture',
    fields: {
      href: '/categories/womens-dresses',
      primaryTitle: 'Dresses',
      callToAction: 'Shop dresses',
      navImage: dress,
    },
  },
  {
    name: 'live text over the picture',
    fields: {
      href: '/categories/the-denim-edit',
      liveText: 'Woven slowly, worn often',
      navImage: { ...coat, ratio: 0.5 },
    },
  },
  {
    name: 'a roundel',
    fields: { href: '/categories/gifts', callToAction: 'Gifts', roundelImageOverride: gift.src },
  },
  {
    name: 'a film',
    fields: { href: '/categories/the-linen-edit', primaryTitle: 'Linen', video: { ...film, autoplay: true } },
  },
  {
    name: 'nothing to look at is skipped',
    fields: { href: '/categories/new-in', primaryTitle: 'Not shown' },
  },
];
