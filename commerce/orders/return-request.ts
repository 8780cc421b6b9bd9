/** Asked for by the shopper, received by the warehouse, paid back. */
export type ReturnState = 'requested' | 'received' | 'refunded';

export const RETURN_REASONS = ['too-small', 'too-large', 'not-as-shown', 'faulty', 'changed-mind'] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

/** Pieces of one line of an order, counted from the top. */
export interface ReturnedPiece {
  position: number;
  quantity: number;
}

export interface ReturnableLine {
  quantity: number;
  /** What the line cost after discounts, in minor units. */
  net: number;
  isReturnable: boolean;
}

export interface ReturnQuestion {
  lines: readonly ReturnableLine[];
  /** Delivery as paid; it goes back with the last piece. */
  delivery: number;
  /** What earlier requests already took. */
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

/** How many pieces of a line can still be sent back. */
export function returnableLeft(
  line: ReturnableLine,
  position: number,
  earlier: readonly ReturnedPiece[],
): number {
  return line.isReturnable ? Math.max(0, line.quantity - countAt(earlier, position)) : 0;
}

/** The share of so many pieces of a line. Shares of all pieces add up to the line, whatever was sent back when. */
function refundShare(line: ReturnableLine, before: number, quantity: number): number {
  const upTo = (pieces: number) => Math.floor((line.net * pieces) / line.quantity);
  return upTo(before + quantity) - upTo(before);
}

/** What may be sent back and what it is worth, to the penny. */
export function decideReturn({ lines, delivery, earlier, wanted }: ReturnQuestion): ReturnDecision {
  const pieces = lines
    .map((_, position) => ({ position, quantity: countAt(wanted, position) }))
    .filter(({ quantity }) => quantity !== 0);
  if (pieces.length === 0) return { kind: 'nothing-chosen' };
  const isPossible = pieces.every(
    ({ position, quantity }) =>
      Number.isSafeInteger(quantity) &&
      quantity > 0 &&
      quantity <= returnableLeft(lines[position]!, position, earlier),
  );
  if (!isPossible) return { kind: 'not-returnable' };
  const goods = pieces.reduce(
    (sum, { position, quantity }) =>
      sum + refundShare(lines[position]!, countAt(earlier, position), quantity),
    0,
  );
  const isWhole = lines.every(
    (line, position) => countAt(earlier, position) + countAt(pieces, position) === line.quantity,
  );
  return { kind: 'accepted', pieces, amount: goods + (isWhole ? delivery : 0), isWhole };
}

const DAY_MS = 86_400_000;

/**
 * The last calendar day on which a return may be asked for: so many days after the parcel came, or, where the carrier
 * tells us nothing, after the day it was promised for or sent, whichever is later.
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
