export type SocialChannel = 'facebook' | 'tiktok' | 'instagram';

export interface SocialPost {
  flocklerId: number | string;
  channel: string;
  sourceUrl: string;
  /** Plain text and the author's name in the channel. */
  text: string | null;
  author: string | null;
  images: { url: string; altText: string | null }[];
  videos: { type: 'iframe' | 'link'; url: string }[];
  tags: string[];
  ctaLink: { url: string; title: string } | null;
}

export const SOCIAL_CHANNELS: readonly SocialChannel[] = ['facebook', 'tiktok', 'instagram'];

export type ChannelChoice = 'all' | SocialChannel;

export interface PostFilter {
  channel: ChannelChoice;
  tags: readonly string[];
}

function tagKey(tag: string): string {
  return tag.trim().replace(/^#/, '').toLowerCase();
}

/** A post matches when it has any of the tags. */
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

/** Tags of the posts, the most frequent first. */
export function listTags(posts: readonly SocialPost[]): string[] {
  const counts = new Map<string, number>();
  for (const tag of posts.flatMap((post) => post.tags.map(tagKey)))
    counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([tag]) => tag);
}

/** Posts of a product are tagged with its key or a word of its categories. */
export function tagsForProduct(key: string, categorySlugs: readonly string[]): string[] {
  const words = categorySlugs.flatMap((slug) => slug.split('-')).filter((word) => !DEPARTMENTS.has(word));
  return [...new Set([key.toLowerCase(), ...words])];
}

/** Department words, which do not describe the product. */
const DEPARTMENTS = new Set(['womens', 'mens', 'kids', 'and', 'home', 'beauty', 'clothing']);

/** Removes duplicates; the first occurrence is kept. */
export function mergePosts(...lists: readonly (readonly SocialPost[])[]): SocialPost[] {
  const byId = new Map<string, SocialPost>();
  for (const post of lists.flat()) {
    const id = String(post.flocklerId);
    if (!byId.has(id)) byId.set(id, post);
  }
  return [...byId.values()];
}

/** View All and the enabled channels; empty when only one channel is enabled. */
export function channelChoices(enabled: readonly SocialChannel[]): ChannelChoice[] {
  const shown = SOCIAL_CHANNELS.filter((channel) => enabled.includes(channel));
  return shown.length > 1 ? ['all', ...shown] : [];
}
