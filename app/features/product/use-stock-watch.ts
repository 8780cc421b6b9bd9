import { useEffect } from 'react';
import { wakeUp } from '#app/hydration/presence.ts';

/** A page that sleeps must not show what is gone: where stock or price has changed since it was made, it comes alive. */
export function useStockWatch(view: { id: string; stockMark: string } | null): void {
  const { id, stockMark } = view ?? {};
  useEffect(() => {
    if (!id) return;
    const controller = new AbortController();
    fetch(`/_api/stock/${encodeURIComponent(id)}`, { signal: controller.signal })
      .then((answer) => answer.json() as Promise<{ mark?: string }>)
      .then(({ mark }) => mark !== stockMark && wakeUp())
      .catch(() => {
        // Offline or gone on: the basket checks again anyway.
      });
    return () => controller.abort();
  }, [id, stockMark]);
}
