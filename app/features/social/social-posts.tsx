import { OnVisible } from '#app/hydration/on-visible.tsx';
import type { SocialChannel, SocialPost } from '#commerce/social/social-posts.ts';
import { lazyWithRetry } from '#ui/lazy.ts';
import { Skeleton } from '#ui/skeleton.tsx';

const SocialCarousel = lazyWithRetry(() => import('./social-carousel.tsx'));

export interface SocialPostsProps {
  /** Names the row. */
  label: string;
  /** Only posts with this tag; null means all. */
  hashtag: string | null;
  /** Only posts of these. */
  channels: readonly SocialChannel[];
  /** Chosen by an editor; shown first. */
  pinned: readonly SocialPost[];
}

/** Posts of the shop's channels; code and data are fetched when the section scrolls near. */
export function SocialPosts(props: SocialPostsProps) {
  return (
    <OnVisible placeholder={<Skeleton height="31rem" />}>
      <SocialCarousel {...props} />
    </OnVisible>
  );
}
