import { type Baskets, createBaskets } from '#commerce/basket/baskets.server.ts';
import {
  type OfferSimulation,
  type SimulatedBasket,
  simulateOffers,
} from '#commerce/basket/simulate-offers.server.ts';
import type { AfterSales } from '#commerce/checkout/after-sales.server.ts';
import type { Checkout } from '#commerce/checkout/checkout.server.ts';
import { createCheckoutService } from '#commerce/checkout/checkout-service.server.ts';
import { createSignIn, type SignIn } from '#commerce/customers/sign-in.server.ts';
import { createInvoices, type Invoices } from '#commerce/orders/documents/invoices.server.ts';
import {
  createOrderDocuments,
  type OrderDocuments,
} from '#commerce/orders/documents/order-documents.server.ts';
import { readOrderPage, type StaffOrderPage } from '#commerce/orders/order-page.server.ts';
import type { OrderStore } from '#commerce/orders/order-store.server.ts';
import type { StaffOrders } from '#commerce/orders/staff-orders.server.ts';
import type { PaymentProvider } from '#commerce/payments/provider.ts';
import { createSandboxPayments, type SandboxPayments } from '#commerce/payments/sandbox/sandbox.server.ts';
import { TEST_CARDS } from '#commerce/payments/sandbox/test-cards.ts';
import { createPromotionStore, type PromotionStore } from '#commerce/promotions/promotion-store.server.ts';
import { createPromotions, type Promotions } from '#commerce/promotions/promotions.server.ts';
import { createPaymentProvider } from '#server/integrations.server.ts';
import type { CoreServices } from './core-services.server.ts';
import type { CustomerModule } from './customers.server.ts';
import type { ProductModule } from './products.server.ts';
import type { SearchModule } from './search.server.ts';

/** Baskets, promotions, payment, orders and what happens to them afterwards. */
export interface CheckoutModule {
  promotions: Promotions;
  baskets: Baskets;
  payments: PaymentProvider;
  /** The embedded provider with its own pages; null where an external provider is configured. */
  sandbox: SandboxPayments | null;
  /** Card numbers and what the embedded provider does with each; only in demos and test shops. */
  testCards: { number: string; behaviour: string }[];
  service: Checkout;
  orderStore: OrderStore;
  afterSales: AfterSales;
  staffOrders: StaffOrders;
  /** Everything about one order, for staff. */
  readOrderPage(number: string): Promise<StaffOrderPage | null>;
  orderDocuments: OrderDocuments;
  invoices: Invoices;
  handlePaymentWebhook(body: string): Promise<boolean>;
  /** Seconds to wait before this client may try to pay again, or null. */
  limitPaymentAttempts(client: string): Promise<number | null>;
  /** Seconds to wait before this client may look for an order again, or null. */
  limitOrderLookUps(client: string): Promise<number | null>;
  /** Signs a customer in, and gives the account the basket and the orders of the guest session. */
  signIn: SignIn;
  /** What offers would do for a basket, for staff. */
  simulateOffers(basket: SimulatedBasket): Promise<OfferSimulation>;
  /** Every generated code of an offer, and when it was spent. */
  offerCodes: PromotionStore['codes'];
}

const ISSUE_EVERY_MS = 60_000;

export function createCheckoutModule(
  { environment, brands, database, gateway, log, jobs, keyFor }: CoreServices,
  { sessions }: CustomerModule,
  { customisations }: ProductModule,
  { analytics }: SearchModule,
): CheckoutModule {
  const promotions = createPromotions(database);
  const baskets = createBaskets({ database, promotions, checkCustomFields: customisations.check });
  const external = createPaymentProvider(environment, gateway, database, brands.default.settings);
  const sandbox = createSandboxPayments({
    pool: database.pool,
    hmacKey: keyFor('payment-webhook').toString('hex'),
    deliver: async (body) => void (await service.handleWebhook(body)),
  });
  const payments = external ?? sandbox;
  const isTestShop = environment.DEMO || environment.ALLOW_SANDBOX_PAYMENTS;
  const service = createCheckoutService({
    database,
    baskets,
    sessions,
    provider: payments,
    onOrder: analytics.purchase,
    log,
    every: jobs.every,
  });
  const invoices = createInvoices({ database });
  jobs.every(ISSUE_EVERY_MS, 'issue invoices', invoices.issueDue);
  return {
    promotions,
    baskets,
    payments,
    sandbox: external ? null : sandbox,
    testCards: external || !isTestShop ? [] : [...TEST_CARDS],
    service: service.checkout,
    orderStore: service.orderStore,
    afterSales: service.afterSales,
    staffOrders: service.staffOrders,
    readOrderPage: (number) => readOrderPage(database, number),
    orderDocuments: createOrderDocuments(database),
    invoices,
    handlePaymentWebhook: service.handleWebhook,
    limitPaymentAttempts: service.limitPaymentAttempts,
    limitOrderLookUps: service.limitOrderLookUps,
    simulateOffers: (basket) => simulateOffers(database, promotions, basket),
    offerCodes: createPromotionStore(database.db).codes,
    signIn: createSignIn(baskets.mergeGuestBasket, service.orderStore.assignGuestOrders),
  };
}
