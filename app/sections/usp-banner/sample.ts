import type { InferInput } from 'valibot';
import type { Sample } from '../section.ts';
import type { uspBannerSchema } from './schema.ts';

export const uspBannerSamples: Sample<InferInput<typeof uspBannerSchema>>[] = [
  {
    name: 'rotating, with a countdown and a dropdown',
    fields: {
      items: [
        { label: 'Next day delivery', label2: 'order by 11pm', href: '/pages/informational/delivery' },
        { label: 'The sale ends in', uspCountdown: '2030-12-31T23:59:59Z' },
        {
          label: 'Twenty-eight days to send it back',
          dropdownTitle: 'How',
          dropdownCopy: 'Unworn, with its labels on, in the bag it came in.',
        },
      ],
    },
  },
  {
    name: 'a ticker',
    fields: {
      mode: 'ticker',
      backgroundColour: 'ink',
      textColour: 'paper',
      items: [{ label: 'New every week' }, { label: 'Over twenty brands' }, { label: 'One basket' }],
    },
  },
  {
    name: 'static on wide screens',
    fields: {
      mode: 'static',
      items: [
        { label: 'Next day delivery' },
        { label: '28 days to decide' },
        { label: 'Over twenty brands' },
      ],
    },
  },
];
