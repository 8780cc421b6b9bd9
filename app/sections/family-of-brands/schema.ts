import * as v from 'valibot';
import { BRAND_ROOM_LINK } from '#commerce/links/shop-links.ts';
import { href, maybe, picture, slidesPerView, words } from '../fields.ts';

export const familyOfBrandsSchema = v.object({
  title: words(80),
  text: maybe(words(240)),
  callToAction: maybe(words(60)),
  callToActionHref: v.optional(href, BRAND_ROOM_LINK),
  brands: v.pipe(
    v.array(v.object({ slug: words(40), name: words(60), href, picture, line: maybe(words(120)) })),
    v.minLength(1),
  ),
  slidesPerView,
});
export type FamilyOfBrandsFields = v.InferOutput<typeof familyOfBrandsSchema>;
