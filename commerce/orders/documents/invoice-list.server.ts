import { sql } from 'drizzle-orm';
import type { OpenStore } from '#commerce/resources/resource-store.server.ts';
import {
  byBrandAndCountry,
  type ListedTable,
  listTable,
  sinceDay,
  toArray,
  untilDay,
} from '#commerce/resources/table-list.server.ts';
import { formatInvoiceNumber, type InvoiceKind } from './invoice.ts';

const INVOICES: ListedTable = {
  from: sql`invoice i join shop_order o on o.id = i.order_id`,
  id: sql`i.id`,
  columns: sql`i.kind, i.number, i.seller, o.number as "order", i.brand_slug as brand, o.country, i.issued_at as "issuedAt",
    i.total, i.tax, i.currency`,
  toBody({ kind, number, total, tax, currency, issuedAt, ...row }) {
    const sign = kind === 'credit-note' ? -1 : 1;
    const money = (amount: number) => ({ centAmount: sign * amount, currencyCode: String(currency) });
    return {
      ...row,
      kind,
      number: formatInvoiceNumber(kind as InvoiceKind, Number(number)),
      issuedAt: new Date(String(issuedAt)).toISOString(),
      taxable: money(Number(total) - Number(tax)),
      tax: money(Number(tax)),
      total: money(Number(total)),
    };
  },
  sorts: { issuedAt: { by: sql`i.issued_at`, type: 'timestamptz' } },
  search: (text) => sql`o.number = ${text.trim()}`,
  ...byBrandAndCountry(sql`i.brand_slug`, sql`o.country`),
  filters: {
    brand: (values) => sql`i.brand_slug = any(${toArray(values)})`,
    kind: (values) => sql`i.kind = any(${toArray(values)})`,
    from: sinceDay(sql`i.issued_at`),
    until: untilDay(sql`i.issued_at`),
  },
};

export const openInvoices: OpenStore = (db) => ({
  list: (query) => listTable(db, INVOICES, query),
  async read(id) {
    const { rows } = await db.execute<Record<string, unknown>>(
      sql`select ${INVOICES.columns} from ${INVOICES.from} where i.id = ${id}`,
    );
    return rows[0] ? { id, body: INVOICES.toBody(rows[0]) } : null;
  },
});
