import { useEffect, useState } from 'react';
import type { Badge } from '#commerce/promotions/badges/badge.ts';
import { PREVIEW_INIT_MESSAGE, readPreviewMessage } from '#commerce/promotions/badges/preview-badges.ts';
import { isFromParent } from '#commerce/promotions/badges/preview-origin.ts';

/** Badges being prepared, from the frame around the page; null outside preview mode. */
export function usePreview(origins: readonly string[]): { badges: Badge[] } | null {
  const [preview, setPreview] = useState<{ badges: Badge[] } | null>(null);
  const allowed = origins.join(' ');

  useEffect(() => {
    const list = allowed.split(' ').filter(Boolean);
    if (window.parent === window || list.length === 0) return;
    function onMessage(event: MessageEvent) {
      if (!isFromParent(event, window, list)) return;
      const message = readPreviewMessage(event.data);
      if (message) setPreview({ badges: message.badges });
    }
    window.addEventListener('message', onMessage);
    // Each is delivered only where the parent really has that origin.
    for (const origin of list) window.parent.postMessage(PREVIEW_INIT_MESSAGE, origin);
    return () => window.removeEventListener('message', onMessage);
  }, [allowed]);

  return preview;
}
