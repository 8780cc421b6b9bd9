import { pushEvent } from '#app/site/data-layer.ts';
import { watchCarousels } from './watch-carousels.ts';
import { watchImpressions } from './watch-impressions.ts';

const SCAN_AFTER_MS = 400;

let isWatching = false;

/** Pushes what happens on the page to the data layer; this sends nothing to the server. */
export function watchPage(): void {
  if (isWatching) return;
  isWatching = true;
  watchMenu();
  const scans = [watchImpressions(), watchCarousels()];
  let isScheduled = false;
  const scheduleScan = () => {
    if (isScheduled) return;
    isScheduled = true;
    setTimeout(() => {
      isScheduled = false;
      for (const scan of scans) scan();
    }, SCAN_AFTER_MS);
  };
  // Cards and carousels are added and removed all the time: scan once after a burst of changes.
  new MutationObserver(scheduleScan).observe(document.body, { childList: true, subtree: true });
  scheduleScan();
}

/** Reports clicks in the menu; its links carry their level: 1 department, 2 group, 3 category. */
function watchMenu(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-menu]') : null;
      if (!link) return;
      const label = link.textContent?.trim() ?? '';
      pushEvent({ event: 'menuTracking', label, href: link.pathname, level: Number(link.dataset.menu) });
    },
    { capture: true },
  );
}
