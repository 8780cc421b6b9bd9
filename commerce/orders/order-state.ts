export type OrderState =
  | 'payment-pending'
  | 'placed'
  | 'packed'
  | 'part-dispatched'
  | 'dispatched'
  | 'delivered'
  | 'cancelled'
  | 'return-requested'
  | 'returned'
  | 'refunded';

const ALLOWED: Record<OrderState, readonly OrderState[]> = {
  'payment-pending': ['placed', 'cancelled'],
  placed: ['packed', 'part-dispatched', 'dispatched', 'cancelled'],
  packed: ['part-dispatched', 'dispatched', 'cancelled'],
  // A return of what has left already does not change this state.
  'part-dispatched': ['dispatched', 'delivered'],
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

/** Something has left, so something can come back. */
export function allowsReturn(state: OrderState): boolean {
  return state === 'part-dispatched' || canBecome(state, 'return-requested');
}

/** An order can be cancelled until it is dispatched. */
export function isCancellable(state: OrderState): boolean {
  return canBecome(state, 'cancelled');
}

export type PlacementOutcome =
  | { kind: 'place'; state: 'placed' | 'payment-pending' }
  | { kind: 'total-updated' }
  | { kind: 'out-of-stock'; skus: string[] }
  | { kind: 'not-paid' };

/** Called in the transaction that locks the stock: the amount paid must be the total, and every line in stock. */
export function decidePlacement(request: {
  payment: 'authorised' | 'pending' | 'refused' | 'unknown';
  authorisedAmount: number;
  currentTotal: number;
  wanted: readonly { sku: string; quantity: number }[];
  stock: ReadonlyMap<string, number>;
}): PlacementOutcome {
  if (request.payment !== 'authorised' && request.payment !== 'pending') return { kind: 'not-paid' };
  if (request.authorisedAmount !== request.currentTotal) return { kind: 'total-updated' };
  const wantedBySku = new Map<string, number>();
  for (const { sku, quantity } of request.wanted)
    wantedBySku.set(sku, (wantedBySku.get(sku) ?? 0) + quantity);
  const short = [...wantedBySku].filter(([sku, quantity]) => (request.stock.get(sku) ?? 0) < quantity);
  if (short.length > 0) return { kind: 'out-of-stock', skus: short.map(([sku]) => sku) };
  return { kind: 'place', state: request.payment === 'authorised' ? 'placed' : 'payment-pending' };
}
