import {
  createImportApiGuard,
  type ImportApiGuard,
} from '#commerce/catalogue/import/import-api-guard.server.ts';
import {
  type CatalogueImportService,
  createCatalogueImportService,
} from '#commerce/catalogue/import/import-service.server.ts';
import { shopDefaults } from '#commerce/catalogue/shop-defaults.server.ts';
import { refreshCategoryRules, startAndEndSales } from '#commerce/catalogue/start-and-end-sales.server.ts';
import { dayAt } from '#commerce/delivery/zoned-time.ts';
import {
  createEmailSamples,
  type EmailSamples,
  type SampleProduct,
} from '#commerce/email/sample-email.server.ts';
import type { MarketRecord } from '#commerce/markets/market-record.ts';
import { readMarketRecords } from '#commerce/markets/market-records.server.ts';
import { type MonthEndQuery, monthEndCsv } from '#commerce/reports/month-end.server.ts';
import type { MonthEndPart } from '#commerce/reports/month-end-parts.ts';
import { type Report, type ReportQuery, readReport } from '#commerce/reports/read-reports.server.ts';
import { createReportRefresh } from '#commerce/reports/refresh-reports.server.ts';
import type { Actor } from '#commerce/resources/permissions.ts';
import { createResources, type Resources } from '#commerce/resources/resources.server.ts';
import { type ApiTokens, createApiTokens } from '#commerce/staff/api-tokens.server.ts';
import { type Finding, searchEverything } from '#commerce/staff/global-search.server.ts';
import { readIsOpen, readSellable, type Sellable, setIsOpen } from '#commerce/staff/opening.server.ts';
import { createProductInspector } from '#commerce/staff/product-inspector.server.ts';
import { createResourceStores } from '#commerce/staff/resource-stores.server.ts';
import { RESOURCES } from '#commerce/staff/resource-table.ts';
import { type OwnRole, readOwnRoles } from '#commerce/staff/role-store.server.ts';
import { createSecondFactor, type SecondFactor } from '#commerce/staff/second-factor.server.ts';
import { createSelection } from '#commerce/staff/selection.server.ts';
import { createStaff, type Staff } from '#commerce/staff/staff.server.ts';
import { createStaffSignIn, type StaffSignIn } from '#commerce/staff/staff-sign-in.server.ts';
import { readWorkQueues, type WorkQueue } from '#commerce/staff/work-queues.server.ts';
import { brandsOfFiles } from '#server/brands.server.ts';
import { createSingleSignOn } from '#server/integrations.server.ts';
import type { ContentModule } from './content.server.ts';
import type { CoreServices } from './core-services.server.ts';
import type { CustomerModule } from './customers.server.ts';
import type { ProductModule } from './products.server.ts';
import type { SearchModule } from './search.server.ts';

const SALES_EVERY_MS = 15_000;
const RULES_EVERY_MS = 60 * 60_000;

/** What staff and other systems use to manage the shop. */
export interface AdminModule {
  staff: Staff;
  /** What staff manage through lists and forms. */
  resources: Resources;
  /** The second factor of staff. */
  factor: SecondFactor;
  /** Single sign-on, and emails about new devices. */
  signIn: StaffSignIn;
  /** Emails to look at and to test. */
  emailSamples: EmailSamples;
  /** Tokens of programs that use the JSON endpoint. */
  tokens: ApiTokens;
  /** What waits for a member of staff. */
  workQueues(actor: Actor): Promise<WorkQueue[]>;
  reports: {
    read(query: ReportQuery): Promise<Report>;
    monthEnd(part: MonthEndPart, query: Omit<MonthEndQuery, 'timeZone'>): AsyncGenerator<string>;
    /** Counts what changed; a job does so every few minutes. */
    refresh(): Promise<number>;
  };
  ownRoles(): Promise<OwnRole[]>;
  markets(): Promise<MarketRecord[]>;
  /** Orders, customers, products and pages for a few words. */
  search(actor: Actor, text: string): Promise<Finding[]>;
  /** As stored; the shop's `opening` follows a moment later. */
  readIsOpen(): Promise<boolean>;
  /** Opens or closes the shop to the public. */
  setOpening(isOpen: boolean, actor: Actor): Promise<void>;
  /** What the checklist of a new shop asks of the database. */
  readSellable(place: { country: string; currency: string }): Promise<Sellable>;
  catalogueImportService: CatalogueImportService;
  /** Checks the token of systems that call the import API, and limits wrong ones. */
  importApiGuard: ImportApiGuard;
}

