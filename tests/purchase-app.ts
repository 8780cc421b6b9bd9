import { demoBrands } from '@selvedge/demo-store/brands/all.ts';
import { demoDelivery } from '@selvedge/demo-store/delivery.ts';
import pino from 'pino';
import { createStaticHandler, type RouteObject } from 'react-router';
import { createLoadContext } from '#app/context.ts';
import { createBaskets } from '#commerce/basket/baskets.server.ts';
import { type SimulatedBasket, simulateOffers } from '#commerce/basket/simulate-offers.server.ts';
import { createCatalogue } from '#commerce/catalogue/catalogue.server.ts';
import { createCustomisations } from '#commerce/catalogue/customisations.server.ts';
import { createCheckoutService } from '#commerce/checkout/checkout-service.server.ts';
import { createAudit } from '#commerce/content/editor/audit.server.ts';
import { createAddresses } from '#commerce/customers/addresses.server.ts';
import { createCustomers } from '#commerce/customers/customers.server.ts';
import { createPersonalData } from '#commerce/customers/personal-data.server.ts';
import { createSessions } from '#commerce/customers/sessions.server.ts';
import { createSignIn } from '#commerce/customers/sign-in.server.ts';
import { createStaffCustomers } from '#commerce/customers/staff-customers.server.ts';
import { createDrawEmail } from '#commerce/email/email-html.server.ts';
import { createOutbox } from '#commerce/email/outbox.server.ts';
import { createEmailSamples } from '#commerce/email/sample-email.server.ts';
import { createUnsubscribe } from '#commerce/email/unsubscribe.server.ts';
import { createEvents } from '#commerce/events/events.server.ts';
import type { MarketRecord } from '#commerce/markets/market-record.ts';
import { readMarketRecords } from '#commerce/markets/market-records.server.ts';
import { createInvoices } from '#commerce/orders/documents/invoices.server.ts';
import { createOrderDocuments } from '#commerce/orders/documents/order-documents.server.ts';
import { readOrderPage } from '#commerce/orders/order-page.server.ts';
import type { PaymentProvider } from '#commerce/payments/provider.ts';
import { createSandboxPayments } from '#commerce/payments/sandbox/sandbox.server.ts';
import { createPromotionStore } from '#commerce/promotions/promotion-store.server.ts';
import { createPromotions } from '#commerce/promotions/promotions.server.ts';
import { type MonthEndQuery, monthEndCsv } from '#commerce/reports/month-end.server.ts';
import type { MonthEndPart } from '#commerce/reports/month-end-parts.ts';
import { type ReportQuery, readReport } from '#commerce/reports/read-reports.server.ts';
import { createReportRefresh } from '#commerce/reports/refresh-reports.server.ts';
import type { Actor, StaffRole } from '#commerce/resources/permissions.ts';
import { createResources } from '#commerce/resources/resources.server.ts';
import { createSearchAnalytics } from '#commerce/search/search-analytics.server.ts';
import { createApiTokens } from '#commerce/staff/api-tokens.server.ts';
import { searchEverything } from '#commerce/staff/global-search.server.ts';
import { readIsOpen, readSellable, setIsOpen } from '#commerce/staff/opening.server.ts';
import type { SingleSignOn } from '#commerce/staff/provider.ts';
import { createResourceStores } from '#commerce/staff/resource-stores.server.ts';
import { RESOURCES } from '#commerce/staff/resource-table.ts';
import { readOwnRoles } from '#commerce/staff/role-store.server.ts';
import { createSecondFactor } from '#commerce/staff/second-factor.server.ts';
import { createStaffSignIn } from '#commerce/staff/staff-sign-in.server.ts';
import { readWorkQueues } from '#commerce/staff/work-queues.server.ts';
import { createWishlist } from '#commerce/wishlist/wishlist.server.ts';
import { createBrandRegistry } from '#config/brands/registry.ts';
import { parseEnvironment } from '#config/environment.ts';
import { withDelivery } from '#server/brands.server.ts';
import type { Shop } from '#server/composition.server.ts';
import { followChanges } from '#server/db/changes.server.ts';
import { createApp } from '#server/http/app.server.ts';
import { createMetrics } from '#server/http/metrics.server.ts';
import { createOpening } from '#server/opening.server.ts';
import type { TestDatabase } from './database.ts';
import { ROUTES } from './purchase-routes.ts';

