import { useEffect, useState } from 'react';
import { OnVisible } from '#app/hydration/on-visible.tsx';
import { keysToShow } from '#commerce/recommendations/recently-viewed.ts';
import { lazyWithRetry } from '#ui/lazy.ts';
import { readViewed } from './viewed-store.ts';

const RecentlyViewedRow = lazyWithRetry(() => import('./recently-viewed-row.tsx'));

/** Products viewed in this browser before, without the current one. */
export function RecentlyViewed({ currentKey = null }: { currentKey?: string | null }) {
  const [keys, setKeys] = useState<string[]>([]);
  useEffect(() => setKeys(keysToShow(readViewed(), currentKey)), [currentKey]);
  if (keys.length === 0) return null;
  return (
    <OnVisible>
      <RecentlyViewedRow keys={keys} />
    </OnVisible>
  );
}
