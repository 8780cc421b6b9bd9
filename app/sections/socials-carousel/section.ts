import * as v from 'valibot';
import { defineSection } from '../define-section.ts';
import { flag, href, maybe, picture, words } from '../fields.ts';
import { gown } from '../sample-pictures.ts';

const post = v.object({
  flocklerId: words(60),
  channel: v.picklist(['facebook', 'tiktok', 'instagram']),
  sourceUrl: href,
  images: v.pipe(v.array(picture), v.minLength(1)),
  videos: v.optional(v.array(v.object({ type: v.picklist(['iframe', 'link']), url: href })), []),
  text: maybe(words(400)),
  tags: v.optional(v.array(words(40)), []),
  ctaLink: maybe(v.object({ url: href, title: words(80) })),
});

export const socialsCarouselSchema = v.object({
  title: words(80),
  primaryHashtag: maybe(words(60)),
  showFacebook: flag(true),
  showTikTok: flag(true),
  showInstagram: flag(true),
  posts: v.optional(v.array(post), []),
});
export type SocialsCarouselFields = v.InferOutput<typeof socialsCarouselSchema>;
export type SocialPostField = SocialsCarouselFields['posts'][number];

export default defineSection({
  type: 'SocialsCarousel',
  styles: ['social'],
  schema: socialsCarouselSchema,
  samples: [
    {
      name: 'three channels',
      fields: {
        title: 'From our channels',
        primaryHashtag: 'myselvedge',
        posts: (['instagram', 'tiktok', 'facebook', 'instagram', 'tiktok', 'instagram'] as const).map(
          (channel, place) => ({
            flocklerId: String(place),
            channel,
            sourceUrl: `https://www.${channel}.com/`,
            images: [gown],
            text: 'The plum one is back.',
            ctaLink: { url: '/categories/evening', title: 'Shop it' },
          }),
        ),
      },
    },
    { name: 'one channel', fields: { title: 'On Instagram', showFacebook: false, showTikTok: false } },
    { name: 'no posts', fields: { title: 'Nothing posted yet' } },
  ],
});
