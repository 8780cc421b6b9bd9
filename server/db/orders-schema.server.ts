import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { RemovedStoredLine, StoredLine } from '#commerce/basket/stored-basket.server.ts';
import type { Address } from '#commerce/customers/address.ts';
import type { InvoiceBody, InvoiceKind } from '#commerce/orders/documents/invoice.ts';
import type { ReceivedPiece } from '#commerce/orders/fulfilment.ts';
import type { EventDetail, OrderAction, OrderActor } from '#commerce/orders/order-event.ts';
import type { OrderSnapshot } from '#commerce/orders/order-snapshot.server.ts';
import type { OrderState } from '#commerce/orders/order-state.ts';
import type { ReturnedPiece, ReturnReason, ReturnState } from '#commerce/orders/return-request.ts';
import type { AttemptState } from '#commerce/payments/payment-attempt.ts';
import type { TaxLine } from '#commerce/tax/compute-tax.ts';
import { ACCENTED, PLAIN } from '#commerce/text/fold-letters.ts';
import { customer } from './customers-schema.server.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const words = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** A basket with all its lines in one row, so that they change together. */
export const basket = pgTable(
  'basket',
  {
    id: text().primaryKey(),
    /** Exactly one owner: a customer on all devices, or the session of a guest. */
    customerId: text('customer_id').references(() => customer.id, { onDelete: 'cascade' }),
    sessionId: text('session_id'),
    currency: text().notNull(),
    country: text().notNull(),
    /** Made by express buy for one purchase; the shopper's own basket is not touched. */
    isEphemeral: boolean('is_ephemeral').notNull().default(false),
    version: integer().notNull().default(1),
    lines: jsonb().$type<StoredLine[]>().notNull().default([]),
    saved: jsonb().$type<StoredLine[]>().notNull().default([]),
    removed: jsonb().$type<RemovedStoredLine[]>().notNull().default([]),
    codes: text().array().notNull().default([]),
    email: text(),
    shippingAddress: jsonb('shipping_address').$type<Address>(),
    billingAddress: jsonb('billing_address').$type<Address>(),
    deliveryMethodId: text('delivery_method_id'),
    /** The total that the shopper was last shown and may authorise. */
    quotedTotal: integer('quoted_total'),
    loudcrowdAnonId: text('loudcrowd_anon_id'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    uniqueIndex('basket_of_customer')
      .on(t.customerId, t.currency)
      .where(sql`${t.customerId} is not null and not ${t.isEphemeral}`),
    uniqueIndex('basket_of_session')
      .on(t.sessionId, t.currency)
      .where(sql`${t.sessionId} is not null and not ${t.isEphemeral}`),
    index('basket_expiry').on(t.expiresAt),
    check('basket_has_one_owner', sql`(${t.customerId} is null) <> (${t.sessionId} is null)`),
  ],
);

/** Written before the provider is called, so that no charge can be lost. */
export const paymentAttempt = pgTable(
  'payment_attempt',
  {
    id: text().primaryKey(),
    /** The key of the shopper's form: a form that is submitted twice has the same key twice. */
    idempotencyKey: text('idempotency_key').notNull().unique(),
    fingerprint: text().notNull(),
    basketId: text('basket_id').notNull(),
    provider: text().notNull(),
    method: text().$type<'card' | 'apple-pay'>().notNull(),
    state: text().$type<AttemptState>().notNull(),
    amount: integer().notNull(),
    currency: text().notNull(),
    /** The order as it will be placed; later changes of the basket have no effect on it. */
    snapshot: jsonb().$type<OrderSnapshot>().notNull(),
    /** The provider's one-time token; card numbers are never stored. */
    paymentToken: text('payment_token').notNull(),
    providerReference: text('provider_reference'),
    challengeUrl: text('challenge_url'),
    refusal: text(),
    providerCalls: integer('provider_calls').notNull().default(0),
    firstSentAt: moment('first_sent_at'),
    /** True while stock is reserved for this attempt. */
    holdsStock: boolean('holds_stock').notNull().default(true),
    /** The payment has no order, or a cancelled one, and must be refunded. */
    mustRefund: boolean('must_refund').notNull().default(false),
    escalatedAt: moment('escalated_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (t) => [
    index('payment_attempt_basket').on(t.basketId),
    index('payment_attempt_reference').on(t.providerReference),
    index('payment_attempt_open')
      .on(t.changedAt)
      .where(sql`${t.state} in ('stored', 'sent', 'unknown', 'pending', 'authorised')`),
    index('payment_attempt_review').on(t.id).where(sql`${t.escalatedAt} is not null`),
    index('payment_attempt_refund').on(t.id).where(sql`${t.mustRefund} and ${t.state} = 'authorised'`),
    uniqueIndex('payment_attempt_one_open')
      .on(t.basketId)
      .where(sql`${t.state} in ('stored', 'sent', 'unknown', 'pending')`),
  ],
);

export const orderNumber = pgSequence('order_number', { startWith: 100_001 });

export const shopOrder = pgTable(
  'shop_order',
  {
    id: text().primaryKey(),
    number: text().notNull().unique(),
    /** Unique, so that one attempt never makes two orders. */
    attemptId: text('attempt_id')
      .notNull()
      .unique()
      .references(() => paymentAttempt.id),
    customerId: text('customer_id').references(() => customer.id, { onDelete: 'set null' }),
    sessionId: text('session_id'),
    /** Part of the link in the order email, so that guests can open their order on any device. */
    accessKey: text('access_key').notNull(),
    state: text().$type<OrderState>().notNull(),
    brandSlug: text('brand_slug').notNull(),
    locale: text().notNull(),
    email: text().notNull(),
    total: integer().notNull(),
    currency: text().notNull(),
    snapshot: jsonb().$type<OrderSnapshot>().notNull(),
    placedAt: moment('placed_at').notNull().defaultNow(),
    dispatchedAt: moment('dispatched_at'),
    deliveredAt: moment('delivered_at'),
    changedAt: moment('changed_at').notNull().defaultNow(),
    /** Grows with every change, so that two people who change an order at the same time notice. */
    version: integer().notNull().default(1),
    /** All refunds, made or due. */
    refunded: integer().notNull().default(0),
    deliveryMethod: text('delivery_method').generatedAlwaysAs(sql`snapshot #>> '{delivery,id}'`),
    country: text().generatedAlwaysAs(sql`snapshot #>> '{shippingAddress,country}'`),
    /** Number, email, name, postcode with and without its space, and skus. */
    searchWords: words('search_words').generatedAlwaysAs(
      sql`array_to_tsvector(array_remove(regexp_split_to_array(lower(translate(number || ' ' || email || ' ' || coalesce(snapshot #>> '{shippingAddress,firstName}', '') || ' ' || coalesce(snapshot #>> '{shippingAddress,lastName}', '') || ' ' || coalesce(snapshot #>> '{shippingAddress,postalCode}', '') || ' ' || replace(coalesce(snapshot #>> '{shippingAddress,postalCode}', ''), ' ', '') || ' ' || coalesce(jsonb_path_query_array(snapshot, '$.lines[*].sku')::text, ''), '${sql.raw(ACCENTED)}', '${sql.raw(PLAIN)}')), '[\\s",\\[\\]]+'), ''))`,
    ),
  },
  (t) => [
    index('shop_order_customer').on(t.customerId, t.placedAt),
    index('shop_order_email').on(sql`lower(${t.email})`, t.placedAt),
    index('shop_order_newest').on(t.placedAt, t.number),
    index('shop_order_state').on(t.state, t.placedAt, t.number),
    index('shop_order_brand').on(t.brandSlug, t.placedAt, t.number),
    index('shop_order_delivery').on(t.deliveryMethod, t.placedAt, t.number),
    index('shop_order_country').on(t.country, t.placedAt, t.number),
    index('shop_order_refunded').on(t.placedAt, t.number).where(sql`${t.refunded} > 0`),
    index('shop_order_words').using('gin', t.searchWords),
    index('shop_order_changed').on(t.changedAt),
    check('shop_order_total', sql`${t.total} >= 0`),
    check('shop_order_refunded', sql`${t.refunded} between 0 and ${t.total}`),
  ],
);

export const orderLine = pgTable(
  'order_line',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => shopOrder.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    sku: text().notNull(),
    productId: text('product_id').notNull(),
    quantity: integer().notNull(),
    unitPrice: integer('unit_price').notNull(),
    net: integer().notNull(),
    /** The tax of the line; null for orders from before tax was stored. */
    taxes: jsonb().$type<TaxLine[]>(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.position] }),
    index('order_line_sku').on(t.sku),
    check('order_line_quantity', sql`${t.quantity} > 0`),
  ],
);

