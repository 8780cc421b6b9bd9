import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';

export interface SearchClick {
  queryId: string;
  productIds: string[];
  positions: number[];
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
  /** One line for each click; only a customer who is signed in is named. */
  click(event: SearchClick, customer: { id: string } | null, log: Pick<Logger, 'info'>): void;
}

const UNKNOWN_SHOPPER = 'defaultCookieId';
const INDEX = 'products';

/** The user id of somebody signed in, the guest's own session otherwise. */
export function personalisationToken(session: KnownSession | null): string {
  return session?.customer?.id ?? session?.id ?? UNKNOWN_SHOPPER;
}

export function createSearchAnalytics(): SearchAnalytics {
  return {
    startQuery: (session) => ({
      queryId: randomUUID(),
      index: INDEX,
      userToken: personalisationToken(session),
    }),
    click(event, customer, log) {
      log.info({ searchClick: { ...event, ...(customer && { userToken: customer.id }) } }, 'search click');
    },
  };
}
