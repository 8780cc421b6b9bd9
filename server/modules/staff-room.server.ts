import { type CatalogueDesk, createCatalogueDesk } from '#commerce/catalogue/import/catalogue-desk.server.ts';
import { type CatalogueDoor, createCatalogueDoor } from '#commerce/catalogue/import/catalogue-door.server.ts';
import { shopDefaults } from '#commerce/catalogue/shop-defaults.server.ts';
import { createProductFiles } from '#commerce/staff/product-file.server.ts';
import { createSelection } from '#commerce/staff/selection.server.ts';
import { createStaff, type Staff } from '#commerce/staff/staff.server.ts';
import type { Discovery } from './discovery.server.ts';
import type { Editorial } from './editorial.server.ts';
import type { Ground } from './ground.server.ts';
import type { ProductFloor } from './product-floor.server.ts';

export interface StaffRoom {
  staff: Staff;
  catalogueDesk: CatalogueDesk;
  /** Other systems at the catalogue's door, and those who only try it. */
  catalogueDoor: CatalogueDoor;
}

export function openStaffRoom(
  { environment, database, catalogue, log }: Ground,
  { audit, content }: Editorial,
  { search, listings, shelf }: Discovery,
  { products }: ProductFloor,
): StaffRoom {
  return {
    catalogueDesk: createCatalogueDesk({ database, defaults: shopDefaults(environment), log }),
    catalogueDoor: createCatalogueDoor(database, environment.CATALOGUE_TOKEN),
    staff: createStaff({
      audit,
      selection: createSelection(database),
      files: createProductFiles({ catalogue, products, content, search }),
      listings,
      shelf,
      idsOf: catalogue.productIdsByKeys,
    }),
  };
}
