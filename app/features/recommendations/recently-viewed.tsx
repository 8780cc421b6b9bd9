import { useEffect, useState } from 'react';
import { WhenNear } from '#app/hydration/when-near.tsx';
import { keysToShow } from '#commerce/recommendations/recently-viewed.ts';
import { late } from '#ui/late.ts';
import { readViewed } from './viewed-store.ts';

const RecentlyViewedRow = late(() => import('./recently-viewed-row.tsx'));

/** What this browser looked at before, without the product on screen. */
export function RecentlyViewed({ currentKey = null }: { currentKey?: string | null }) {
  const [keys, setKeys] = useState<string[]>([]);
  useEffect(() => setKeys(keysToShow(readViewed(), currentKey)), [currentKey]);
  if (keys.length === 0) return null;
  return (
    <WhenNear>
      <RecentlyViewedRow keys={keys} />
    </WhenNear>
  );
}
