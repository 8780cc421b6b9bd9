import type { CardView } from '#app/features/product-card/card-view.ts';
import { sendBeacon } from '#app/site/api-call.ts';
import { rememberSearchAttribution } from '#app/site/attribution.ts';
import { pushEvent } from '#app/site/data-layer.ts';
import { visitorName } from '#app/site/visitor-name.ts';
import { writeAttributionToken } from '#commerce/events/attribution-token.ts';
import { allowsEvents } from '#commerce/events/consent.ts';
import { toEventPrice } from '#commerce/events/data-layer-event.ts';

type Clicked = Pick<CardView, 'id' | 'name' | 'brand' | 'category' | 'amount' | 'currency'>;

/** Reports a click on a result to analytics. */
export function reportClick(list: { title: string; queryId: string }, card: Clicked, position: number): void {
  if (!card.id) {
    console.error('Missing product id or pid');
    return;
  }
  const { id, name, brand, category, amount, currency } = card;
  const visitor = allowsEvents(document.cookie) ? visitorName() : null;
  if (visitor) rememberSearchAttribution(id, writeAttributionToken(list.queryId, visitor));
  const product = { id, name, brand, category, price: toEventPrice(amount, currency), currency };
  pushEvent({ event: 'productClick', list: list.title, product, position });
  sendBeacon('/_api/search/click', {
    queryId: list.queryId,
    productIds: [id],
    positions: [position],
    ...(visitor && { visitor }),
  });
}
