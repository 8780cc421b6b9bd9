import { useEffect, useSyncExternalStore } from 'react';
import { wakeUp } from '#app/hydration/presence.ts';
import type { ShopperState } from '#commerce/customers/shopper-state.ts';

/** What belongs to this one shopper. Pages are the same for everyone, so it arrives by a call of its own. */
interface Shopper {
  /** Null until the call has answered: the shopper is unknown and treated as a guest. */
  state: ShopperState | null;
  refresh: () => Promise<void>;
  update: (change: Partial<ShopperState>) => void;
}

// Kept outside React's tree: news of the shopper must not stir parts of the page that still sleep.
let shopper: Shopper = { state: null, refresh, update };
const unknown = shopper;
const listeners = new Set<() => void>();

async function askWhoThisIs(): Promise<ShopperState | null> {
  try {
    const response = await fetch('/_api/shopper', { headers: { accept: 'application/json' } });
    return response.ok ? ((await response.json()) as ShopperState) : null;
  } catch {
    // Offline or cancelled: the shopper stays unknown, and every page still works as for a guest.
    return null;
  }
}

/** Whoever has something here is shown it as soon as a page is idle; see `server/http/sleeping-page.server.ts`. */
function remember({ kind, basketCount }: ShopperState): void {
  if (kind !== 'registered' && basketCount === 0) return;
  try {
    localStorage.setItem('selvedge:shopper', 'known');
  } catch {
    // Storage may be full or forbidden; their pages then come alive a little later.
  }
}

function become(state: ShopperState): void {
  remember(state);
  shopper = { state, refresh, update };
  for (const listener of listeners) listener();
}

async function refresh(): Promise<void> {
  const answer = await askWhoThisIs();
  if (answer) become(answer);
}

function update(change: Partial<ShopperState>): void {
  if (shopper.state) become({ ...shopper.state, ...change });
}

/** Asks once a visit; a shopper whom the shop knows wants to see it, so the page comes alive at once. */
export function useShopperCall(): void {
  useEffect(() => {
    void refresh().then(() => {
      const { state } = shopper;
      if (state && (state.kind === 'registered' || state.basketCount > 0)) wakeUp();
    });
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
