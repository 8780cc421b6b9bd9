import type { Address } from '../../../commerce/customers/address.ts';
import type { OrderSnapshot } from '../../../commerce/orders/order-snapshot.server.ts';
import type { OrderState } from '../../../commerce/orders/order-state.ts';
import { computeTax } from '../../../commerce/tax/compute-tax.ts';
import { INITIAL_TAX_RATES } from '../../../commerce/tax/rate-table.ts';
import type { Purchasable } from '../shoppers/purchasable.ts';

/** What an order is generated from. */
export interface OrderNote {
  number: string;
  customerId: string;
  email: string;
  address: Address;
  items: readonly { item: Purchasable; quantity: number }[];
  delivery: DemoDelivery;
  state: OrderState;
  placedAt: Date;
  /** When it reached its state. */
  changedAt: Date;
}

const DELIVERIES = {
  standard: { id: 'standard', name: 'Standard delivery', price: 399, days: 4 },
  'next-day': { id: 'next-day', name: 'Next day delivery', price: 599, days: 1 },
} as const;
export type DemoDelivery = keyof typeof DELIVERIES;

/** Rows of the tables that hold an order; keys are column names. */
export interface OrderRows {
  /** In the sandbox provider, so that it can be refunded. */
  payment: object;
  attempt: object;
  order: { id: string; customer_id: string; placed_at: string; [column: string]: unknown };
  lines: { sku: string; product_id: string; quantity: number; net: number; [column: string]: unknown }[];
  snapshot: OrderSnapshot;
}

const DAY = 86_400_000;
const PROVIDER = 'demo';
const RETURN_DAYS = 28;

/** The rows of an order as the checkout would store them: sums agree, prices are the product's, no card is stored. */
export function writeOrder(note: OrderNote): OrderRows {
  const { number, customerId, email, address, items, state, placedAt, changedAt } = note;
  const id = `demo-order-${number}`;
  const attemptId = `demo-attempt-${number}`;
  const { days, ...method } = DELIVERIES[note.delivery];
  const tax = computeTax(INITIAL_TAX_RATES, {
    treatment: 'inclusive',
    place: { country: address.country },
    onDay: placedAt.toISOString().slice(0, 10),
    lines: items.map(({ item, quantity }, position) => ({
      lineId: `${id}-${position + 1}`,
      amount: item.line.unitPrice * quantity,
      taxClass: item.taxClass,
    })),
    delivery: method.price,
  });
  const lines = items.map(({ item, quantity }, position) => ({
    ...item.line,
    lineId: `${id}-${position + 1}`,
    quantity,
    discount: 0,
    net: item.line.unitPrice * quantity,
    taxes: tax.lines[`${id}-${position + 1}`] ?? [],
  }));
  const subTotal = lines.reduce((sum, { net }) => sum + net, 0);
  const total = subTotal + method.price;
  const estimatedDate = new Date(placedAt.getTime() + days * DAY).toISOString().slice(0, 10);
  const snapshot: OrderSnapshot = {
    brandSlug: 'selvedge',
    brandName: 'Selvedge',
    locale: 'en-GB',
    home: '',
    email,
    customerId,
    sessionId: null,
    shippingAddress: address,
    billingAddress: address,
    delivery: { ...method, estimatedDate, taxes: tax.delivery },
    lines,
    subTotal,
    discounts: [],
    total,
    tax: { treatment: tax.treatment, total: tax.total },
    currency: 'GBP',
    rewardsPoints: items.reduce((sum, { item, quantity }) => sum + item.rewardsPoints * quantity, 0),
    card: null,
    loudcrowdAnonId: null,
    returnDays: RETURN_DAYS,
  };
  const [placed, changed] = [placedAt.toISOString(), changedAt.toISOString()];
  return {
    snapshot,
    payment: {
      reference: attemptId,
      idempotency_key: attemptId,
      merchant_reference: attemptId,
      amount: total,
      currency: 'GBP',
      outcome: 'authorised',
      return_url: '',
      created_at: placed,
    },
    attempt: {
      id: attemptId,
      idempotency_key: attemptId,
      fingerprint: attemptId,
      basket_id: `demo-basket-${number}`,
      provider: PROVIDER,
      method: 'apple-pay',
      state: state === 'refunded' || state === 'cancelled' ? 'refunded' : 'authorised',
      amount: total,
      currency: 'GBP',
      snapshot,
      payment_token: 'none',
      provider_reference: attemptId,
      provider_calls: 1,
      first_sent_at: placed,
      holds_stock: false,
      must_refund: false,
      created_at: placed,
      changed_at: changed,
    },
    order: {
      id,
      number,
      attempt_id: attemptId,
      customer_id: customerId,
      session_id: null,
      state,
      brand_slug: 'selvedge',
      locale: 'en-GB',
      email,
      total,
      currency: 'GBP',
      refunded: state === 'refunded' || state === 'cancelled' ? total : 0,
      snapshot,
      placed_at: placed,
      ...travels(state, placedAt, days),
      changed_at: changed,
    },
    lines: lines.map(({ sku, productId, quantity, unitPrice, net, taxes }, position) => ({
      order_id: id,
      position,
      sku,
      product_id: productId,
      quantity,
      unit_price: unitPrice,
      net,
      taxes,
    })),
  };
}

/** Dispatch and delivery times, as far as its state has them; the return period starts there. */
function travels(state: OrderState, placedAt: Date, days: number) {
  const hasLeft = state !== 'placed' && state !== 'cancelled';
  const after = (count: number) => new Date(placedAt.getTime() + count * DAY).toISOString();
  return {
    dispatched_at: hasLeft ? after(days / 2) : null,
    delivered_at: hasLeft && state !== 'dispatched' ? after(days) : null,
  };
}
