import type { Logger } from 'pino';
import type { Baskets } from '#commerce/basket/baskets.server.ts';
import type { Sessions } from '#commerce/customers/sessions.server.ts';
import { createOrderRefunds } from '#commerce/orders/order-refunds.server.ts';
import type { OrderSnapshot } from '#commerce/orders/order-snapshot.server.ts';
import { createOrderStore, type OrderStore } from '#commerce/orders/order-store.server.ts';
import { createReturns } from '#commerce/orders/returns.server.ts';
import { createStaffOrders, type StaffOrders } from '#commerce/orders/staff-orders.server.ts';
import type { PaymentProvider } from '#commerce/payments/provider.ts';
import type { Database } from '#server/db/database.server.ts';
import { createRateLimiter } from '#server/db/rate-limiter.server.ts';
import { type AfterSales, createAfterSales } from './after-sales.server.ts';
import { type Checkout, createCheckout } from './checkout.server.ts';
import { createPaymentReconciliation } from './payment-reconciliation.server.ts';

/** Checkout as one service: payments and orders, the provider's webhook, and the recurring jobs. */
export interface CheckoutService {
  checkout: Checkout;
  orderStore: OrderStore;
  afterSales: AfterSales;
  staffOrders: StaffOrders;
  /** Seconds to wait, or null: a client that tries card after card is rate-limited. */
  limitPaymentAttempts(client: string): Promise<number | null>;
  /** The same for a client that tries one order number after another. */
  limitOrderLookUps(client: string): Promise<number | null>;
  /** False when the body is not signed by the provider. */
  handleWebhook(body: string): Promise<boolean>;
}

interface Parts {
  database: Database;
  baskets: Baskets;
  sessions: Sessions;
  provider: PaymentProvider;
  /** Called once for every order, when it is paid. */
  onOrder?: (order: OrderSnapshot) => void;
  log: Logger;
  /** Repeats a task, in one process at a time. */
  every(ms: number, kind: string, task: () => Promise<unknown>): void;
}

const RECONCILE_EVERY_MS = 15_000;
const CLEAN_UP_EVERY_MS = 3_600_000;

export function createCheckoutService({
  database,
  baskets,
  sessions,
  provider,
  onOrder,
  log,
  every,
}: Parts): CheckoutService {
  const onError = (error: unknown) => log.error({ err: error }, 'payment failed');
  const checkout = createCheckout({ database, baskets, provider, onOrder, onError });
  const returns = createReturns({ database, provider, onError });
  const refunds = createOrderRefunds({ database, provider });
  const { refundPayment } = checkout;
  const staffOrders = createStaffOrders({ database, provider, returns, refundPayment, onError });
  const reconciliation = createPaymentReconciliation({ database, checkout, returns, refunds, log });
  const payments = createRateLimiter(database, { name: 'pay', tries: 100, perSeconds: 900 });
  const lookUps = createRateLimiter(database, { name: 'order-look-up', tries: 20, perSeconds: 900 });
  every(RECONCILE_EVERY_MS, 'reconcile payments', reconciliation.reconcile);
  every(CLEAN_UP_EVERY_MS, 'delete expired baskets and sessions', async () => {
    await baskets.deleteExpired();
    await sessions.deleteExpired();
  });
  return {
    checkout,
    orderStore: createOrderStore(database),
    afterSales: createAfterSales({ database, checkout, returns }),
    staffOrders,
    limitPaymentAttempts: payments.consume,
    limitOrderLookUps: lookUps.consume,
    async handleWebhook(body) {
      const events = provider.parseWebhook(body);
      if (!events) return false;
      for (const event of events) await checkout.handlePaymentEvent(event);
      return true;
    },
  };
}
