import { giftLineId } from '#commerce/basket/gifts.ts';
import type { OrderState } from './order-state.ts';
import type { ReturnedPiece } from './return-request.ts';

/** Pieces that came back, and whether they are sold again or written off. */
export interface ReceivedPiece extends ReturnedPiece {
  isRestocked: boolean;
}

export interface FulfilmentLine {
  quantity: number;
  /** What the line cost after discounts, in minor units. */
  net: number;
  isGift?: boolean;
}

export interface FulfilmentRecords {
  state: OrderState;
  shipped: readonly ReturnedPiece[];
  cancelled: readonly ReturnedPiece[];
  /** Of returns that arrived. */
  returned: readonly ReturnedPiece[];
  /** Of a return that has not arrived yet. */
  announced: readonly ReturnedPiece[];
  /** Refunded although the customer keeps them. */
  refunded: readonly ReturnedPiece[];
}

/** How far the pieces of one line are. */
export interface LineProgress {
  ordered: number;
  cancelled: number;
  shipped: number;
  /** Still to be shipped. */
  open: number;
  returned: number;
  announced: number;
  /** Shipped, and neither returned nor announced. */
  withCustomer: number;
  refunded: number;
}

const SHIPPED_STATES: readonly OrderState[] = [
  'dispatched',
  'delivered',
  'return-requested',
  'returned',
  'refunded',
];

export function countAt(pieces: readonly ReturnedPiece[], position: number): number {
  return pieces.reduce((sum, piece) => (piece.position === position ? sum + piece.quantity : sum), 0);
}

/** Orders from before shipments were recorded say by their state what left and what was cancelled. */
export function progressOf(
  lines: readonly FulfilmentLine[],
  { state, shipped, cancelled, returned, announced, refunded }: FulfilmentRecords,
): LineProgress[] {
  return lines.map(({ quantity, isGift }, position) => {
    const isWholeShipped = shipped.length === 0 && SHIPPED_STATES.includes(state);
    const cancelledCount =
      state === 'cancelled' ? quantity - countAt(shipped, position) : countAt(cancelled, position);
    const shippedCount = isWholeShipped ? quantity - cancelledCount : countAt(shipped, position);
    const isWholeReturned = returned.length === 0 && (state === 'returned' || state === 'refunded');
    const returnedCount = isWholeReturned && !isGift ? shippedCount : countAt(returned, position);
    const announcedCount = countAt(announced, position);
    return {
      ordered: quantity,
      cancelled: cancelledCount,
      shipped: shippedCount,
      open: quantity - cancelledCount - shippedCount,
      returned: returnedCount,
      announced: announcedCount,
      withCustomer: shippedCount - returnedCount - announcedCount,
      refunded: countAt(refunded, position),
    };
  });
}

/** Whether every count is a whole number from one to what is there; sums pieces that name a line twice. */
export function choosePieces(
  wanted: readonly ReturnedPiece[],
  limitOf: (position: number) => number,
): ReturnedPiece[] | null {
  const positions = [...new Set(wanted.map(({ position }) => position))].toSorted((a, b) => a - b);
  const pieces = positions.map((position) => ({ position, quantity: countAt(wanted, position) }));
  const isPossible = pieces.every(
    ({ position, quantity }) =>
      Number.isSafeInteger(quantity) && quantity > 0 && quantity <= limitOf(position),
  );
  return isPossible && pieces.length > 0 ? pieces : null;
}

/**
 * What was paid for some pieces of each line. The amounts of all pieces add up to the line, however they are split; a
 * piece that was refunded already counts nothing.
 */
export function worthOf(
  lines: readonly FulfilmentLine[],
  progress: readonly LineProgress[],
  pieces: readonly ReturnedPiece[],
): number {
  return pieces.reduce((sum, { position, quantity }) => {
    const [line, at] = [lines[position], progress[position]];
    if (!line || !at) return sum;
    const before = Math.min(line.quantity, at.cancelled + at.returned + at.refunded);
    const upTo = (count: number) => Math.floor((line.net * Math.min(line.quantity, count)) / line.quantity);
    return sum + upTo(before + quantity) - upTo(before);
  }, 0);
}

/** Whether nothing of the order stays with the customer once these pieces are cancelled or returned. */
export function isRest(
  lines: readonly FulfilmentLine[],
  progress: readonly LineProgress[],
  pieces: readonly ReturnedPiece[],
): boolean {
  return lines.every(({ quantity, isGift }, position) => {
    const at = progress[position];
    return isGift || !at || at.cancelled + at.returned + countAt(pieces, position) === quantity;
  });
}

/** The pieces with the gifts that were for them: one gift comes with each piece that the customer gets. */
export function withGifts(
  lines: readonly (FulfilmentLine & { lineId: string })[],
  progress: readonly LineProgress[],
  pieces: readonly ReturnedPiece[],
): ReturnedPiece[] {
  const leftAfter = (position: number) => {
    const at = progress[position];
    return at ? at.ordered - at.cancelled - countAt(pieces, position) : 0;
  };
  const gifts = lines.flatMap((gift, position) => {
    const giver = lines.findIndex(({ lineId }) => giftLineId(lineId) === gift.lineId);
    if (!gift.isGift) return [];
    const open = (progress[position]?.open ?? 0) - countAt(pieces, position);
    // The gift of an offer belongs to the whole order, and goes with the last of it.
    if (giver < 0) return open > 0 && isRest(lines, progress, pieces) ? [{ position, quantity: open }] : [];
    const quantity = Math.min(open, leftAfter(position) - leftAfter(giver));
    return quantity > 0 ? [{ position, quantity }] : [];
  });
  return [...pieces, ...gifts];
}

/** The state that follows from what was shipped, cancelled and returned. */
export function stateOf(
  order: { state: OrderState; isDelivered: boolean },
  lines: readonly FulfilmentLine[],
  progress: readonly LineProgress[],
): OrderState {
  if (order.state === 'payment-pending') return order.state;
  const sum = (count: (at: LineProgress) => number) => progress.reduce((total, at) => total + count(at), 0);
  if (sum((at) => at.shipped) === 0) {
    if (sum((at) => at.open) === 0) return 'cancelled';
    return order.state === 'packed' ? 'packed' : 'placed';
  }
  if (sum((at) => at.open) > 0) return 'part-dispatched';
  if (sum((at) => at.announced) > 0) return 'return-requested';
  const isReturned = lines.every(
    ({ isGift }, position) => isGift || progress[position]?.returned === progress[position]?.shipped,
  );
  if (isReturned && sum((at) => at.returned) > 0) return order.state === 'refunded' ? 'refunded' : 'returned';
  return order.isDelivered ? 'delivered' : 'dispatched';
}
