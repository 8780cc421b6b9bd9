import type { SocialChannel, SocialPost } from '#commerce/social/social-posts.ts';

export interface PostsQuestion {
  channels: readonly SocialChannel[];
  /** Posts with any of them; none means all. */
  tags: readonly string[];
  count: number;
}

/** The question as the gathering service words it. */
export function writePostsQuery({ channels, tags, count }: PostsQuestion): string {
  return new URLSearchParams([
    ...channels.map((channel) => ['filterByChannels[]', channel] as [string, string]),
    ...tags.map((tag) => ['filterByTags[]', tag] as [string, string]),
    ['count', String(count)],
  ]).toString();
}

/** Posts that answer a question; none when the shop cannot get them. */
export async function askPosts(query: string, signal: AbortSignal): Promise<SocialPost[]> {
  try {
    const response = await fetch(`/_api/social/posts?${query}`, { signal });
    if (!response.ok) throw new Error('Network response was not ok');
    const { posts } = (await response.json()) as { posts?: SocialPost[] };
    return Array.isArray(posts) ? posts : [];
  } catch (error) {
    if (!signal.aborted) console.error(error instanceof Error ? error.message : error);
    return [];
  }
}
