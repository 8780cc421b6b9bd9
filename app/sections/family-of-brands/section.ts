import * as v from 'valibot';
import { BRAND_ROOM_LINK } from '#commerce/links/shop-links.ts';
import { defineSection } from '../define-section.ts';
import { href, maybe, picture, slidesPerView, words } from '../fields.ts';
import { gown } from '../sample-pictures.ts';

export default defineSection({
  type: 'FamilyOfBrands',
  styles: ['cards'],
  schema: v.object({
    title: words(80),
    text: maybe(words(240)),
    callToAction: maybe(words(60)),
    callToActionHref: v.optional(href, BRAND_ROOM_LINK),
    brands: v.pipe(
      v.array(v.object({ slug: words(40), name: words(60), href, picture, line: maybe(words(120)) })),
      v.minLength(1),
    ),
    slidesPerView,
  }),
  samples: [
    {
      name: 'six brands',
      fields: {
        title: 'The family',
        brands: ['Burton', 'Coast', 'Oasis', 'Wallis', 'Warehouse', 'Maine'].map((name) => ({
          slug: name.toLowerCase(),
          name,
          href: `/pages/brands/${name.toLowerCase()}`,
          picture: { ...gown, ratio: 1.25 },
          line: 'A shop in the shop',
        })),
      },
    },
  ],
});