/** With this the sandbox signs its webhook. */
export const PAYMENT_WEBHOOK_KEY = '44'.repeat(32);

interface RouteModule {
  loader?: RouteObject['loader'];
  action?: RouteObject['action'];
}

/** Handles requests to these paths from the HTTP server to the database, without rendering pages. */
export interface PurchaseAppOptions {
  markets?: readonly MarketRecord[];
  singleSignOn?: SingleSignOn;
  /** Roles that need a second factor. */
  factorRoles?: readonly StaffRole[];
  /** The clock of the second factor. */
  now?: () => Date;
}

export async function openPurchaseApp(
  database: TestDatabase,
  externalPayments?: PaymentProvider,
  { markets = [], singleSignOn, factorRoles, now }: PurchaseAppOptions = {},
) {
  const log = pino({ level: 'silent' });
  const environment = parseEnvironment({
    NODE_ENV: 'test',
    DATA_DIR: '/nowhere',
    DEMO: 'true',
    // Requests name the address that they come from in X-Forwarded-For.
    TRUSTED_PROXIES: '127.0.0.1',
  });
  const brands = createBrandRegistry(
    demoBrands.map((brand) => withDelivery(brand, demoDelivery)),
    environment,
    markets,
  );
  const changes = await followChanges(database);
  const sessions = createSessions(database, Buffer.alloc(32, 1), () => new Date(), factorRoles);
  const outbox = createOutbox(database);
  const customers = createCustomers({
    database,
    sessions,
    outbox,
    tokenKey: Buffer.alloc(32, 2),
    cost: { log2N: 4, r: 8, p: 1 },
  });
  const audit = createAudit(database);
  const promotions = createPromotions(database);
  const baskets = createBaskets({
    database,
    promotions,
    checkCustomFields: createCustomisations(database).check,
  });
  const sandbox = createSandboxPayments({
    pool: database.pool,
    hmacKey: PAYMENT_WEBHOOK_KEY,
    deliver: async (body) => void (await service.handleWebhook(body)),
  });
  const payments = externalPayments ?? sandbox;
  const service = createCheckoutService({
    database,
    baskets,
    sessions,
    provider: payments,
    onOrder: (order) => shop.search.analytics.purchase(order),
    log,
    every: () => {},
  });
  const personalData = createPersonalData({ database, customers, outbox });
  const factor = createSecondFactor({ database, key: Buffer.alloc(32, 3), now });
  const tokens = createApiTokens(database, Buffer.alloc(32, 4));
  const shop = {
    environment,
    brands,
    opening: await createOpening({ environment: { DEMO: false }, database, changes }),
    database,
    catalogue: createCatalogue(database, changes),
    demo: null,
    admin: {
      factor,
      tokens,
      emailSamples: createEmailSamples({ database, brands, findProducts: async () => [] }),
      signIn: createStaffSignIn({
        database,
        key: Buffer.alloc(32, 5),
        provider: singleSignOn ?? null,
        defaultRole: 'service',
      }),
      resources: createResources({
        database,
        audit,
        resources: RESOURCES,
        stores: createResourceStores({
          reviews: { waiting: async () => [], decisions: async () => [], moderate: async () => false },
          studio: { list: async () => [] },
          staff: { tokenKey: Buffer.alloc(32, 2), sessions, factor },
          tokens,
          productsOf: async () => [],
          brandsOfFiles: demoBrands,
          brands: () => demoBrands,
          sites: () => demoBrands,
          catalogueDefaults: () => ({ currency: 'GBP', country: 'GB', currencies: ['GBP'] }),
        }),
      }),
      reports: {
        read: (query: ReportQuery) => readReport(database.pool, query),
        monthEnd: (part: MonthEndPart, query: Omit<MonthEndQuery, 'timeZone'>) =>
          monthEndCsv(database, part, { ...query, timeZone: environment.SHOP_TIME_ZONE }),
        refresh: createReportRefresh({ database, timeZone: environment.SHOP_TIME_ZONE }),
      },
      ownRoles: () => readOwnRoles(database.db),
      markets: () => readMarketRecords(database.db),
      workQueues: (actor: Actor) => readWorkQueues(database, actor),
      search: (actor: Actor, text: string) => searchEverything(database, actor, text),
      readIsOpen: () => readIsOpen(database.db),
      setOpening: (isOpen: boolean, actor: Actor) => setIsOpen(database, isOpen, actor),
      readSellable: (place: { country: string; currency: string }) => readSellable(database, place),
    },
    content: {
      audit,
      redirects: { find: () => null },
      entries: { page: async () => null },
    },
    search: {
      engine: { search: async () => ({ facets: [] }) },
      analytics: createSearchAnalytics({ events: { record: async () => {} } }),
      events: createEvents(database),
    },
    customers: {
      sessions,
      accounts: customers,
      personalData,
      staffCustomers: createStaffCustomers({ database, personalData }),
      addresses: createAddresses(database),
      wishlist: createWishlist(database),
      outbox,
      drawEmail: createDrawEmail(brands),
      sendsEmail: false,
      unsubscribe: createUnsubscribe(database, Buffer.alloc(32, 6)),
    },
    checkout: {
      promotions,
      baskets,
      payments,
      sandbox: externalPayments ? null : sandbox,
      testCards: [],
      service: service.checkout,
      orderStore: service.orderStore,
      afterSales: service.afterSales,
      staffOrders: service.staffOrders,
      readOrderPage: (number: string) => readOrderPage(database, number),
      orderDocuments: createOrderDocuments(database),
      invoices: createInvoices({ database }),
      handlePaymentWebhook: service.handleWebhook,
      limitPaymentAttempts: service.limitPaymentAttempts,
      limitOrderLookUps: service.limitOrderLookUps,
      simulateOffers: (basket: SimulatedBasket) => simulateOffers(database, promotions, basket),
      offerCodes: createPromotionStore(database.db).codes,
      signIn: createSignIn(baskets.mergeGuestBasket, service.orderStore.assignGuestOrders),
    },
  } as unknown as Shop;

  const routes = await Promise.all(
    Object.entries(ROUTES).map(async ([path, load]) => {
      const { loader, action } = (await load()) as RouteModule;
      const isPage = !/^\/(?:_api|staff)/.test(path);
      const route = { loader, action };
      return [{ ...route, path }, ...(isPage ? [{ ...route, path: `/:lang${path}` }] : [])];
    }),
  );
  const { queryRoute } = createStaticHandler(routes.flat());
  const app = createApp({
    environment,
    shop,
    storefront: async () => ({
      createLoadContext,
      handle: async (request, context) =>
        toResponse(await queryOrThrown(() => queryRoute(request, { requestContext: context }))),
    }),
    assets: () => null,
    pageCache: { respond: async () => Promise.reject(new Error('no cached pages in this test')) } as never,
    metrics: createMetrics(),
    log,
    isReady: async () => true,
  });

  return {
    shop,
    addresses: Object.keys(ROUTES),
    /** One browser: it stores the session cookie between requests. */
    browser() {
      const jar = new Map<string, string>();
      const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      return {
        get cookie() {
          return cookies();
        },
        set cookie(value: string) {
          jar.clear();
          for (const part of value.split('; ').filter(Boolean)) store(jar, part);
        },
        async send(address: string, init: RequestInit = {}): Promise<Response> {
          const headers = new Headers(init.headers);
          if (jar.size > 0) headers.set('cookie', cookies());
          const response = await app.request(`http://localhost${address}`, { ...init, headers }, {});
          for (const set of response.headers.getSetCookie()) store(jar, set.split(';')[0]!);
          return response;
        },
      };
    },
    async close() {
      await changes.close();
    },
  };
}

/** Routes throw redirects and errors; both become responses. */
async function queryOrThrown(query: () => Promise<unknown>): Promise<unknown> {
  try {
    return await query();
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
    const { status } = (thrown ?? {}) as { status?: unknown };
    if (typeof status === 'number') return Response.json({ error: 'refused' }, { status });
    throw thrown;
  }
}

function toResponse(result: unknown): Response {
  if (result instanceof Response) return result;
  const { data, init } = (result ?? {}) as { data?: unknown; init?: ResponseInit };
  return init === undefined ? Response.json(result ?? null) : Response.json(data ?? null, init);
}

function store(jar: Map<string, string>, pair: string): void {
  const at = pair.indexOf('=');
  if (pair.length > at + 1) jar.set(pair.slice(0, at), pair.slice(at + 1));
  else jar.delete(pair.slice(0, at));
}