/** Webhook events of the provider that were handled, so that a repeated event is ignored. */
export const paymentEvent = pgTable('payment_event', {
  id: text().primaryKey(),
  reference: text().notNull(),
  kind: text().notNull(),
  receivedAt: moment('received_at').notNull().defaultNow(),
});

/** Returned pieces and their refund. */
export const orderReturn = pgTable(
  'order_return',
  {
    id: text().primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => shopOrder.id, { onDelete: 'cascade' }),
    state: text().$type<ReturnState>().notNull(),
    pieces: jsonb().$type<ReturnedPiece[]>().notNull(),
    reason: text().$type<ReturnReason>().notNull(),
    amount: integer().notNull(),
    currency: text().notNull(),
    /** What arrived, and whether it went back into stock. */
    received: jsonb().$type<ReceivedPiece[]>(),
    requestedAt: moment('requested_at').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (t) => [
    // One open return per order, so that a double click requests once.
    uniqueIndex('order_return_open').on(t.orderId).where(sql`${t.state} not in ('refunded', 'closed')`),
    index('order_return_order').on(t.orderId),
    index('order_return_requested').on(t.requestedAt),
    index('order_return_changed').on(t.changedAt),
    index('order_return_waiting').on(t.orderId).where(sql`${t.state} in ('requested', 'received')`),
    check('order_return_amount', sql`${t.amount} >= 0`),
  ],
);

