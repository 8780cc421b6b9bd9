export type SocialChannel = 'facebook' | 'tiktok' | 'instagram';

export interface SocialPost {
  flocklerId: number | string;
  channel: string;
  sourceUrl: string;
  /** What was written, plain; and by whom, as the channel names them. */
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

/** A product's posts carry its key or the words of its categories. */
export function tagsForProduct(key: string, categorySlugs: readonly string[]): string[] {
  const words = categorySlugs.flatMap((slug) => slug.split('-')).filter((word) => !DEPARTMENTS.has(word));
  return [...new Set([key.toLowerCase(), ...words])];
}

/** Words that say who it is for rather than what it is. */
const DEPARTMENTS = new Set(['womens', 'mens', 'kids', 'and', 'home', 'beauty', 'clothing']);

/** Each post once, the first stays. */
export function mergePosts(...lists: readonly (readonly SocialPost[])[]): SocialPost[] {
  const byId = new Map<string, SocialPost>();
  for (const post of lists.flat()) {
    const id = String(post.flocklerId);
    if (!byId.has(id)) byId.set(id, post);
  }
  return [...byId.values()];
}

/** View All, and Facebook, TikTok, Instagram as they are switched on; one alone is no choice. */
export function channelChoices(enabled: readonly SocialChannel[]): ChannelChoice[] {
  const shown = SOCIAL_CHANNELS.filter((channel) => enabled.includes(channel));
  return shown.length > 1 ? ['all', ...shown] : [];
}
