import * as v from 'valibot';
import { colour, flag, href, maybe, mediaPath, oneOf, picture, words } from '../fields.ts';
import { videoEntries } from '../video-fields.ts';

export const ctaCardSchema = v.object({
  href,
  callToAction: maybe(words(60)),
  primaryTitle: maybe(words(80)),
  description: maybe(words(240)),
  navImage: maybe(picture),
  video: maybe(v.object(videoEntries)),
  roundelImageOverride: maybe(mediaPath),
  gradientFrom: maybe(colour),
  gradientTo: maybe(colour),
  autoApplyBrandFilterOnDBZ: flag(false),
  hideCtaText: flag(false),
  liveText: maybe(words(120)),
  variant: oneOf(['standard', 'familyOfBrands', 'ctaHighlights'], 'standard'),
});
export type CtaCardFields = v.InferOutput<typeof ctaCardSchema>;
