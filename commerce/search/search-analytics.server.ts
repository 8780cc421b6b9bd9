import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { readAttributionToken } from '#commerce/events/attribution-token.ts';
import type { EventSite, Events } from '#commerce/events/events.server.ts';
import type { SearchEngine, SearchEvent } from './provider.ts';

export interface SearchClick {
  queryId: string;
  productIds: string[];
  positions: number[];
  visitor?: string;
}

export interface SearchStart {
  queryId: string;
  index: string;
  userToken: string;
}

interface KnownSession {
  id: string;
  customer: { id: string } | null;
}

/** Reports to search engines how their results are used. */
export interface SearchAnalytics {
  startQuery(session: KnownSession | null, visitor?: string | null): SearchStart;
  /** Records each clicked product; with the customer id only for a signed-in customer, and only with consent. */
  click(
    event: SearchClick,
    customer: { id: string } | null,
    isAllowed: boolean,
    site?: EventSite,
  ): Promise<void>;
  /** Products of a search result were added to a basket; nothing is reported without consent. */
  basket(items: AttributedItem[], session: KnownSession, isAllowed: boolean): void;
  /** Products of a search result were bought; an order has attributions only if the shopper consented. */
  purchase(order: AttributedOrder): void;
}

/** A product and the search that it was found by: a query id or an attribution token. */
export interface AttributedItem {
  productId: string;
  queryId: string | null;
}

/** An order with the searches that its products were found by. */
export interface AttributedOrder {
  customerId: string | null;
  sessionId: string | null;
  currency: string;
  /** Attribution token of the search, by line id. */
  searchAttribution?: Readonly<Record<string, string>>;
  lines: readonly { lineId: string; productId: string; quantity: number; net: number; discount: number }[];
}

const UNKNOWN_SHOPPER = 'defaultCookieId';
const INDEX = 'products';
const SEARCH_CLICK = 'searchClick';

/** The customer id of a signed-in shopper, else the guest's cookie value: the visitor id, or the session. */
export function personalisationToken(session: KnownSession | null, visitor: string | null = null): string {
  return session?.customer?.id ?? visitor ?? session?.id ?? UNKNOWN_SHOPPER;
}

interface Parts {
  events: Pick<Events, 'record'>;
  /** Gets the events too, if it has `sendEvent`; nothing waits for it. */
  engine?: Pick<SearchEngine, 'sendEvent'>;
  log?: Pick<Logger, 'warn'>;
}

export function createSearchAnalytics({ events, engine, log }: Parts): SearchAnalytics {
  function sendToEngine(event: SearchEvent): void {
    engine
      ?.sendEvent?.(event)
      .catch((error) => log?.warn({ err: error }, 'search engine did not accept an event'));
  }

  return {
    startQuery: (session, visitor) => ({
      queryId: randomUUID(),
      index: INDEX,
      userToken: personalisationToken(session, visitor),
    }),
    async click({ queryId, productIds, positions, visitor }, customer, isAllowed, site) {
      if (!isAllowed || !visitor) return;
      const named = customer ? { customerId: customer.id } : {};
      sendToEngine({ kind: 'click', queryId, productIds, positions, userToken: visitor, ...named });
      await events.record(
        visitor,
        productIds.map((productId, i) => ({
          name: SEARCH_CLICK,
          productId,
          details: { queryId, position: positions[i] ?? null, ...(customer && { userToken: customer.id }) },
        })),
        site,
      );
    },
    basket(items, session, isAllowed) {
      if (!isAllowed) return;
      const { customer } = session;
      const named = customer ? { customerId: customer.id } : {};
      for (const [token, group] of Map.groupBy(items, (item) => item.queryId)) {
        if (!token) continue;
        const productIds = [...new Set(group.map(({ productId }) => productId))];
        const { queryId, visitor } = readAttributionToken(token);
        const userToken = visitor ?? personalisationToken(session);
        sendToEngine({ kind: 'basket', queryId, productIds, userToken, ...named });
      }
    },
    purchase({ customerId, sessionId, currency, searchAttribution = {}, lines }) {
      const named = customerId ? { customerId } : {};
      for (const [token, bought] of Map.groupBy(lines, ({ lineId }) => searchAttribution[lineId])) {
        if (!token) continue;
        const { queryId, visitor } = readAttributionToken(token);
        const userToken = visitor ?? customerId ?? sessionId ?? UNKNOWN_SHOPPER;
        const productIds = bought.map(({ productId }) => productId);
        const paid = bought.map(({ net, discount, quantity }) => ({
          price: net / quantity,
          discount: discount / quantity,
          quantity,
        }));
        sendToEngine({ kind: 'purchase', queryId, productIds, paid, currency, userToken, ...named });
      }
    },
  };
}
