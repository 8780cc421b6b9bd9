import * as v from 'valibot';
import { defineSection } from '../define-section.ts';
import { artPicture, href, link, maybe, oneOf } from '../fields.ts';
import { bed, coat, wide } from '../sample-pictures.ts';
import { textBannerEntries } from '../text-banner-fields.ts';

export default defineSection({
  type: 'Banner',
  styles: ['hero', 'live-text'],
  schema: v.object({
    ...textBannerEntries,
    picture: artPicture,
    href: maybe(href),
    callToAction: maybe(link),
    /** Darkens or lightens the picture behind the text. */
    shade: oneOf(['none', 'dark', 'light'], 'dark'),
  }),
  samples: [
    {
      name: 'live text over a picture',
      fields: {
        liveTextTitle: 'The winter sale',
        liveTextTitleMobile: 'Winter sale',
        subtitle: 'Up to half price, until it is gone.',
        titleSize: 120,
        titleSizeMobile: 48,
        titleColour: '#ffffff',
        subtitleColour: '#ffffff',
        picture: wide(coat),
        callToAction: { label: 'Shop the sale', href: '/categories/sale' },
      },
    },
    {
      name: 'the whole picture is a link, light shade, words on the right',
      fields: {
        liveTextTitle: 'Linen season',
        picture: wide(bed),
        shade: 'light',
        href: '/categories/the-linen-edit',
        textboxPosition: 'middle-right',
        textAlignment: 'right',
        titleSize: 90,
      },
    },
  ],
});
