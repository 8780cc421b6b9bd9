import * as v from 'valibot';
import { artPicture, href, link, maybe, oneOf } from '../fields.ts';
import { textBannerEntries } from '../text-banner-fields.ts';

export const bannerSchema = v.object({
  ...textBannerEntries,
  picture: artPicture,
  href: maybe(href),
  callToAction: maybe(link),
  /** Darkens or lightens the picture behind the words. */
  shade: oneOf(['none', 'dark', 'light'], 'dark'),
});
export type BannerFields = v.InferOutput<typeof bannerSchema>;
