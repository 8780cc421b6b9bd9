export type OrderState =
  | 'payment-pending'
  | 'placed'
  | 'packed'
  | 'dispatched'
  | 'delivered'
  | 'cancelled'
  | 'return-requested'
  | 'returned'
  | 'refunded';

const ALLOWED: Record<OrderState, readonly OrderState[]> = {
  'payment-pending': ['placed', 'cancelled'],
  placed: ['packed', 'dispatched', 'cancelled'],
  packed: ['dispatched', 'cancelled'],
  dispatched: ['delivered', 'return-requested'],
  delivered: ['return-requested'],
  'return-requested': ['returned', 'delivered'],
  returned: ['refunded'],
  cancelled: ['refunded'],
  refunded: [],
};

export function canBecome(from: OrderState, to: OrderState): boolean {
  return ALLOWED[from].includes(to);
}

/** Until it leaves the house an order can be cancelled and its pieces go back on the shelf. */
export function isCancellable(state: OrderState): boolean {
  return canBecome(state, 'cancelled');
}

export function holdsStock(state: OrderState): boolean {
  return state !== 'cancelled' && state !== 'returned' && state !== 'refunded';
}

export type PlacementOutcome =
  | { kind: 'place'; state: 'placed' | 'payment-pending' }
  | { kind: 'total-updated' }
  | { kind: 'out-of-stock'; skus: string[] }
  | { kind: 'not-paid' };

/** Decides inside the one transaction that locks stock: what was paid must be what it costs, and all of it in stock. */
export function decidePlacement(question: {
  payment: 'authorised' | 'pending' | 'refused' | 'unknown';
  authorisedAmount: number;
  currentTotal: number;
  wanted: readonly { sku: string; quantity: number }[];
  stock: ReadonlyMap<string, number>;
}): PlacementOutcome {
  if (question.payment !== 'authorised' && question.payment !== 'pending') return { kind: 'not-paid' };
  if (question.authorisedAmount !== question.currentTotal) return { kind: 'total-updated' };
  const wantedBySku = new Map<string, number>();
  for (const { sku, quantity } of question.wanted)
    wantedBySku.set(sku, (wantedBySku.get(sku) ?? 0) + quantity);
  const short = [...wantedBySku].filter(([sku, quantity]) => (question.stock.get(sku) ?? 0) < quantity);
  if (short.length > 0) return { kind: 'out-of-stock', skus: short.map(([sku]) => sku) };
  return { kind: 'place', state: question.payment === 'authorised' ? 'placed' : 'payment-pending' };
}
