import {
  createImportApiGuard,
  type ImportApiGuard,
} from '#commerce/catalogue/import/import-api-guard.server.ts';
import {
  type CatalogueImportService,
  createCatalogueImportService,
} from '#commerce/catalogue/import/import-service.server.ts';
import { shopDefaults } from '#commerce/catalogue/shop-defaults.server.ts';
import { type MonthEndQuery, monthEndCsv } from '#commerce/reports/month-end.server.ts';
import type { MonthEndPart } from '#commerce/reports/month-end-parts.ts';
import { type Report, type ReportQuery, readReport } from '#commerce/reports/read-reports.server.ts';
import { createReportRefresh } from '#commerce/reports/refresh-reports.server.ts';
import type { Actor } from '#commerce/resources/permissions.ts';
import { createResources, type Resources } from '#commerce/resources/resources.server.ts';
import { type Finding, searchEverything } from '#commerce/staff/global-search.server.ts';
import { createProductInspector } from '#commerce/staff/product-inspector.server.ts';
import { createResourceStores } from '#commerce/staff/resource-stores.server.ts';
import { RESOURCES } from '#commerce/staff/resource-table.ts';
import { createSelection } from '#commerce/staff/selection.server.ts';
import { createStaff, type Staff } from '#commerce/staff/staff.server.ts';
import { readWorkQueues, type WorkQueue } from '#commerce/staff/work-queues.server.ts';
import { brandsOfFiles } from '#server/brands.server.ts';
import type { ContentModule } from './content.server.ts';
import type { CoreServices } from './core-services.server.ts';
import type { CustomerModule } from './customers.server.ts';
import type { ProductModule } from './products.server.ts';
import type { SearchModule } from './search.server.ts';

/** What staff and other systems use to manage the shop. */
export interface AdminModule {
  staff: Staff;
  /** What staff manage through lists and forms. */
  resources: Resources;
  /** What waits for a member of staff. */
  workQueues(actor: Actor): Promise<WorkQueue[]>;
  reports: {
    read(query: ReportQuery): Promise<Report>;
    monthEnd(part: MonthEndPart, query: Omit<MonthEndQuery, 'timeZone'>): AsyncGenerator<string>;
    /** Counts what changed; a job does so every few minutes. */
    refresh(): Promise<number>;
  };
  /** Orders, customers, products and pages for a few words. */
  search(actor: Actor, text: string): Promise<Finding[]>;
  catalogueImportService: CatalogueImportService;
  /** Checks the token of systems that call the import API, and limits wrong ones. */
  importApiGuard: ImportApiGuard;
}

const COUNT_EVERY_MS = 300_000;

export function createAdminModule(
  { environment, brands, demo, database, mediaStorage, catalogue, jobs, log }: CoreServices,
  { audit, entries, studio }: ContentModule,
  { engine, listings, productCards }: SearchModule,
  { pages, reviews }: ProductModule,
  { accounts }: CustomerModule,
): AdminModule {
  const timeZone = environment.SHOP_TIME_ZONE;
  const refresh = createReportRefresh({ database, timeZone });
  jobs.every(COUNT_EVERY_MS, 'count reports', refresh);
  return {
    reports: {
      read: (query) => readReport(database.pool, query),
      monthEnd: (part, query) => monthEndCsv(database, part, { ...query, timeZone }),
      refresh,
    },
    resources: createResources({
      database,
      audit,
      resources: RESOURCES,
      stores: createResourceStores({
        reviews,
        studio,
        productsOf: productCards.products,
        sendPasswordLink: accounts.requestPasswordReset,
        brandsOfFiles: brandsOfFiles(demo),
        timeZone,
      }),
    }),
    workQueues: (actor) => readWorkQueues(database, actor),
    search: (actor, text) => searchEverything(database, actor, text),
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
      inspector: createProductInspector({ catalogue, products: pages, content: entries, search: engine }),
      listings,
      productCards,
      idsOf: catalogue.productIdsByKeys,
    }),
  };
}
