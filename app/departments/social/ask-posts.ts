import type { SocialPost } from '#domain/social-posts/social-posts.ts';

/** Posts with any of the tags; none when the shop cannot get them. */
export async function askPosts(
  tags: readonly string[],
  count: number,
  signal: AbortSignal,
): Promise<SocialPost[]> {
  const query = new URLSearchParams([
    ...tags.map((tag) => ['filterByTags[]', tag] as [string, string]),
    ['count', String(count)],
  ]);
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
