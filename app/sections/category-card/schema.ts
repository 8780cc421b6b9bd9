import * as v from 'valibot';
import { flag, href, link, maybe, picture, words } from '../fields.ts';

export const categoryCardSchema = v.object({
  title: words(60),
  picture,
  primaryHref: maybe(href),
  shopAllHref: maybe(href),
  links: v.optional(v.array(link), []),
  autoApplyBrandFilterOnDBZ: flag(false),
});
export type CategoryCardFields = v.InferOutput<typeof categoryCardSchema>;
