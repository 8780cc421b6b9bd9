import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Events } from '#commerce/events/events.server.ts';
import { readSearchTrace } from '#commerce/events/search-trace.ts';
import type { SearchEngine, SearchUse } from './provider.ts';

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

/** What search engines learn of how their answers are used. */
export interface SearchAnalytics {
  startQuery(session: KnownSession | null): SearchStart;
  /** Keeps each product that was followed; only a customer who is signed in is named, and only with their consent. */
  click(event: SearchClick, customer: { id: string } | null, isAllowed: boolean): Promise<void>;
  /** Something that a search had found went into a basket; without the shopper's consent nobody hears of it. */
  basket(found: FoundItem[], session: KnownSession, isAllowed: boolean): void;
  /** Something that a search had found was bought; an order knows only of searches that the shopper let us remember. */
  purchase(order: FoundOrder): void;
}

/** A product, and the search that had found it: its id, or the trace of whoever followed it. */
export interface FoundItem {
  productId: string;
  queryId: string | null;
}

/** What an order says of how its pieces were found. */
export interface FoundOrder {
  customerId: string | null;
  sessionId: string | null;
  currency: string;
  /** Which search had found a line, by the line's id. */
  foundBy?: Readonly<Record<string, string>>;
  lines: readonly { lineId: string; productId: string; quantity: number; net: number; discount: number }[];
}

const UNKNOWN_SHOPPER = 'defaultCookieId';
const INDEX = 'products';
const SEARCH_CLICK = 'searchClick';

/** The user id of somebody signed in, the guest's own session otherwise. */
export function personalisationToken(session: KnownSession | null): string {
  return session?.customer?.id ?? session?.id ?? UNKNOWN_SHOPPER;
}

interface Parts {
  events: Pick<Events, 'record'>;
  /** Engines that learn hear of it too; nobody waits for them. */
  engine?: Pick<SearchEngine, 'learn'>;
  log?: Pick<Logger, 'warn'>;
}

export function createSearchAnalytics({ events, engine, log }: Parts): SearchAnalytics {
  function teach(use: SearchUse): void {
    engine?.learn?.(use).catch((error) => log?.warn({ err: error }, 'the search engine heard nothing'));
  }

  return {
    startQuery: (session) => ({
      queryId: randomUUID(),
      index: INDEX,
      userToken: personalisationToken(session),
    }),
    async click({ queryId, productIds, positions, visitor }, customer, isAllowed) {
      if (!isAllowed || !visitor) return;
      const named = customer ? { customerId: customer.id } : {};
      teach({ kind: 'click', queryId, productIds, positions, userToken: visitor, ...named });
      await events.record(
        visitor,
        productIds.map((productId, i) => ({
          name: SEARCH_CLICK,
          productId,
          details: { queryId, position: positions[i] ?? null, ...(customer && { userToken: customer.id }) },
        })),
      );
    },
    basket(found, session, isAllowed) {
      if (!isAllowed) return;
      const { customer } = session;
      const named = customer ? { customerId: customer.id } : {};
      for (const [trace, items] of Map.groupBy(found, (item) => item.queryId)) {
        if (!trace) continue;
        const productIds = [...new Set(items.map(({ productId }) => productId))];
        const { queryId, visitor } = readSearchTrace(trace);
        const userToken = visitor ?? personalisationToken(session);
        teach({ kind: 'basket', queryId, productIds, userToken, ...named });
      }
    },
    purchase({ customerId, sessionId, currency, foundBy = {}, lines }) {
      const named = customerId ? { customerId } : {};
      for (const [trace, bought] of Map.groupBy(lines, ({ lineId }) => foundBy[lineId])) {
        if (!trace) continue;
        const { queryId, visitor } = readSearchTrace(trace);
        const userToken = visitor ?? customerId ?? sessionId ?? UNKNOWN_SHOPPER;
        const productIds = bought.map(({ productId }) => productId);
        const paid = bought.map(({ net, discount, quantity }) => ({
          price: net / quantity,
          discount: discount / quantity,
          quantity,
        }));
        teach({ kind: 'purchase', queryId, productIds, paid, currency, userToken, ...named });
      }
    },
  };
}
