import { toMajorUnits } from '#commerce/pricing/format-money.ts';
import type { SearchEvent } from '#commerce/search/provider.ts';
import { sortIndexName } from '#commerce/search/sort-options.ts';
import type { AlgoliaAccess } from './access.server.ts';
import { parseQueryId } from './query-id.ts';
import type { IndexNames } from './request.ts';

const MAX_OBJECTS = 20;
const TOKEN = /^[a-zA-Z0-9_=/+-]{1,129}$/;
const NAMES: Record<SearchEvent['kind'], string> = {
  click: 'Product Clicked',
  basket: 'Product Added To Cart',
  purchase: 'Product Purchased',
};

/** Null for what Algolia would reject: a search of another engine, or a user token in a format that it does not take. */
function toInsightsEvent(use: SearchEvent, names: IndexNames, now: Date): Record<string, unknown> | null {
  const query = parseQueryId(use.queryId);
  const objectIDs = use.productIds.slice(0, MAX_OBJECTS);
  if (!query || objectIDs.length === 0 || !TOKEN.test(use.userToken)) return null;
  const { customerId = '' } = use;
  return {
    eventName: NAMES[use.kind],
    // The sorted replica that returned the query id, not the main index.
    index: sortIndexName(names.index, query.sort, names.sortTemplate),
    queryID: query.queryID,
    objectIDs,
    userToken: use.userToken,
    ...(TOKEN.test(customerId) && { authenticatedUserToken: customerId }),
    timestamp: now.getTime(),
    ...eventDetails(use),
  };
}

function eventDetails(use: SearchEvent): Record<string, unknown> {
  switch (use.kind) {
    case 'click':
      return { eventType: 'click', positions: use.positions.slice(0, MAX_OBJECTS) };
    case 'basket':
      return { eventType: 'conversion', eventSubtype: 'addToCart' };
    case 'purchase': {
      const paid = use.paid.slice(0, MAX_OBJECTS);
      const inUnits = (centAmount: number) => toMajorUnits({ centAmount, currencyCode: use.currency });
      return {
        eventType: 'conversion',
        eventSubtype: 'purchase',
        objectData: paid.map(({ price, discount, quantity }) => ({
          price: inUnits(price),
          discount: inUnits(discount),
          quantity,
        })),
        value: inUnits(paid.reduce((sum, { price, quantity }) => sum + price * quantity, 0)),
        currency: use.currency,
      };
    }
  }
}

/** Reports clicks and purchases of search results. Never repeated, since each request is counted. */
export async function sendInsights(
  { headers, insights, ...names }: AlgoliaAccess,
  use: SearchEvent,
): Promise<void> {
  const event = toInsightsEvent(use, names, new Date());
  if (event === null) return;
  await insights.service.call({
    url: `${insights.url}/1/events`,
    method: 'POST',
    headers,
    body: JSON.stringify({ events: [event] }),
  });
}
