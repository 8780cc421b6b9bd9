import { randomUUID } from 'node:crypto';
import type { Events } from '#server/events/events.server.ts';

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
}

const UNKNOWN_SHOPPER = 'defaultCookieId';
const INDEX = 'products';
export const SEARCH_CLICK = 'searchClick';

/** The user id of somebody signed in, the guest's own session otherwise. */
export function personalisationToken(session: KnownSession | null): string {
  return session?.customer?.id ?? session?.id ?? UNKNOWN_SHOPPER;
}

export function createSearchAnalytics(events: Pick<Events, 'record'>): SearchAnalytics {
  return {
    startQuery: (session) => ({
      queryId: randomUUID(),
      index: INDEX,
      userToken: personalisationToken(session),
    }),
    async click({ queryId, productIds, positions, visitor }, customer, isAllowed) {
      if (!isAllowed || !visitor) return;
      await events.record(
        visitor,
        productIds.map((productId, i) => ({
          name: SEARCH_CLICK,
          productId,
          details: { queryId, position: positions[i] ?? null, ...(customer && { userToken: customer.id }) },
        })),
      );
    },
  };
}
