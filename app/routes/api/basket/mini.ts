import { shopContext, visitContext } from '../../../context.ts';
import { basketOwner } from '../../account-guard.ts';
import type { Route } from './+types/mini';

/** The basket in short, for the confirmation and the panel behind the basket icon. */
export async function loader({ context }: Route.LoaderArgs) {
  const { brand } = context.get(visitContext);
  const owner = await basketOwner(context);
  const view = owner && (await context.get(shopContext).baskets.view(owner, brand));
  return Response.json({
    cartId: view?.id ?? null,
    count: view?.count ?? 0,
    currency: brand.currency,
    lines: view?.lines ?? [],
    totals: view?.totals ?? null,
    freeDelivery: view?.freeDelivery ?? null,
    notices: view?.notices ?? [],
  });
}
