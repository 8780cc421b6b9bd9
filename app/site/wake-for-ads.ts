import { useEffect } from 'react';
import { wakeUp } from './presence.ts';

/** A list whose advertisements are still to come has empty places: it does not wait for somebody to touch it. */
export function useWakeForAds(list: { sponsored: { cards: unknown[] | null } | null } | null): void {
  const isEmpty = list?.sponsored?.cards === null;
  useEffect(() => {
    if (isEmpty) wakeUp();
  }, [isEmpty]);
}
