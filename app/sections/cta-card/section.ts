import * as v from 'valibot';
import { defineSection } from '../define-section.ts';
import { colour, flag, href, maybe, mediaPath, oneOf, picture, words } from '../fields.ts';
import { coat, dress, film, gift } from '../sample-pictures.ts';
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

export default defineSection({
  type: 'CtaCard',
  styles: ['cards'],
  schema: ctaCardSchema,
  samples: [
    {
      name: 'a picture',
      fields: {
        href: '/categories/womens-dresses',
        primaryTitle: 'Dresses',
        callToAction: 'Shop dresses',
        navImage: dress,
      },
    },
    {
      name: 'live text over the picture',
      fields: {
        href: '/categories/the-denim-edit',
        liveText: 'Woven slowly, worn often',
        navImage: { ...coat, ratio: 0.5 },
      },
    },
    {
      name: 'a roundel',
      fields: { href: '/categories/gifts', callToAction: 'Gifts', roundelImageOverride: gift.src },
    },
    {
      name: 'a film',
      fields: {
        href: '/categories/the-linen-edit',
        primaryTitle: 'Linen',
        video: { ...film, autoplay: true },
      },
    },
    {
      name: 'nothing to look at is skipped',
      fields: { href: '/categories/new-in', primaryTitle: 'Not shown' },
    },
  ],
});
