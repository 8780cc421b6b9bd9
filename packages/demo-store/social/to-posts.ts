import type { SocialChannel, SocialPost } from '../../../commerce/social/social-posts.ts';
import { pathOf } from '../catalogue/specials/special.ts';
import { specials } from '../catalogue/specials/specials.ts';

/** A post of the demo's channels as a social provider has it. */
export interface ChannelPost {
  id: number;
  channel: SocialChannel;
  author: { handle: string };
  caption: string;
  tags: string[];
  picture: { src: string; alt: string };
  video: { webm: string } | null;
  productKeys: string[];
  postedAt: string;
  sourceUrl: string;
}

const byKey = new Map(specials.map((special) => [special.key, special]));

/** The posts as the shop stores them; the link leads to the first product shown. */
export function toPosts(
  posts: readonly ChannelPost[],
): (SocialPost & { flocklerId: number; publishedAt: Date })[] {
  return posts.map((post) => {
    const shown = post.productKeys.flatMap((key) => byKey.get(key) ?? [])[0];
    return {
      flocklerId: post.id,
      channel: post.channel,
      sourceUrl: post.sourceUrl,
      text: post.caption,
      author: post.author.handle,
      images: [{ url: post.picture.src, altText: post.picture.alt }],
      videos: post.video ? [{ type: 'link' as const, url: post.video.webm }] : [],
      tags: post.tags,
      ctaLink: shown ? { url: pathOf(shown), title: shown.name } : null,
      publishedAt: new Date(post.postedAt),
    };
  });
}