const COUNT_EVERY_MS = 300_000;

export function createAdminModule(
  {
    environment,
    brands,
    demo,
    database,
    mediaStorage,
    catalogue,
    gateway,
    jobs,
    log,
    keyFor,
    keysFor,
  }: CoreServices,
  { audit, entries, studio }: ContentModule,
  { engine, listings, productCards }: SearchModule,
  { pages, reviews }: ProductModule,
  { sessions }: CustomerModule,
): AdminModule {
  jobs.every(SALES_EVERY_MS, 'start and end sales', () => startAndEndSales(database));
  jobs.every(RULES_EVERY_MS, 'refresh categories with rules', () => refreshCategoryRules(database));
  const timeZone = environment.SHOP_TIME_ZONE;
  const refresh = createReportRefresh({ database, timeZone });
  jobs.every(COUNT_EVERY_MS, 'count reports', refresh);
  const factor = createSecondFactor({ database, key: keysFor('second-factor') });
  const tokens = createApiTokens(database, keysFor('staff-token'));
  return {
    factor,
    tokens,
    signIn: createStaffSignIn({
      database,
      key: keyFor('staff-sign-in'),
      provider: createSingleSignOn(environment, gateway),
      defaultRole: environment.OIDC_DEFAULT_ROLE ?? null,
    }),
    emailSamples: createEmailSamples({
      database,
      brands,
      findProducts: () => sampleProducts(database, productCards),
    }),
    reports: {
      read: (query) => readReport(database.pool, query),
      monthEnd: (part, query) => monthEndCsv(database, part, { ...query, timeZone }),
      refresh,
    },
    resources: createResources({
      database,
      audit,
      resources: RESOURCES,
      today: () => dayAt(new Date(), timeZone),
      stores: createResourceStores({
        reviews,
        studio,
        productsOf: (ids) => productCards.products(ids, null),
        staff: { tokenKey: keyFor('customer-token'), sessions, factor },
        tokens,
        brandsOfFiles: brandsOfFiles(demo),
        brands: () => brands.all,
        sites: () => brands.sites,
        catalogueDefaults: () => shopDefaults(brands),
        timeZone,
      }),
    }),
    ownRoles: () => readOwnRoles(database.db),
    markets: () => readMarketRecords(database.db),
    workQueues: (actor) => readWorkQueues(database, actor),
    search: (actor, text) => searchEverything(database, actor, text),
    readIsOpen: () => readIsOpen(database.db),
    setOpening: (isOpen, actor) => setIsOpen(database, isOpen, actor),
    readSellable: (place) => readSellable(database, place),
    catalogueImportService: createCatalogueImportService({
      database,
      storage: mediaStorage,
      defaults: shopDefaults(brands),
      log,
      jobs,
    }),
    importApiGuard: createImportApiGuard(database, environment.CATALOGUE_TOKEN),
    staff: createStaff({
      audit,
      selection: createSelection(database),
      inspector: createProductInspector({
        catalogue,
        products: pages,
        content: entries,
        search: engine,
        sites: () => brands.sites,
      }),
      listings,
      productCards,
      idsOf: catalogue.productIdsByKeys,
    }),
  };
}

/** Two products that are sold, for emails about orders. */
async function sampleProducts(
  { pool }: CoreServices['database'],
  productCards: SearchModule['productCards'],
): Promise<SampleProduct[]> {
  const { rows } = await pool.query<{ id: string }>(
    'select id from product where is_live order by id limit 2',
  );
  const products = await productCards.products(
    rows.map(({ id }) => id),
    null,
  );
  return products.map(({ name, colour, price, imagesResponsive }) => ({
    name,
    colour: colour ?? '',
    price: price.centAmount,
    picture: imagesResponsive[0]?.src ?? null,
  }));
}
