import type { Audit } from '#commerce/content/editor/audit.server.ts';
import type { RequestSession } from '#commerce/customers/request-session.server.ts';
import type { ShopperRole } from '#commerce/customers/shopper-state.ts';
import type { Listings } from '#commerce/listing/listing.server.ts';
import type { ListQuestion } from '#commerce/listing/listing-page.server.ts';
import type { Shelf } from '#commerce/listing/shelf.server.ts';
import { mayUse, type StaffDoor } from './may-use.ts';
import { exportKeys, exportList } from './product-export.server.ts';
import type { ProductFiles } from './product-file.server.ts';
import type { Selection } from './selection.server.ts';
import { writeExport } from './write-export.server.ts';

export interface StaffMember {
  /** Null for somebody in the office who is not signed in. */
  id: string | null;
  email: string | null;
  role: ShopperRole;
  isOffice: boolean;
}

export interface StaffAttempt {
  session: Pick<RequestSession, 'customer'>;
  isOffice: boolean;
  client: string;
  door: StaffDoor;
  action: string;
  subject: string;
}

/** What is for staff alone. */
export interface Staff {
  /** Null for anyone who may not: the answer is then that of an address that is not there. Every attempt is noted. */
  enter(attempt: StaffAttempt): Promise<StaffMember | null>;
  selection: Selection;
  files: ProductFiles;
  exportList(
    question: ListQuestion,
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
  files: ProductFiles;
  listings: Pick<Listings, 'list'>;
  shelf: Shelf;
  idsOf(keys: string[]): Promise<string[]>;
}

export function createStaff({ audit, selection, files, listings, shelf, idsOf }: Parts): Staff {
  return {
    selection,
    files,

    async exportList(question, where, signal) {
      const { total, rows } = await exportList(listings, question, where, signal);
      return { total, file: writeExport(rows) };
    },

    async exportSelection(customerId, site) {
      const rows = await exportKeys(shelf, idsOf, await selection.keys(customerId), site);
      return { total: rows.length, file: writeExport(rows) };
    },

    async enter({ session, isOffice, client, door, action, subject }) {
      const customer = await session.customer();
      const role = customer?.role ?? 'customer';
      const isIn = mayUse(door, { role, isOffice });
      await audit.record({
        who: customer?.email ?? null,
        role: customer ? role : isOffice ? 'office' : 'guest',
        client,
        action,
        subject,
        outcome: isIn ? 'done' : 'refused',
      });
      return isIn ? { id: customer?.id ?? null, email: customer?.email ?? null, role, isOffice } : null;
    },
  };
}
