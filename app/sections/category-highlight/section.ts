import * as v from 'valibot';
import { defineSection } from '../define-section.ts';
import { href, link, maybe, picture, words } from '../fields.ts';
import { sofa } from '../sample-pictures.ts';

export default defineSection({
  type: 'CategoryHighlight',
  styles: ['editorial'],
  schema: v.object({
    title: words(80),
    text: maybe(words(300)),
    picture,
    href,
    links: v.optional(v.array(link), []),
  }),
  samples: [
    {
      name: 'with ways in',
      fields: {
        title: 'Velvet sofas',
        text: 'They deepen in lamplight.',
        picture: { ...sofa, ratio: 1 },
        href: '/categories/home-velvet-sofas',
        links: [
          { label: 'Velvet', href: '/categories/home-velvet-sofas' },
          { label: 'Leather', href: '/categories/home-leather-sofas' },
        ],
      },
    },
  ],
});
