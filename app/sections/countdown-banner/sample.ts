import type { InferInput } from 'valibot';
import type { Sample } from '../section.ts';
import type { countdownBannerSchema } from './schema.ts';

export const countdownBannerSamples: Sample<InferInput<typeof countdownBannerSchema>>[] = [
  {
    name: 'small',
    fields: {
      title: 'Order in time for Christmas',
      endTime: '2030-12-22T22:00:00Z',
      layout: 'small',
      callToAction: { label: 'Delivery', href: '/pages/informational/delivery' },
    },
  },
  {
    name: 'medium',
    fields: {
      title: 'The sale ends',
      description: 'Then prices go back to where they were.',
      endTime: '2030-12-31T23:59:59Z',
      layout: 'medium',
    },
  },
  {
    name: 'large, on dark',
    fields: {
      title: 'Last days',
      endTime: '2030-12-31T23:59:59Z',
      layout: 'large',
      backgroundColour: 'dark',
      textColour: 'on-dark',
      callToAction: { label: 'Shop the sale', href: '/categories/sale' },
    },
  },
  { name: 'over: zeros', fields: { title: 'It is over', endTime: '2020-01-01T00:00:00Z' } },
];
