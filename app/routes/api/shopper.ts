import { offerMarket, readVisitorPlace } from '#commerce/markets/offer-market.ts';
import { requestContext, shopContext } from '../../context.ts';
import type { Route } from './+types/shopper';
import { jsonResponse } from './responses.ts';

/** What belongs to this shopper; public pages, which are the same for everyone, fetch it after first paint. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { shopper } = context.get(shopContext);
  const { brand } = context.get(requestContext);
  const offered = offerMarket(
    brand.sites ?? [],
    { market: brand.market ?? null },
    readVisitorPlace(request.headers),
  );
  const state = await shopper(context.get(requestContext));
  const offeredMarket = offered ? { market: offered.site.market, country: offered.country } : undefined;
  return jsonResponse({ ...state, offeredMarket }, { headers: { 'cache-control': 'private, no-store' } });
}
