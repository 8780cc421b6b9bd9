/** Requested by the shopper, received by the warehouse, refunded. */
export type ReturnState = 'requested' | 'received' | 'refunded';

export const RETURN_REASONS = ['too-small', 'too-large', 'not-as-shown', 'faulty', 'changed-mind'] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

/** Pieces of one order line; `position` is the index of the line. */
export interface ReturnedPiece {
  position: number;
  quantity: number;
}

export interface ReturnableLine {
  quantity: number;
  /** What the line cost after discounts, in minor units. */
  net: number;
  isReturnable: boolean;
  /** A gift stays with the shopper; an order is returned whole without it. */
  isGift?: boolean;
}

export interface ReturnRequest {
  lines: readonly ReturnableLine[];
  /** Delivery as paid; it is refunded with the last piece. */
  delivery: number;
  /** Pieces of earlier returns. */
  earlier: readonly ReturnedPiece[];
  wanted: readonly ReturnedPiece[];
}

export type ReturnDecision =
  | { kind: 'accepted'; pieces: ReturnedPiece[]; amount: number; isWhole: boolean }
  | { kind: 'nothing-chosen' }
  | { kind: 'not-returnable' };

function countAt(pieces: readonly ReturnedPiece[], position: number): number {
  return pieces.reduce((sum, piece) => (piece.position === position ? sum + piece.quantity : sum), 0);
}

/** How many pieces of a line can still be returned. */
export function returnableLeft(
  line: ReturnableLine,
  position: number,
  earlier: readonly ReturnedPiece[],
): number {
  return line.isReturnable ? Math.max(0, line.quantity - countAt(earlier, position)) : 0;
}

/** The refund for some pieces of a line. The refunds of all pieces add up to the line, however they are split. */
function refundShare(line: ReturnableLine, before: number, quantity: number): number {
  const upTo = (pieces: number) => Math.floor((line.net * pieces) / line.quantity);
  return upTo(before + quantity) - upTo(before);
}

/** Whether the pieces can be returned, and the refund. */
export function decideReturn({ lines, delivery, earlier, wanted }: ReturnRequest): ReturnDecision {
  const chosen = lines
    .map((line, position) => ({ line, position, quantity: countAt(wanted, position) }))
    .filter(({ quantity }) => quantity !== 0);
  if (chosen.length === 0) return { kind: 'nothing-chosen' };
  const isPossible = chosen.every(
    ({ line, position, quantity }) =>
      Number.isSafeInteger(quantity) && quantity > 0 && quantity <= returnableLeft(line, position, earlier),
  );
  if (!isPossible) return { kind: 'not-returnable' };
  const pieces = chosen.map(({ position, quantity }) => ({ position, quantity }));
  const goods = chosen.reduce(
    (sum, { line, position, quantity }) => sum + refundShare(line, countAt(earlier, position), quantity),
    0,
  );
  const isWhole = lines.every(
    (line, position) =>
      line.isGift || countAt(earlier, position) + countAt(pieces, position) === line.quantity,
  );
  return { kind: 'accepted', pieces, amount: goods + (isWhole ? delivery : 0), isWhole };
}

const DAY_MS = 86_400_000;

/**
 * The last calendar day on which a return can be requested: `windowDays` after delivery. When the delivery day is
 * unknown, after the promised or the dispatch day, whichever is later.
 */
export function lastReturnDay(
  order: { dispatchedAt: Date | null; deliveredAt: Date | null; promisedDate: string | null },
  windowDays: number,
): string | null {
  const arrived = order.deliveredAt ?? order.dispatchedAt;
  if (!arrived) return null;
  const day = arrived.toISOString().slice(0, 10);
  const from =
    !order.deliveredAt && order.promisedDate && order.promisedDate > day ? order.promisedDate : day;
  return new Date(Date.parse(`${from}T00:00:00Z`) + windowDays * DAY_MS).toISOString().slice(0, 10);
}
