import { type Baskets, createBaskets } from '#commerce/basket/baskets.server.ts';
import type { AfterSales } from '#commerce/checkout/after-sales.server.ts';
import type { Checkout } from '#commerce/checkout/checkout.server.ts';
import { openTill } from '#commerce/checkout/till.server.ts';
import { createEntrance, type Enter } from '#commerce/customers/entrance.server.ts';
import type { OrderBook } from '#commerce/orders/order-book.server.ts';
import type { PaymentProvider } from '#commerce/payments/provider.ts';
import { createSandboxPayments, type SandboxPayments } from '#commerce/payments/sandbox/sandbox.server.ts';
import { TEST_CARDS } from '#commerce/payments/sandbox/test-cards.ts';
import { createPromotions, type Promotions } from '#commerce/promotions/promotions.server.ts';
import { openPayments } from '#server/integrations.server.ts';
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
