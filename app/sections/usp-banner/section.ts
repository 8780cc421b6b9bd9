import * as v from 'valibot';
import { defineSection } from '../define-section.ts';
import { colour, href, maybe, numberOr, oneOf, words } from '../fields.ts';

export const uspBannerSchema = v.object({
  items: v.pipe(
    v.array(
      v.object({
        label: words(120),
        label2: maybe(words(120)),
        href: maybe(href),
        target: v.optional(
          v.pipe(
            v.picklist(['_self', '_blank']),
            v.metadata({ labels: { _self: 'Same tab', _blank: 'New tab' } }),
          ),
          '_self',
        ),
        /** A countdown beside the text. */
        uspCountdown: maybe(v.pipe(v.string(), v.isoTimestamp())),
        dropdownTitle: maybe(words(80)),
        dropdownCopy: maybe(words(800)),
      }),
    ),
    v.minLength(1),
  ),
  mode: oneOf(['rotating', 'ticker', 'static'], 'rotating'),
  rotationMs: numberOr(3000, 1000, 20000),
  tickerSeconds: numberOr(40, 5, 240),
  tickerSpacing: numberOr(150, 0, 400),
  backgroundColour: v.optional(colour, 'sunk'),
  textColour: v.optional(colour, 'ink'),
});
export type UspBannerFields = v.InferOutput<typeof uspBannerSchema>;
export type UspItem = UspBannerFields['items'][number];

export default defineSection({
  type: 'UspBanner',
  styles: ['strips'],
  schema: uspBannerSchema,
  samples: [
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
  ],
});