/** One parcel, or what left together. */
export const orderShipment = pgTable(
  'order_shipment',
  {
    id: text().primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => shopOrder.id, { onDelete: 'cascade' }),
    pieces: jsonb().$type<ReturnedPiece[]>().notNull(),
    carrier: text().notNull().default(''),
    trackingNumber: text('tracking_number').notNull().default(''),
    shippedAt: moment('shipped_at').notNull(),
  },
  (t) => [index('order_shipment_order').on(t.orderId)],
);

/** A refund by staff: of cancelled pieces, of pieces that the customer keeps, or of an amount. */
export const orderRefund = pgTable(
  'order_refund',
  {
    id: text().primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => shopOrder.id, { onDelete: 'cascade' }),
    kind: text().$type<'cancellation' | 'refund'>().notNull(),
    pieces: jsonb().$type<ReturnedPiece[]>().notNull(),
    amount: integer().notNull(),
    currency: text().notNull(),
    reason: text().notNull(),
    /** Written as due before the provider is called. */
    state: text().$type<'due' | 'done'>().notNull(),
    tries: integer().notNull().default(0),
    /** What the provider said to the last try that failed. */
    failure: text(),
    requestedAt: moment('requested_at').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (t) => [
    index('order_refund_order').on(t.orderId),
    index('order_refund_changed').on(t.changedAt),
    index('order_refund_due').on(t.changedAt).where(sql`${t.state} = 'due'`),
    check('order_refund_amount', sql`${t.amount} >= 0`),
  ],
);

/** What happened to an order, and who did it; notes of staff too. */
export const orderEvent = pgTable(
  'order_event',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => shopOrder.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    actor: text().$type<OrderActor>().notNull(),
    /** Email of the staff account; null for others. */
    who: text(),
    action: text().$type<OrderAction>().notNull(),
    detail: jsonb().$type<EventDetail>().notNull(),
    /** A request that is sent twice has the same key twice and acts once. */
    key: text(),
    /** The version that the order has since. */
    version: integer().notNull(),
  },
  (t) => [
    uniqueIndex('order_event_key').on(t.orderId, t.key),
    index('order_event_order').on(t.orderId, t.id),
  ],
);

/** The last number of each series of documents. */
export const invoiceSeries = pgTable(
  'invoice_series',
  {
    seller: text().notNull(),
    kind: text().$type<InvoiceKind>().notNull(),
    last: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.seller, t.kind] })],
);

/** Invoices and credit notes as they were issued; they never change. */
export const invoice = pgTable(
  'invoice',
  {
    id: text().primaryKey(),
    seller: text().notNull(),
    kind: text().$type<InvoiceKind>().notNull(),
    number: integer().notNull(),
    orderId: text('order_id')
      .notNull()
      .references(() => shopOrder.id),
    /** What it is for: an order, a refund, a return or a reversal. Each has one document. */
    subject: text().notNull().unique(),
    brandSlug: text('brand_slug').notNull(),
    total: integer().notNull(),
    tax: integer().notNull(),
    currency: text().notNull(),
    body: jsonb().$type<InvoiceBody>().notNull(),
    issuedAt: moment('issued_at').notNull(),
  },
  (t) => [
    uniqueIndex('invoice_number').on(t.seller, t.kind, t.number),
    index('invoice_order').on(t.orderId),
    index('invoice_issued').on(t.issuedAt, t.id),
  ],
);
