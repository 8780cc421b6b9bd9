import * as v from 'valibot';
import { defineSection } from '../define-section.ts';
import { href, link, maybe, numberOr, picture, words } from '../fields.ts';
import { bed, chair, coat, dress, gift, gown, lamp, sofa } from '../sample-pictures.ts';

/** The social gallery: customers' pictures in a grid. */
export default defineSection({
  type: 'DashHudson',
  styles: ['cards'],
  schema: v.object({
    title: maybe(words(80)),
    text: maybe(words(240)),
    link: maybe(link),
    perRowDesktop: numberOr(4, 1, 8),
    perRowMobile: numberOr(2, 1, 4),
    rowLimit: numberOr(4, 1, 10),
    items: v.pipe(v.array(v.object({ picture, href, handle: maybe(words(60)) })), v.minLength(1)),
  }),
  samples: [
    {
      name: 'a wall of eight',
      fields: {
        title: 'Worn by you',
        text: 'Show us with #myselvedge.',
        items: [dress, coat, gown, sofa, chair, bed, lamp, gift].map((picture, place) => ({
          picture,
          href: '/categories/new-in',
          handle: `@friend${place + 1}`,
        })),
      },
    },
  ],
});
