import { useEffect, useSyncExternalStore } from 'react';
import type { loader } from '#app/routes/api/shopper.ts';
import type { ShopperState } from '#commerce/customers/shopper-state.ts';
import { callApi } from './api-call.ts';

/** What belongs to one shopper. Public pages are the same for everyone, so it is fetched by a call of its own. */
interface Shopper {
  /** Null until the response has arrived: the shopper is treated as a guest. */
  state: ShopperState | null;
  refresh: () => Promise<void>;
  update: (change: Partial<ShopperState>) => void;
}

// Held outside React's tree: an update of a context would make React hydrate parts that are still deferred.
let shopper: Shopper = { state: null, refresh, update };
const unknown = shopper;
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
  shopper = { state, refresh, update };
  for (const listener of listeners) listener();
}

async function refresh(): Promise<void> {
  const loaded = await fetchShopper();
  if (loaded) setShopper(loaded);
}

function update(change: Partial<ShopperState>): void {
  if (shopper.state) setShopper({ ...shopper.state, ...change });
}

/** Fetches the shopper once per page load. */
export function useFetchShopper(): void {
  useEffect(() => {
    void refresh();
    // Another tab may have signed in or filled the basket meanwhile.
    const askOnReturn = () => {
      if (document.visibilityState === 'visible') void refresh();
    };
    document.addEventListener('visibilitychange', askOnReturn);
    return () => document.removeEventListener('visibilitychange', askOnReturn);
  }, []);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useShopper(): Shopper {
  return useSyncExternalStore(
    subscribe,
    () => shopper,
    () => unknown,
  );
}
