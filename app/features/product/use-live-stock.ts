import { useEffect, useState } from 'react';
import type { LiveVariant } from '#commerce/catalogue/product-pages.server.ts';

/** How long an answer is good for while somebody looks at the page. */
const FRESH_MS = 20_000;

/** Stock and price of this moment; null until known. Asked again while the page is in view, and on return to it. */
export function useLiveStock(productId: string): LiveVariant[] | null {
  const [answer, setAnswer] = useState<{ productId: string; variants: LiveVariant[] } | null>(null);

  useEffect(() => {
    const controller = new AbortController();
    const ask = async () => {
      if (document.hidden) return;
      try {
        const response = await fetch(`/_api/stock/${encodeURIComponent(productId)}`, {
          signal: controller.signal,
        });
        if (!response.ok) return;
        const { variants } = (await response.json()) as { variants: LiveVariant[] };
        setAnswer({ productId, variants });
      } catch {
        // Offline or gone on: the page keeps what it knows, and the basket checks again anyway.
      }
    };
    void ask();
    const timer = setInterval(ask, FRESH_MS);
    document.addEventListener('visibilitychange', ask);
    return () => {
      controller.abort();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [productId]);

  return answer?.productId === productId ? answer.variants : null;
}
