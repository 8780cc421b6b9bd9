import type { SearchUse } from '#commerce/search/provider.ts';
import { sortIndexName } from '#commerce/search/sort-options.ts';
import type { AlgoliaAccess } from './access.server.ts';
import { readQueryName } from './query-name.ts';
import type { IndexNames } from './question.ts';

const MOST_OBJECTS = 20;
const TOKEN = /^[a-zA-Z0-9_=/+-]{1,129}$/;
const NAMES: Record<SearchUse['kind'], string> = {
  click: 'Product Clicked',
  basket: 'Product Added To Cart',
  purchase: 'Product Purchased',
};

/** Null for what the vendor would refuse: a search of another engine, or a shopper whose name it cannot take. */
function toInsightsEvent(use: SearchUse, names: IndexNames, now: Date): Record<string, unknown> | null {
  const query = readQueryName(use.queryId);
  const objectIDs = use.productIds.slice(0, MOST_OBJECTS);
  if (!query || objectIDs.length === 0 || !TOKEN.test(use.userToken)) return null;
  const { customerId = '' } = use;
  return {
    eventName: NAMES[use.kind],
    // The replica that gave the search its name, not the index behind it.
    index: sortIndexName(names.index, query.sort, names.sortTemplate),
    queryID: query.queryID,
    objectIDs,
    userToken: use.userToken,
    ...(TOKEN.test(customerId) && { authenticatedUserToken: customerId }),
    timestamp: now.getTime(),
    ...whatHappened(use),
  };
}

function whatHappened(use: SearchUse): Record<string, unknown> {
  switch (use.kind) {
    case 'click':
      return { eventType: 'click', positions: use.positions.slice(0, MOST_OBJECTS) };
    case 'basket':
      return { eventType: 'conversion', eventSubtype: 'addToCart' };
    case 'purchase': {
      const paid = use.paid.slice(0, MOST_OBJECTS);
      return {
        eventType: 'conversion',
        eventSubtype: 'purchase',
        objectData: paid.map(({ price, discount, quantity }) => ({
          price: major(price),
          discount: major(discount),
          quantity,
        })),
        value: major(paid.reduce((sum, { price, quantity }) => sum + price * quantity, 0)),
        currency: use.currency,
      };
    }
  }
}

/** Pence as pounds; a share of a discount may be less than a penny. */
function major(minor: number): number {
  return Math.round(minor) / 100;
}

/** Tells the index which of its answers were followed. Told once: a repeat would count twice. */
export async function sendInsights(
  { headers, insights, ...names }: AlgoliaAccess,
  use: SearchUse,
): Promise<void> {
  const event = toInsightsEvent(use, names, new Date());
  if (event === null) return;
  await insights.system.call({
    url: `${insights.url}/1/events`,
    method: 'POST',
    headers,
    body: JSON.stringify({ events: [event] }),
  });
}
