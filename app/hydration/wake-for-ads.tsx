import { useEffect } from 'react';
import { wakeUp } from './presence.ts';
import { StartAtOnce } from './start-at-once.tsx';

interface WakeForAdsProps {
  list: { sponsored: { cards: unknown[] | null } | null } | null;
}

/** A list whose advertisements are still to come has empty places: it does not wait for somebody to touch it. */
export function WakeForAds({ list }: WakeForAdsProps) {
  const isEmpty = list?.sponsored?.cards === null;
  useEffect(() => {
    if (isEmpty) wakeUp();
  }, [isEmpty]);
  return isEmpty ? <StartAtOnce /> : null;
}
