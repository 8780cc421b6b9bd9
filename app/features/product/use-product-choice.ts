import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { loader } from '#app/routes/api/stock.ts';
import { callApi } from '#app/site/api-call.ts';
import { readProductAddress } from '#commerce/catalogue/product-address.ts';
import type { LiveVariant } from '#commerce/catalogue/product-pages.server.ts';
import { fromCompactVariants } from './compact-variants.ts';
import { chooseFromAddress, type ProductChoice, searchWithSize, withLive } from './product-choice.ts';
import type { ProductView, RefusedItem } from './product-view.ts';

export interface Choosing {
  choice: ProductChoice;
  search: URLSearchParams;
  chooseSize: (size: string) => void;
  /** Shows the choice of this search at once, before the link with it is followed. */
  showChoice: (search: string) => void;
  /** Fetches current stock and prices. */
  refreshStock: () => void;
}

/** The selection is stored in the address, so that links, reloads and the back button preserve it. */
export function useProductChoice(view: ProductView, refused: RefusedItem | null = null): Choosing {
  const [address, setSearch] = useSearchParams();
  // Shows the clicked colour or size at once; the router updates the address a moment later.
  const [pending, setPending] = useState<{ from: string; to: string } | null>(null);
  if (pending && pending.from !== address.toString()) setPending(null);
  const search = pending ? new URLSearchParams(pending.to) : address;
  const { live, refresh } = useLiveStock(view.id);
  const variants = withLive(fromCompactVariants(view.variants), live);
  const chosen = readProductAddress(search);
  // Without script a size is chosen in the form, not in the address.
  const sent = chosen.size === null ? variants.find(({ sku }) => sku === refused?.sku) : undefined;
  const choice = chooseFromAddress(variants, view.colours, sent ?? chosen);

  function chooseSize(size: string) {
    const to = searchWithSize(search, choice, size);
    showChoice(to);
    setSearch(to, { replace: true, preventScrollReset: true });
  }

  function showChoice(to: string) {
    setPending({ from: address.toString(), to });
  }

  return { choice, search, chooseSize, showChoice, refreshStock: refresh };
}

const REFRESH_MS = 20_000;

/** Current stock and prices; null until fetched. Fetched again while the page is visible, and when it becomes visible. */
function useLiveStock(productId: string): { live: LiveVariant[] | null; refresh: () => void } {
  const [live, setLive] = useState<{ productId: string; variants: LiveVariant[] } | null>(null);
  const refreshNow = useRef(() => {});

  useEffect(() => {
    const controller = new AbortController();
    const refresh = async () => {
      if (document.hidden) return;
      try {
        const response = await callApi<typeof loader>(`/_api/stock/${encodeURIComponent(productId)}`, {
          signal: controller.signal,
        });
        if (response.ok) setLive({ productId, variants: (await response.json()).variants });
      } catch {
        // Offline, or the page was left: the basket checks stock again anyway.
      }
    };
    refreshNow.current = () => void refresh();
    void refresh();
    const timer = setInterval(refresh, REFRESH_MS);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      controller.abort();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [productId]);

  return {
    live: live?.productId === productId ? live.variants : null,
    refresh: () => refreshNow.current(),
  };
}
