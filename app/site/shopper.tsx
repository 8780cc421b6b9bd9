import { useEffect, useSyncExternalStore } from 'react';
import type { loader } from '#app/routes/api/shopper.ts';
import type { ShopperState } from '#commerce/customers/shopper-state.ts';
import { callApi } from './api-call.ts';

/**
 * What belongs to one shopper. Public pages are the same for everyone, so it is fetched by a call of its own. Held outside React's tree:
 * an update of a context would make React hydrate parts that are still deferred.
 */
let shopper: ShopperState | null = null;
const listeners = new Set<() => void>();

async function fetchShopper(): Promise<ShopperState | null> {
  try {
    const response = await callApi<typeof loader>('/_api/shopper', {
      headers: { accept: 'application/json' },
    });
    return response.ok ? await response.json() : null;
  } catch {
    // Offline or cancelled: the shopper stays unknown, and every page still works as for a guest.
    return null;
  }
}

function setShopper(state: ShopperState): void {
  shopper = state;
  for (const listener of listeners) listener();
}

export async function refreshShopper(): Promise<void> {
  const loaded = await fetchShopper();
  if (loaded) setShopper(loaded);
}

export function updateShopper(change: Partial<ShopperState>): void {
  if (shopper) setShopper({ ...shopper, ...change });
}

/** Fetches the shopper once per page load. */
export function useFetchShopper(): void {
  useEffect(() => {
    void refreshShopper();
    // Another tab may have signed in or filled the basket meanwhile.
    const askOnReturn = () => {
      if (document.visibilityState === 'visible') void refreshShopper();
    };
    document.addEventListener('visibilitychange', askOnReturn);
    return () => document.removeEventListener('visibilitychange', askOnReturn);
  }, []);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Null until the response has arrived: the shopper is treated as a guest. */
export function useShopper(): ShopperState | null {
  return useSyncExternalStore(
    subscribe,
    () => shopper,
    () => null,
  );
}
