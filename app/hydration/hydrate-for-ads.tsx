import { useEffect } from 'react';
import { HydrateImmediately } from './hydrate-immediately.tsx';
import { startHydration } from './user-activity.ts';

interface HydrateForAdsProps {
  list: { sponsored: { cards: unknown[] | null } | null } | null;
}

/** A list whose advertisements are fetched by the browser has empty places, so it does not wait for activity. */
export function HydrateForAds({ list }: HydrateForAdsProps) {
  const hasEmptyPlaces = list?.sponsored?.cards === null;
  useEffect(() => {
    if (hasEmptyPlaces) startHydration();
  }, [hasEmptyPlaces]);
  return hasEmptyPlaces ? <HydrateImmediately /> : null;
}
