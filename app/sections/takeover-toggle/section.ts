import * as v from 'valibot';
import { defineSection } from '../define-section.ts';
import { artPicture, link, maybe, words } from '../fields.ts';
import { coat, sofa, wide } from '../sample-pictures.ts';

const side = v.object({
  label: words(40),
  title: words(120),
  text: maybe(words(300)),
  picture: artPicture,
  links: v.optional(v.array(link), []),
});

export default defineSection({
  type: 'TakeoverToggle',
  styles: ['hero', 'takeover-toggle'],
  schema: v.object({
    legend: words(80),
    sides: v.pipe(v.array(side), v.minLength(2), v.maxLength(4)),
  }),
  samples: [
    {
      name: 'two sides',
      fields: {
        legend: 'Whose sale',
        sides: [
          {
            label: 'Women',
            title: 'Coats and dresses',
            picture: wide(coat),
            links: [{ label: 'Women’s sale', href: '/categories/sale-womens' }],
          },
          {
            label: 'Home',
            title: 'Sofas and lamps',
            text: 'Last season’s colours.',
            picture: wide(sofa),
            links: [{ label: 'Home sale', href: '/categories/sale-home' }],
          },
        ],
      },
    },
  ],
});
