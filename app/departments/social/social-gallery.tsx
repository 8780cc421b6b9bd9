import { lazy } from 'react';
import { WhenNear } from '#app/site/when-near.tsx';

const SocialWall = lazy(() => import('./social-wall.tsx'));

/** How others wear it; hidden where nobody posted. */
export function SocialGallery({ tags }: { tags: readonly string[] }) {
  return (
    <WhenNear>
      <SocialWall tags={tags} />
    </WhenNear>
  );
}
