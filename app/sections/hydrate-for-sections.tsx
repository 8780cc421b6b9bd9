import { useEffect } from 'react';
import { HydrateImmediately } from '#app/hydration/hydrate-immediately.tsx';
import { startHydration } from '#app/hydration/user-activity.ts';
import type { LoadedPage } from './loaded-page.ts';

/** Sections that move by themselves begin after five seconds; hydration must be done by then. */
const SOON_MS = 3_000;

/** Hydrates a page with deferred hydration without user activity, if a section needs it (`hydration` in its definition). */
export function HydrateForSections({ page }: { page: Pick<LoadedPage, 'hydration'> | null }) {
  const moment = page?.hydration ?? null;
  useEffect(() => {
    if (!moment) return;
    const timer = setTimeout(startHydration, moment === 'now' ? 0 : Math.max(0, SOON_MS - timeSinceLoad()));
    return () => clearTimeout(timer);
  }, [moment]);
  return moment === 'now' ? <HydrateImmediately /> : null;
}

/** Script may run long after the page has loaded. */
function timeSinceLoad(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation && navigation.loadEventEnd > 0 ? performance.now() - navigation.loadEventEnd : 0;
}
