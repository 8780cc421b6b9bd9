import { type ReactNode, useEffect, useState } from 'react';
import { OnVisible } from '#app/hydration/on-visible.tsx';
import { lazyWithRetry } from '#ui/lazy.ts';
import { readLatestViewed } from './viewed-store.ts';

const RecommendationRow = lazyWithRetry(() => import('./recommendation-row.tsx'));

/**
 * 'We Think You'll Like', from the recently viewed products of this browser. The children are shown without recently
 * viewed products, while the recommendations load, and when there are none.
 */
export function PersonalRow({ children = null }: { children?: ReactNode }) {
  const [keys, setKeys] = useState<readonly string[]>([]);
  useEffect(() => setKeys(readLatestViewed()), []);
  if (keys.length === 0) return children;
  return (
    <OnVisible placeholder={children}>
      <RecommendationRow kind="we-think-you-will-like" productKeys={keys} fallback={children} />
    </OnVisible>
  );
}
