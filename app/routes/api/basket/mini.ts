import type { RouterContextProvider } from 'react-router';
import { basketOwner } from '#app/routes/customer-guard.ts';
import type { BasketView } from '#commerce/basket/basket-view.server.ts';
import { requestContext, shopContext } from '../../../context.ts';
import { jsonResponse } from '../responses.ts';
import type { Route } from './+types/mini';

/** The parts of the basket that the mini basket shows. */
export interface MiniBasket extends Pick<BasketView, 'count' | 'lines' | 'notices' | 'undo' | 'canCheckOut'> {
  cartId: string | null;
  currency: string;
  totals: BasketView['totals'] | null;
  freeDelivery: BasketView['freeDelivery'];
}

export async function miniBasket(context: Readonly<RouterContextProvider>): Promise<MiniBasket> {
  const { brand } = context.get(requestContext);
  const owner = await basketOwner(context);
  const view = owner && (await context.get(shopContext).checkout.baskets.view(owner, brand));
  return {
    cartId: view?.id ?? null,
    count: view?.count ?? 0,
    currency: brand.currency,
    lines: view?.lines ?? [],
    totals: view?.totals ?? null,
    freeDelivery: view?.freeDelivery ?? null,
    notices: view?.notices ?? [],
    undo: view?.undo ?? null,
    canCheckOut: view?.canCheckOut ?? false,
  };
}

export async function loader({ context }: Route.LoaderArgs) {
  return jsonResponse(await miniBasket(context));
}
