import { WhenNear } from '#app/hydration/when-near.tsx';
import type { SocialChannel, SocialPost } from '#commerce/social/social-posts.ts';
import { late } from '#ui/late.ts';
import { Skeleton } from '#ui/skeleton.tsx';

const SocialCarousel = late(() => import('./social-carousel.tsx'));

export interface SocialPostsProps {
  /** Names the row. */
  label: string;
  /** Only posts with this tag; null means all. */
  hashtag: string | null;
  /** Only posts of these. */
  channels: readonly SocialChannel[];
  /** What an editor chose; they come first. */
  pinned: readonly SocialPost[];
}

/** Posts of the shop's channels; neither code nor data is fetched before the visitor comes near. */
export function SocialPosts(props: SocialPostsProps) {
  return (
    <WhenNear placeholder={<Skeleton height="31rem" />}>
      <SocialCarousel {...props} />
    </WhenNear>
  );
}
