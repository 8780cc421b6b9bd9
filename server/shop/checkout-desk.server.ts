import type { PaymentProvider } from '#suppliers/payments/contract.ts';
import { createSandboxPayments, type SandboxPayments } from '#suppliers/payments/sandbox/sandbox.server.ts';
import { TEST_CARDS } from '#suppliers/payments/sandbox/test-cards.ts';
import { type Baskets, createBaskets } from '../basket/baskets.server.ts';
import { createPromotions, type Promotions } from '../basket/promotions.server.ts';
import { createEntrance, type Enter } from '../customers/entrance.server.ts';
import type { AfterSales } from '../orders/after-sales.server.ts';
import type { Checkout } from '../orders/checkout.server.ts';
import type { OrderBook } from '../orders/order-book.server.ts';
import { openTill } from '../orders/till.server.ts';
import { openPayments } from '../suppliers.server.ts';
import type { Discovery } from './discovery.server.ts';
import type { Ground } from './ground.server.ts';
import type { People } from './people.server.ts';
import type { ProductFloor } from './product-floor.server.ts';

/** From the basket to the parcel, and back. */
export interface CheckoutDesk {
  promotions: Promotions;
  baskets: Baskets;
  payments: PaymentProvider;
  /** The embedded provider's own pages; null where an outside provider takes the money. */
  sandbox: SandboxPayments | null;
  /** Numbers that make the embedded provider behave; empty where a real one takes the money. */
  testCards: { number: string; behaviour: string }[];
  checkout: Checkout;
  orderBook: OrderBook;
  afterSales: AfterSales;
  receivePaymentNews(body: string): Promise<boolean>;
  /** Seconds to wait before this client may try to pay again, or null. */
  throttlePayment(client: string): Promise<number | null>;
  /** Seconds to wait before this client may look for an order again, or null. */
  throttleOrderLookUp(client: string): Promise<number | null>;
  /** Lets somebody in, with the basket and the orders they had as a guest. */
  enter: Enter;
}

export function openCheckoutDesk(
  { environment, database, gateway, log, keyFor, atClose }: Ground,
  { sessions }: People,
  { customisations }: ProductFloor,
  { searchAnalytics }: Pick<Discovery, 'searchAnalytics'>,
): CheckoutDesk {
  const promotions = createPromotions(database);
  const baskets = createBaskets({ database, promotions, checkCustomFields: customisations.check });
  const outside = openPayments(environment, gateway, database);
  const sandbox = createSandboxPayments({
    pool: database.pool,
    hmacKey: keyFor('payment-news').toString('hex'),
    deliver: async (body) => void (await till.receiveNews(body)),
  });
  const payments = outside ?? sandbox;
  const till = openTill({
    database,
    baskets,
    sessions,
    provider: payments,
    onOrder: searchAnalytics.purchase,
    log,
  });
  atClose(() => till.close());
  return {
    promotions,
    baskets,
    payments,
    sandbox: outside ? null : sandbox,
    testCards: outside ? [] : [...TEST_CARDS],
    checkout: till.checkout,
    orderBook: till.orderBook,
    afterSales: till.afterSales,
    receivePaymentNews: till.receiveNews,
    throttlePayment: till.throttle,
    throttleOrderLookUp: till.throttleLookUp,
    enter: createEntrance(baskets.adopt, till.orderBook.adopt),
  };
}
