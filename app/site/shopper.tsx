import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react';
import type { ShopperState } from '#domain/shopper/shopper-state.ts';

/** What belongs to this one shopper. Pages are the same for everyone, so it arrives by a call of its own. */
interface Shopper {
  /** Null until the call has answered: the shopper is unknown and treated as a guest. */
  state: ShopperState | null;
  refresh: () => Promise<void>;
  update: (change: Partial<ShopperState>) => void;
}

const ShopperContext = createContext<Shopper>({ state: null, refresh: async () => {}, update: () => {} });

async function askWhoThisIs(): Promise<ShopperState | null> {
  try {
    const response = await fetch('/_api/shopper', { headers: { accept: 'application/json' } });
    return response.ok ? ((await response.json()) as ShopperState) : null;
  } catch {
    // Offline or cancelled: the shopper stays unknown, and every page still works as for a guest.
    return null;
  }
}

export function ShopperProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<ShopperState | null>(null);

  useEffect(() => {
    // A transition waits for parts of the page that are not alive yet, instead of drawing them anew.
    void askWhoThisIs().then((answer) => answer && startTransition(() => setState(answer)));
  }, []);

  async function refresh() {
    const answer = await askWhoThisIs();
    if (answer) setState(answer);
  }

  const update = (change: Partial<ShopperState>) =>
    setState((known) => (known ? { ...known, ...change } : known));
  return <ShopperContext value={{ state, refresh, update }}>{children}</ShopperContext>;
}

export function useShopper(): Shopper {
  return useContext(ShopperContext);
}
