import * as v from 'valibot';
import { COUNTDOWN_LAYOUTS } from '#commerce/content/countdown.ts';
import { defineSection } from '../define-section.ts';
import { colour, link, maybe, oneOf, words } from '../fields.ts';

export default defineSection({
  type: 'CountdownBanner',
  styles: ['strips'],
  schema: v.object({
    title: words(120),
    description: maybe(words(300)),
    endTime: v.pipe(v.string(), v.isoTimestamp()),
    layout: oneOf(COUNTDOWN_LAYOUTS, 'medium'),
    backgroundColour: v.optional(colour, 'sale'),
    textColour: v.optional(colour, 'on-sale'),
    callToAction: maybe(link),
  }),
  samples: [
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
  ],
});
