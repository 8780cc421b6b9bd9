export type SocialChannel = 'facebook' | 'tiktok' | 'instagram';

export interface SocialPost {
  flocklerId: number;
  channel: string;
  sourceUrl: string;
  images: { url: string; altText: string | null }[];
  videos: { type: 'iframe' | 'link'; url: string }[];
  tags: string[];
  ctaLink: { url: string; title: string } | null;
}

/** View All, Facebook, TikTok, Instagram. */
export const CHANNEL_CHOICES = ['all', 'facebook', 'tiktok', 'instagram'] as const;
export type ChannelChoice = (typeof CHANNEL_CHOICES)[number];

export interface PostFilter {
  channel: ChannelChoice;
  tags: readonly string[];
}

function tagKey(tag: string): string {
  return tag.trim().replace(/^#/, '').toLowerCase();
}

/** Several tags widen: a post with any of them shows. */
export function filterPosts(posts: readonly SocialPost[], filter: PostFilter): SocialPost[] {
  const wanted = new Set(filter.tags.map(tagKey));
  return posts.filter((post) => {
    const inChannel = filter.channel === 'all' || post.channel.toLowerCase() === filter.channel;
    return inChannel && (wanted.size === 0 || post.tags.some((tag) => wanted.has(tagKey(tag))));
  });
}

export function toggleTag(tags: readonly string[], tag: string): string[] {
  const key = tagKey(tag);
  return tags.some((one) => tagKey(one) === key) ? tags.filter((one) => tagKey(one) !== key) : [...tags, key];
}

/** Tags of the posts, commonest first. */
export function listTags(posts: readonly SocialPost[]): string[] {
  const counts = new Map<string, number>();
  for (const tag of posts.flatMap((post) => post.tags.map(tagKey)))
    counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([tag]) => tag);
}

/** Only channels that are switched on are asked for. */
export function channelsToAsk(enabled: Readonly<Record<SocialChannel, boolean>>): SocialChannel[] {
  return (['facebook', 'tiktok', 'instagram'] as const).filter((channel) => enabled[channel]);
}
