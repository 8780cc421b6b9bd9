import { useEffect } from 'react';
import { isHydrationStarted, startHydration } from '#app/hydration/user-activity.ts';
import type { loader } from '#app/routes/api/stock.ts';
import { callApi } from '#app/site/api-call.ts';

/** Hydrates a deferred page whose stock or prices have changed since it was rendered, so that it shows current ones. */
export function useStockWatch(view: { id: string; stockFingerprint: string } | null): void {
  const { id, stockFingerprint } = view ?? {};
  useEffect(() => {
    if (!id || isHydrationStarted()) return;
    const controller = new AbortController();
    callApi<typeof loader>(`/_api/stock/${encodeURIComponent(id)}`, { signal: controller.signal })
      .then(async (response) => {
        const current = response.ok ? (await response.json()).fingerprint : null;
        if (current !== stockFingerprint) startHydration();
      })
      .catch(() => {
        // Offline, or the page was left: the basket checks stock again anyway.
      });
    return () => controller.abort();
  }, [id, stockFingerprint]);
}
