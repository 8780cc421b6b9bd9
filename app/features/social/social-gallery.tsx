import { OnVisible } from '#app/hydration/on-visible.tsx';
import { lazyWithRetry } from '#ui/lazy.ts';

const SocialWall = lazyWithRetry(() => import('./social-wall.tsx'));

/** Posts that show the product; hidden when there are none. */
export function SocialGallery({ tags }: { tags: readonly string[] }) {
  return (
    <OnVisible>
      <SocialWall tags={tags} />
    </OnVisible>
  );
}
