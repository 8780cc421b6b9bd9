import { timingSafeEqual } from 'node:crypto';
import { isCancellable, type OrderState } from '#domain/order/order-state.ts';
import type { Database } from '#server/db/database.server.ts';
import type { OrderSnapshot } from './order-snapshot.server.ts';

export interface OrderSummary {
  number: string;
  state: OrderState;
  placedAt: string;
  total: number;
  currency: string;
  count: number;
  pictures: { name: string; picture: OrderSnapshot['lines'][number]['picture'] }[];
}

export interface OrderView {
  number: string;
  state: OrderState;
  placedAt: string;
  total: number;
  currency: string;
  email: string;
  isCancellable: boolean;
  shippingAddress: OrderSnapshot['shippingAddress'];
  billingAddress: OrderSnapshot['billingAddress'];
  delivery: OrderSnapshot['delivery'];
  lines: OrderSnapshot['lines'];
  subTotal: number;
  discounts: OrderSnapshot['discounts'];
  rewardsPoints: number;
  card: OrderSnapshot['card'];
}

/** Who asks to see an order. Only whoever placed it, or holds the key from the letter, finds it. */
export interface OrderViewer {
  customerId: string | null;
  sessionId: string | null;
  key: string | null;
}

export interface OrderBook {
  ofCustomer(customerId: string): Promise<OrderSummary[]>;
  /** Null when there is none, or it is somebody else's: nobody can tell the difference. */
  find(number: string, viewer: OrderViewer): Promise<OrderView | null>;
}

interface OrderRow {
  number: string;
  customer_id: string | null;
  session_id: string | null;
  access_key: string;
  state: OrderState;
  email: string;
  total: number;
  currency: string;
  snapshot: OrderSnapshot;
  placed_at: Date;
}

const MOST_ORDERS = 200;
const PICTURES = 4;

export function createOrderBook({ pool }: Database): OrderBook {
  return {
    async ofCustomer(customerId) {
      const { rows } = await pool.query<OrderRow>(
        'select * from shop_order where customer_id = $1 order by placed_at desc limit $2',
        [customerId, MOST_ORDERS],
      );
      return rows.map(({ number, state, placed_at, total, currency, snapshot: { lines } }) => ({
        number,
        state,
        placedAt: placed_at.toISOString(),
        total,
        currency,
        count: lines.reduce((sum, line) => sum + line.quantity, 0),
        pictures: lines.slice(0, PICTURES).map(({ name, picture }) => ({ name, picture })),
      }));
    },

    async find(number, viewer) {
      const { rows } = await pool.query<OrderRow>('select * from shop_order where number = $1', [number]);
      const row = rows[0];
      return row && maySee(row, viewer) ? toView(row) : null;
    },
  };
}

function maySee(row: OrderRow, { customerId, sessionId, key }: OrderViewer): boolean {
  if (row.customer_id !== null && row.customer_id === customerId) return true;
  if (row.session_id !== null && row.session_id === sessionId) return true;
  if (!key) return false;
  const [known, given] = [Buffer.from(row.access_key), Buffer.from(key)];
  return known.length === given.length && timingSafeEqual(known, given);
}

function toView(row: OrderRow): OrderView {
  const { shippingAddress, billingAddress, delivery, lines, subTotal, discounts, rewardsPoints, card } =
    row.snapshot;
  return {
    number: row.number,
    state: row.state,
    placedAt: row.placed_at.toISOString(),
    total: row.total,
    currency: row.currency,
    email: row.email,
    isCancellable: isCancellable(row.state),
    shippingAddress,
    billingAddress,
    delivery,
    lines,
    subTotal,
    discounts,
    rewardsPoints,
    card,
  };
}
