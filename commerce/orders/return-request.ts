/** Requested by the shopper, received by the warehouse, refunded; or closed, since nothing arrived. */
export type ReturnState = 'requested' | 'received' | 'refunded' | 'closed';

export const RETURN_REASONS = ['too-small', 'too-large', 'not-as-shown', 'faulty', 'changed-mind'] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

/** Pieces of one order line; `position` is the index of the line. */
export interface ReturnedPiece {
  position: number;
  quantity: number;
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
