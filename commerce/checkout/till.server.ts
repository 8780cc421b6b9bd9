import type { Logger } from 'pino';
import type { Baskets } from '#commerce/basket/baskets.server.ts';
import type { Sessions } from '#commerce/customers/sessions.server.ts';
import { createOrderBook, type OrderBook } from '#commerce/orders/order-book.server.ts';
import type { OrderSnapshot } from '#commerce/orders/order-snapshot.server.ts';
import { createReturns } from '#commerce/orders/returns.server.ts';
import type { PaymentProvider } from '#commerce/payments/provider.ts';
import type { Database } from '#server/db/database.server.ts';
import { createThrottle } from '#server/db/rate-limiter.server.ts';
import { type AfterSales, createAfterSales } from './after-sales.server.ts';
import { type Checkout, createCheckout } from './checkout.server.ts';
import { createSweeper } from './sweeper.server.ts';

/** Everything about paying: taking orders, hearing from the provider, finishing what was left open. */
export interface Till {
  checkout: Checkout;
  orderBook: OrderBook;
  afterSales: AfterSales;
  /** Seconds to wait, or null: whoever tries card after card is slowed down. */
  throttle(client: string): Promise<number | null>;
  /** The same for whoever tries one order number after another. */
  throttleLookUp(client: string): Promise<number | null>;
  /** False when the news is not signed by the provider. */
  receiveNews(body: string): Promise<boolean>;
  close(): void;
}

interface Parts {
  database: Database;
  baskets: Baskets;
  sessions: Sessions;
  provider: PaymentProvider;
  /** Hears of every order once, when it is paid. */
  onOrder?: (order: OrderSnapshot) => void;
  log: Logger;
}

const SWEEP_EVERY_MS = 15_000;
const TIDY_EVERY_MS = 3_600_000;

export function openTill({ database, baskets, sessions, provider, onOrder, log }: Parts): Till {
  const checkout = createCheckout({
    database,
    baskets,
    provider,
    onOrder,
    onFault: (error) => log.error({ err: error }, 'the payment provider failed'),
  });
  const returns = createReturns({ database, provider });
  const sweeper = createSweeper({ database, checkout, returns, log });
  const payments = createThrottle(database, { name: 'pay', tries: 100, perSeconds: 900 });
  const lookUps = createThrottle(database, { name: 'order-look-up', tries: 20, perSeconds: 900 });
  sweeper.start(SWEEP_EVERY_MS);
  const tidy = async () => {
    await baskets.dropExpired();
    await sessions.dropExpired();
  };
  const tidying = setInterval(
    () => void tidy().catch((error) => log.error({ err: error }, 'tidying')),
    TIDY_EVERY_MS,
  );
  tidying.unref();
  return {
    checkout,
    orderBook: createOrderBook(database),
    afterSales: createAfterSales({ database, checkout, returns }),
    throttle: payments.take,
    throttleLookUp: lookUps.take,
    async receiveNews(body) {
      const news = provider.readNews(body);
      if (!news) return false;
      for (const item of news) await checkout.hear(item);
      return true;
    },
    close() {
      sweeper.stop();
      clearInterval(tidying);
    },
  };
}
