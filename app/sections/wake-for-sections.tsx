import { useEffect } from 'react';
import { wakeUp } from '#app/hydration/presence.ts';
import { StartAtOnce } from '#app/hydration/start-at-once.tsx';
import type { ReadyPage, ReadySection } from './ready-page.ts';

/** What moves by itself begins after five seconds; until then the page may sleep. */
const SOON_MS = 3_000;

type Moment = 'now' | 'soon' | 'with somebody';

interface Fields {
  slides?: Fields[];
  visibilityConfig?: { hideForLoggedInUsers: boolean; hideForGuestUsers: boolean };
  autoplay?: boolean;
  scroll_to_play?: boolean;
  mode?: string;
  items?: { uspCountdown?: string | null }[];
}

/** When a page must come alive though nobody has stirred. */
export function wakeMoment(sections: readonly Pick<ReadySection, 'type' | 'fields'>[]): Moment {
  const fields = sections.map((section) => ({ type: section.type, ...(section.fields as Fields) }));
  if (fields.some((each) => each.type === 'CountdownBanner' || countsDown(each) || choosesVisitors(each)))
    return 'now';
  return fields.some((each) => each.autoplay || each.scroll_to_play || each.type === 'UspBanner')
    ? 'soon'
    : 'with somebody';
}

function countsDown({ items }: Fields): boolean {
  return items?.some((item) => item.uspCountdown) ?? false;
}

/** A hero that is for some only shows itself once the visitor is known. */
function choosesVisitors({ visibilityConfig, slides = [] }: Fields): boolean {
  const isChoosy = visibilityConfig?.hideForGuestUsers || visibilityConfig?.hideForLoggedInUsers;
  return Boolean(isChoosy) || slides.some(choosesVisitors);
}

export function WakeForSections({ page }: { page: Pick<ReadyPage, 'containers'> | null }) {
  const moment = wakeMoment(page?.containers.flatMap(({ sections }) => sections) ?? []);
  useEffect(() => {
    if (moment === 'with somebody') return;
    const timer = setTimeout(wakeUp, moment === 'now' ? 0 : Math.max(0, SOON_MS - sinceLoaded()));
    return () => clearTimeout(timer);
  }, [moment]);
  return moment === 'now' ? <StartAtOnce /> : null;
}

/** Script may have come long after the page. */
function sinceLoaded(): number {
  const [metadata] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return metadata && metadata.loadEventEnd > 0 ? performance.now() - metadata.loadEventEnd : 0;
}
