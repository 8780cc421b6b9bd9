import { useEffect, useState } from 'react';
import type { loader } from '#app/routes/api/social/posts.ts';
import { callApi } from '#app/site/api-call.ts';
import type { SocialChannel, SocialPost } from '#commerce/social/social-posts.ts';

export interface PostsQuery {
  channels: readonly SocialChannel[];
  /** Posts with any of them; none means all. */
  tags: readonly string[];
  count: number;
}

/** The query parameters, with the names that the provider uses. */
export function writePostsQuery({ channels, tags, count }: PostsQuery): string {
  return new URLSearchParams([
    ...channels.map((channel) => ['filterByChannels[]', channel] as [string, string]),
    ...tags.map((tag) => ['filterByTags[]', tag] as [string, string]),
    ['count', String(count)],
  ]).toString();
}

/** The posts that match a query; none when the call fails. */
async function fetchPosts(query: string, signal: AbortSignal): Promise<SocialPost[]> {
  try {
    const response = await callApi<typeof loader>(`/_api/social/posts?${query}`, { signal });
    if (!response.ok) throw new Error('Network response was not ok');
    return (await response.json()).posts;
  } catch (error) {
    if (!signal.aborted) console.error(error instanceof Error ? error.message : error);
    return [];
  }
}

/** The posts that match a query; null while they load. */
export function usePosts(postsQuery: PostsQuery): SocialPost[] | null {
  const query = writePostsQuery(postsQuery);
  const [posts, setPosts] = useState<SocialPost[] | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    void fetchPosts(query, controller.signal).then((found) => {
      if (!controller.signal.aborted) setPosts(found);
    });
    return () => controller.abort();
  }, [query]);
  return posts;
}
