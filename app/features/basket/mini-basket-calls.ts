import type { BasketView } from '#commerce/basket/basket-view.server.ts';

export interface MiniBasketState
  extends Pick<BasketView, 'count' | 'lines' | 'notices' | 'undo' | 'canCheckOut' | 'freeDelivery'> {
  currency: string;
  totals: BasketView['totals'] | null;
}

export async function fetchMiniBasket(): Promise<MiniBasketState> {
  return read(await fetch('/_api/basket/mini', { headers: { accept: 'application/json' } }));
}

export async function editMiniBasket(fields: Record<string, string>): Promise<MiniBasketState> {
  const body = new URLSearchParams(fields);
  return read(
    await fetch('/_api/basket/edit', { method: 'POST', body, headers: { accept: 'application/json' } }),
  );
}

async function read(response: Response): Promise<MiniBasketState> {
  if (!response.ok) throw new Error(`The basket answered ${response.status}.`);
  return (await response.json()) as MiniBasketState;
}
