import * as v from 'valibot';
import { flag, href, maybe, picture, words } from '../fields.ts';

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
