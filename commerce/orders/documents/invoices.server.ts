import { randomUUID } from 'node:crypto';
import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import { sumByRate, type TaxLine } from '#commerce/tax/compute-tax.ts';
import type { Database, Db } from '#server/db/database.server.ts';
import { invoice, invoiceSeries, paymentAttempt, shopOrder } from '#server/db/orders-schema.server.ts';
import { readRecords } from '../order-records.server.ts';
import type { OrderRow } from '../settle-payment.server.ts';
import { drawInvoice } from './draw-invoice.server.ts';
import { formatInvoiceNumber, type InvoiceBody, type InvoiceKind, type InvoiceLine } from './invoice.ts';
import { type PaidPart, type RefundedParts, shareRefunds } from './refund-shares.ts';

export type InvoiceRow = typeof invoice.$inferSelect;

export interface IssuedDocument {
  id: string;
  kind: InvoiceKind;
  number: string;
  total: number;
  issuedAt: string;
}

/** Invoices of orders and credit notes of refunds: numbered without gaps for each seller, each issued once. */
export interface Invoices {
  /** The documents of an order; those that are due are issued first. */
  ofOrder(orderNumber: string): Promise<IssuedDocument[]>;
  /** Issues what is due for recent orders and refunds; how many. */
  issueDue(): Promise<number>;
  /** With the country that the order goes to. */
  read(id: string): Promise<(InvoiceRow & { country: string | null }) | null>;
  pdf(id: string): Promise<Buffer | null>;
}

interface Parts {
  database: Database;
  now?: () => Date;
}

const BATCH = 100;
const RECENT = '2 days';

export function createInvoices({ database: { db }, now = () => new Date() }: Parts): Invoices {
  /** Documents of one order are issued in one transaction that holds the order, so that none is issued twice. */
  async function issueFor(orderId: string): Promise<number> {
    return db.transaction(async (tx) => {
      const [order] = await tx.select().from(shopOrder).where(eq(shopOrder.id, orderId)).for('update');
      if (!order || order.state === 'payment-pending') return 0;
      const issued = await tx.select().from(invoice).where(eq(invoice.orderId, orderId));
      const known = new Set(issued.map(({ subject }) => subject));
      let count = 0;
      let first = issued.find(({ kind }) => kind === 'invoice');
      if (!first) {
        first = await issue(tx, order, 'invoice', `order:${order.id}`, invoiceOf(order), now());
        count += 1;
      }
      const refunds = await refundsOf(tx, order);
      const parts = paidParts(order);
      const shares = shareRefunds(parts, refunds);
      for (const [at, refund] of refunds.entries()) {
        if (known.has(refund.subject)) continue;
        const lines = (shares[at] ?? []).map(
          ({ part, amount, taxes }): InvoiceLine => ({
            ...describePart(order, part),
            quantity: refund.pieces.find(({ position }) => position === part)?.quantity ?? null,
            amount,
            taxes,
          }),
        );
        const body = bodyOf(order, lines, formatInvoiceNumber('invoice', first.number));
        await issue(tx, order, 'credit-note', refund.subject, body, now());
        count += 1;
      }
      return count;
    });
  }

  return {
    async ofOrder(number) {
      const [order] = await db
        .select({ id: shopOrder.id })
        .from(shopOrder)
        .where(eq(shopOrder.number, number));
      if (!order) return [];
      await issueFor(order.id);
      const rows = await db
        .select()
        .from(invoice)
        .where(eq(invoice.orderId, order.id))
        .orderBy(asc(invoice.issuedAt), asc(invoice.number));
      return rows.map(({ id, kind, number: count, total, issuedAt }) => ({
        id,
        kind,
        number: formatInvoiceNumber(kind, count),
        total,
        issuedAt: issuedAt.toISOString(),
      }));
    },

    async issueDue() {
      const { rows } = await db.execute<{ id: string }>(
        sql`select o.id from shop_order o where o.placed_at > ${now()}::timestamptz - ${RECENT}::interval
            and o.state <> 'payment-pending'
            and not exists (select 1 from invoice i where i.subject = 'order:' || o.id)
          union
          select r.order_id from order_refund r where r.state = 'done'
            and r.changed_at > ${now()}::timestamptz - ${RECENT}::interval
            and not exists (select 1 from invoice i where i.subject = 'refund:' || r.id)
          union
          select r.order_id from order_return r where r.state = 'refunded' and r.amount > 0
            and r.changed_at > ${now()}::timestamptz - ${RECENT}::interval
            and not exists (select 1 from invoice i where i.subject = 'return:' || r.id)
          limit ${BATCH}`,
      );
      let count = 0;
      for (const { id } of rows) count += await issueFor(id);
      return count;
    },

    async read(id) {
      const [row] = await db
        .select({ ...getTableColumns(invoice), country: shopOrder.country })
        .from(invoice)
        .innerJoin(shopOrder, eq(shopOrder.id, invoice.orderId))
        .where(eq(invoice.id, id));
      return row ?? null;
    },

    async pdf(id) {
      const [row] = await db.select().from(invoice).where(eq(invoice.id, id));
      return row ? drawInvoice(row) : null;
    },
  };
}

