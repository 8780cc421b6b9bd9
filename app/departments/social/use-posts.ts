import { useEffect, useState } from 'react';
import type { SocialPost } from '#domain/social-posts/social-posts.ts';
import { askPosts } from './ask-posts.ts';

/** Null while they are on their way. */
export function usePosts(tags: readonly string[], count: number): SocialPost[] | null {
  const asked = tags.join(',');
  const [posts, setPosts] = useState<SocialPost[] | null>(null);
  useEffect(() => {
    const asking = new AbortController();
    void askPosts(asked === '' ? [] : asked.split(','), count, asking.signal).then((found) => {
      if (!asking.signal.aborted) setPosts(found);
    });
    return () => asking.abort();
  }, [asked, count]);
  return posts;
}
