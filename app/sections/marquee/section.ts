import * as v from 'valibot';
import { defineSection } from '../define-section.ts';
import { colour, href, maybe, numberOr, oneOf, words } from '../fields.ts';

export default defineSection({
  type: 'Marquee',
  styles: ['strips'],
  schema: v.object({
    items: v.pipe(v.array(v.object({ label: words(80), href: maybe(href) })), v.minLength(1)),
    /** Seconds for one round. */
    speed: numberOr(30, 5, 240),
    height: numberOr(38, 24, 160),
    /** Pixels between the items; half on phones. Zero is the default: 150 between names, less between messages. */
    spacing: numberOr(0, 0, 400),
    backgroundColour: v.optional(colour, 'ink'),
    textColour: v.optional(colour, 'paper'),
    look: oneOf(['strip', 'names'], 'strip'),
  }),
  samples: [
    {
      name: 'messages',
      fields: {
        items: [
          { label: 'New every week', href: '/categories/new-in' },
          { label: 'Next day delivery', href: null },
          { label: 'Twenty-eight days to decide', href: '/pages/informational/returns' },
        ],
      },
    },
    {
      name: 'brand names',
      fields: {
        look: 'names',
        height: 88,
        spacing: 150,
        backgroundColour: 'paper',
        textColour: 'ink',
        items: ['Burton', 'Coast', 'Wallis', 'Oasis', 'Warehouse', 'Principles'].map((label) => ({
          label,
          href: '/pages/brand-room',
        })),
      },
    },
  ],
});
