import { useEffect, useState } from 'react';
import { isFromParent, type PreviewData, readPreviewData } from '#commerce/content/preview-message.ts';
import { PREVIEW_INIT_MESSAGE } from '#commerce/promotions/badges/preview-badges.ts';

/** Inside the preview frame: reports to the parent that the page is ready, and holds the data it sends. */
export function usePreviewData(parents: readonly string[]): PreviewData | null {
  const [data, setData] = useState<PreviewData | null>(null);
  useEffect(() => {
    if (window.parent === window) return;
    const receive = (event: MessageEvent) => {
      if (!isFromParent(event, window.parent, parents)) return;
      const read = readPreviewData(event.data);
      if (read) setData(read);
    };
    window.addEventListener('message', receive);
    for (const origin of parentOrigins(parents)) window.parent.postMessage(PREVIEW_INIT_MESSAGE, origin);
    return () => window.removeEventListener('message', receive);
  }, [parents]);
  return data;
}

/** Messages go only to the framing origin that the browser reports, and only if it is allowed. */
export function parentOrigins(parents: readonly string[]): readonly string[] {
  const around = window.location.ancestorOrigins?.[0];
  return around === undefined ? parents : parents.filter((origin) => origin === around);
}