/** The row of the series is locked until the document is written, so that no number is lost or given twice. */
async function issue(
  tx: Db,
  order: OrderRow,
  kind: InvoiceKind,
  subject: string,
  body: InvoiceBody,
  at: Date,
): Promise<InvoiceRow> {
  const seller = body.seller.name;
  const [series] = await tx
    .insert(invoiceSeries)
    .values({ seller, kind, last: 1 })
    .onConflictDoUpdate({
      target: [invoiceSeries.seller, invoiceSeries.kind],
      set: { last: sql`${invoiceSeries.last} + 1` },
    })
    .returning({ last: invoiceSeries.last });
  const row: InvoiceRow = {
    id: randomUUID(),
    seller,
    kind,
    number: series?.last ?? 1,
    orderId: order.id,
    subject,
    brandSlug: order.brandSlug,
    total: body.total,
    tax: body.taxByRate.reduce((sum, { tax }) => sum + tax, 0),
    currency: body.currency,
    body,
    issuedAt: at,
  };
  await tx.insert(invoice).values(row);
  return row;
}

/** The lines in their order, then delivery. */
function paidParts({ snapshot }: OrderRow): PaidPart[] {
  const { lines, delivery, tax } = snapshot;
  // Where tax was added, the customer paid it with the line.
  const added = (taxes: readonly TaxLine[]) =>
    tax?.treatment === 'exclusive' ? taxes.reduce((sum, line) => sum + line.tax, 0) : 0;
  return [
    ...lines.map(({ net, quantity, taxes = [] }) => ({ amount: net + added(taxes), quantity, taxes })),
    { amount: delivery.price + added(delivery.taxes ?? []), quantity: 1, taxes: delivery.taxes ?? [] },
  ];
}

function describePart({ snapshot: { lines, delivery } }: OrderRow, part: number) {
  const line = lines[part];
  if (!line) return { name: delivery.name, details: '' };
  const details = [line.brand, line.colourLabel, line.size, line.sku].filter(Boolean).join(' · ');
  return { name: line.name, details };
}

function invoiceOf(order: OrderRow): InvoiceBody {
  const lines = paidParts(order)
    .map(
      ({ amount, taxes }, part): InvoiceLine => ({
        ...describePart(order, part),
        quantity: order.snapshot.lines[part]?.quantity ?? null,
        amount,
        taxes: [...taxes],
      }),
    )
    .filter(({ amount, quantity }) => amount > 0 || quantity !== null);
  return bodyOf(order, lines, null);
}

function bodyOf(
  { number, snapshot }: OrderRow,
  lines: InvoiceLine[],
  invoiceNumber: string | null,
): InvoiceBody {
  return {
    locale: snapshot.locale,
    currency: snapshot.currency,
    brandName: snapshot.brandName,
    seller: snapshot.seller ?? { name: snapshot.brandName, address: [], taxNumber: null },
    buyer: snapshot.billingAddress,
    orderNumber: number,
    invoiceNumber,
    lines,
    taxByRate: sumByRate(lines.flatMap(({ taxes }) => taxes)),
    total: lines.reduce((sum, { amount }) => sum + amount, 0),
  };
}

/** Refunds that were made, the oldest first. The reversal of a cancelled order gives back what is left. */
async function refundsOf(tx: Db, order: OrderRow): Promise<(RefundedParts & { subject: string })[]> {
  const { refunds, returns } = await readRecords(tx, order);
  const made = [
    ...refunds
      .filter(({ state }) => state === 'done')
      .map(({ id, amount, pieces, changedAt: at }) => ({ subject: `refund:${id}`, amount, pieces, at })),
    ...returns
      .filter(({ state }) => state === 'refunded')
      .map(({ id, amount, pieces, changedAt: at }) => ({ subject: `return:${id}`, amount, pieces, at })),
  ]
    .filter(({ amount }) => amount > 0)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const left = order.total - made.reduce((sum, { amount }) => sum + amount, 0);
  const [attempt] = await tx
    .select({ state: paymentAttempt.state })
    .from(paymentAttempt)
    .where(eq(paymentAttempt.id, order.attemptId));
  if (attempt?.state !== 'refunded' || left <= 0) return made;
  return [...made, { subject: `reversal:${order.id}`, amount: left, pieces: [] }];
}
