import * as v from 'valibot';
import { defineSection } from '../define-section.ts';
import { link, maybe } from '../fields.ts';
import { textBannerEntries } from '../text-banner-fields.ts';

export default defineSection({
  type: 'LiveText',
  styles: ['hero', 'live-text'],
  schema: v.object({ ...textBannerEntries, callToAction: maybe(link) }),
  samples: [
    {
      name: 'defaults',
      fields: {
        liveTextTitle: 'City clothes. Nothing spare.',
        subtitle: 'Wide leg. Straight coat. Heavy denim.',
      },
    },
    {
      name: 'large, coloured, centred',
      fields: {
        liveTextTitle: 'Dressed first. Home last.',
        liveTextTitleMobile: 'Dressed first.',
        titleSize: 160,
        titleSizeMobile: 56,
        kerning: -3,
        lineHeight: 90,
        bannerBackgroundColor: 'dark',
        titleColour: 'on-dark',
        subtitleColour: 'on-dark',
        subtitle: 'Get ready together.',
        textAlignment: 'center',
        textboxPosition: 'middle-center',
        textboxPositionMobile: 'middle-center',
        bannerPadding: 24,
        callToAction: { label: 'After dark', href: '/categories/party' },
      },
    },
  ],
});
