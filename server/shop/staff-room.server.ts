import { createProductFiles } from '../staff/product-file.server.ts';
import { createSelection } from '../staff/selection.server.ts';
import { createStaff, type Staff } from '../staff/staff.server.ts';
import type { Discovery } from './discovery.server.ts';
import type { Editorial } from './editorial.server.ts';
import type { Ground } from './ground.server.ts';
import type { ProductFloor } from './product-floor.server.ts';

export interface StaffRoom {
  staff: Staff;
}

export function openStaffRoom(
  { database, catalogue }: Ground,
  { audit, content }: Editorial,
  { search, listings, shelf }: Discovery,
  { products }: ProductFloor,
): StaffRoom {
  return {
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
