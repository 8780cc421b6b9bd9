import { WhenNear } from '#app/hydration/when-near.tsx';
import { late } from '#ui/late.ts';

const SocialWall = late(() => import('./social-wall.tsx'));

/** How others wear it; hidden where nobody posted. */
export function SocialGallery({ tags }: { tags: readonly string[] }) {
  return (
    <WhenNear>
      <SocialWall tags={tags} />
    </WhenNear>
  );
}
