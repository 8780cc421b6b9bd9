import { useEffect, useState } from 'react';
import type { SocialPost } from '#commerce/social/social-posts.ts';
import { askPosts, type PostsQuestion, writePostsQuery } from './ask-posts.ts';

/** Null while they are on their way. */
export function usePosts(question: PostsQuestion): SocialPost[] | null {
  const query = writePostsQuery(question);
  const [posts, setPosts] = useState<SocialPost[] | null>(null);
  useEffect(() => {
    const asking = new AbortController();
    void askPosts(query, asking.signal).then((found) => {
      if (!asking.signal.aborted) setPosts(found);
    });
    return () => asking.abort();
  }, [query]);
  return posts;
}
