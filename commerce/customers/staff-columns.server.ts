import { type Permission, type Reach, reachOf, staffRoleOf } from '#commerce/resources/permissions.ts';
import type { ShopperRole } from './shopper-state.ts';

/** What a query of `customer c` reads to know what a member of staff may do, with the shop's own roles and its markets. */
export const STAFF_COLUMNS = `c.role, c.staff_role, c.staff_brands,
  case when c.staff_role is not null then
    (select r.body -> 'permissions' from resource_record r where r.kind = 'staff-role' and r.id = c.staff_role) end as staff_grants,
  case when c.staff_markets is not null then
    (select coalesce(jsonb_agg(r.body), '[]') from resource_record r
      where r.kind = 'market' and r.body ->> 'code' = any(c.staff_markets)) end as staff_markets`;

export interface StaffRow {
  role: ShopperRole;
  staff_role: string | null;
  staff_brands: string[] | null;
  staff_grants: Permission[] | null;
  staff_markets: { brand: string; countries: string[] }[] | null;
}

export interface StaffRights {
  /** A built-in role, or the id of the shop's own; null for shoppers. */
  staffRole: string | null;
  /** What a role of the shop's own allows. */
  staffGrants: readonly Permission[] | null;
  staffReach: Reach;
}

/** Owners have no limit. */
export function rightsOf(row: StaffRow): StaffRights {
  const isOwner = row.role === 'admin';
  return {
    staffRole: staffRoleOf(row.role, row.staff_role),
    staffGrants: row.staff_grants,
    staffReach: isOwner ? reachOf(null, null) : reachOf(row.staff_brands, row.staff_markets),
  };
}
