import { type ReactNode, useEffect, useState } from 'react';
import { WhenNear } from '#app/hydration/when-near.tsx';
import { late } from '#ui/late.ts';
import { readViewed } from './viewed-store.ts';

const RecommendationRow = late(() => import('./recommendation-row.tsx'));

/** The freshest memories say most of what somebody looks for. */
const REMEMBERED = 5;

/**
 * 'We Think You'll Like', from what this browser looked at. Whoever looked at nothing yet sees what stands inside, and so
 * does everyone while the answer is on its way or when there is none.
 */
export function PersonalRow({ children = null }: { children?: ReactNode }) {
  const [keys, setKeys] = useState<readonly string[]>([]);
  useEffect(() => setKeys(readViewed().slice(0, REMEMBERED)), []);
  if (keys.length === 0) return children;
  return (
    <WhenNear placeholder={children}>
      <RecommendationRow kind="we-think-you-will-like" productKeys={keys} meanwhile={children} />
    </WhenNear>
  );
}
