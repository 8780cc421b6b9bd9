import { useEffect, useState } from 'react';
import type { action as experimentBadges } from '#app/routes/api/experiment-badges.ts';
import type { action as previewBadges } from '#app/routes/api/staff/preview-badges.ts';
import { callApi } from '#app/site/api-call.ts';
import type { CardOverlay } from './lazy-slots.ts';

type Overlays = Readonly<Record<string, CardOverlay>>;

/** Fetches the badges of the cards on the page with some more added; undefined while there is nothing to add. */
export function useOverlays(
  address: '/_api/experiment-badges' | '/_api/staff/preview-badges',
  added: object | null,
): Overlays | undefined {
  const [ids, setIds] = useState<string[]>([]);
  const [overlays, setOverlays] = useState<Overlays>();
  const isOn = added !== null;

  useEffect(() => (isOn ? watchCards(setIds) : undefined), [isOn]);
  useEffect(() => {
    if (!added || ids.length === 0) return;
    const controller = new AbortController();
    callApi<typeof experimentBadges | typeof previewBadges>(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ids, ...added }),
      signal: controller.signal,
    })
      .then(async (response) => {
        if (response.ok) setOverlays((await response.json()).cards);
      })
      // The cards keep their badges.
      .catch(() => {});
    return () => controller.abort();
  }, [address, added, ids]);

  return isOn ? overlays : undefined;
}

const SETTLE_MS = 250;

/** Reports the products that have cards on the page, now and whenever they change. */
function watchCards(onChange: (ids: string[]) => void): () => void {
  let known = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const scan = () => {
    const cards = [...document.querySelectorAll<HTMLElement>('[data-product]')];
    const ids = [...new Set(cards.map(({ dataset }) => dataset.product ?? ''))].sort();
    if (ids.join() === known) return;
    known = ids.join();
    onChange(ids);
  };
  const observer = new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(scan, SETTLE_MS);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  scan();
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
