import * as v from 'valibot';
import { defineSection } from '../define-section.ts';
import { flag, href, link, maybe, picture, words } from '../fields.ts';
import { coat, sofa } from '../sample-pictures.ts';

export const categoryCardSchema = v.object({
  title: words(60),
  picture,
  primaryHref: maybe(href),
  shopAllHref: maybe(href),
  links: v.optional(v.array(link), []),
  autoApplyBrandFilterOnDBZ: flag(false),
});
export type CategoryCardFields = v.InferOutput<typeof categoryCardSchema>;

export default defineSection({
  type: 'CategoryCard',
  styles: ['cards'],
  schema: categoryCardSchema,
  samples: [
    {
      name: 'turns over',
      fields: {
        title: 'Knitwear',
        picture: { ...coat, ratio: 1.2 },
        shopAllHref: '/categories/womens-knitwear',
        links: [
          { label: 'Jumpers', href: '/categories/womens-jumpers' },
          { label: 'Cardigans', href: '/categories/womens-cardigans' },
          { label: 'Cashmere', href: '/categories/womens-cashmere' },
          { label: 'A fourth is left out', href: '/categories/new-in' },
        ],
      },
    },
    {
      name: 'leads to its category',
      fields: { title: 'Sofas', picture: { ...sofa, ratio: 1.2 }, primaryHref: '/categories/home-sofas' },
    },
  ],
});
