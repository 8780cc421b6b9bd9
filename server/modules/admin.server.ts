import {
  createImportApiGuard,
  type ImportApiGuard,
} from '#commerce/catalogue/import/import-api-guard.server.ts';
import {
  type CatalogueImportService,
  createCatalogueImportService,
} from '#commerce/catalogue/import/import-service.server.ts';
import { shopDefaults } from '#commerce/catalogue/shop-defaults.server.ts';
import { createProductInspector } from '#commerce/staff/product-inspector.server.ts';
import { createSelection } from '#commerce/staff/selection.server.ts';
import { createStaff, type Staff } from '#commerce/staff/staff.server.ts';
import type { ContentModule } from './content.server.ts';
import type { CoreServices } from './core-services.server.ts';
import type { ProductModule } from './products.server.ts';
import type { SearchModule } from './search.server.ts';

/** What staff and other systems use to manage the shop. */
export interface AdminModule {
  staff: Staff;
  catalogueImportService: CatalogueImportService;
  /** Checks the token of systems that call the import API, and limits wrong ones. */
  importApiGuard: ImportApiGuard;
}

export function createAdminModule(
  { environment, brands, database, catalogue, jobs, log }: CoreServices,
  { audit, entries }: ContentModule,
  { engine, listings, productCards }: SearchModule,
  { pages }: ProductModule,
): AdminModule {
  return {
    catalogueImportService: createCatalogueImportService({
      database,
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
