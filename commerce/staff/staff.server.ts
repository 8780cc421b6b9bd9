import type { Audit } from '#commerce/content/editor/audit.server.ts';
import type { RequestSession } from '#commerce/customers/request-session.server.ts';
import type { ShopperRole } from '#commerce/customers/shopper-state.ts';
import type { Listings } from '#commerce/listing/listing.server.ts';
import type { ListCriteria } from '#commerce/listing/listing-page.server.ts';
import type { ProductCardCache } from '#commerce/listing/product-card-cache.server.ts';
import type { Permission } from '#commerce/resources/permissions.ts';
import { exportKeys, exportList, writeExport } from './product-export.server.ts';
import type { ProductInspector } from './product-inspector.server.ts';
import type { Selection } from './selection.server.ts';
import { mayUse, type StaffAccess } from './staff-access.ts';

export interface StaffMember {
  /** Null for a visitor from an office network who is not signed in. */
  id: string | null;
  email: string | null;
  role: ShopperRole;
  staffRole: string | null;
  staffGrants: readonly Permission[] | null;
  isOffice: boolean;
}

export interface StaffRequest {
  session: Pick<RequestSession, 'customer'>;
  isOffice: boolean;
  client: string;
  access: StaffAccess;
  action: string;
  subject: string;
}

/** Tools that only staff may use. */
export interface Staff {
  /** Null for anyone without access, who then gets a 404. Every call is audited. */
  authorise(request: StaffRequest): Promise<StaffMember | null>;
  selection: Selection;
  inspector: ProductInspector;
  exportList(
    criteria: ListCriteria,
    where: { site: string; maxRows: number },
    signal?: AbortSignal,
  ): Promise<ExportFile>;
  exportSelection(customerId: string, site: string): Promise<ExportFile>;
}

export interface ExportFile {
  total: number;
  file: ReadableStream<Uint8Array>;
}

interface Parts {
  audit: Audit;
  selection: Selection;
  inspector: ProductInspector;
  listings: Pick<Listings, 'list'>;
  productCards: ProductCardCache;
  idsOf(keys: string[]): Promise<string[]>;
}

export function createStaff({ audit, selection, inspector, listings, productCards, idsOf }: Parts): Staff {
  return {
    selection,
    inspector,

    async exportList(criteria, where, signal) {
      const { total, rows } = await exportList(listings, criteria, where, signal);
      return { total, file: writeExport(rows) };
    },

    async exportSelection(customerId, site) {
      const rows = await exportKeys(productCards, idsOf, await selection.keys(customerId), site);
      return { total: rows.length, file: writeExport(rows) };
    },

    async authorise({ session, isOffice, client, access, action, subject }) {
      const customer = await session.customer();
      const role = customer?.role ?? 'customer';
      const isAllowed = mayUse(access, { role, isOffice });
      await audit.record({
        who: customer?.email ?? null,
        role: customer ? role : isOffice ? 'office' : 'guest',
        client,
        action,
        subject,
        outcome: isAllowed ? 'done' : 'refused',
      });
      if (!isAllowed) return null;
      const { id = null, email = null, staffRole = null, staffGrants = null } = customer ?? {};
      return { id, email, role, staffRole, staffGrants, isOffice };
    },
  };
}
