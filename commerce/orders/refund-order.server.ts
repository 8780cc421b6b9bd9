import type { Database } from '#server/db/database.server.ts';
import { writeRefund } from './cancel-order.server.ts';
import { choosePieces, worthOf } from './fulfilment.ts';
import { refundedAmount } from './order-records.server.ts';
import { type ActionRequest, type ActionResult, actOnOrder } from './order-timeline.server.ts';
import type { ReturnedPiece } from './return-request.ts';

export type RefundWish =
  /** Everything that was not refunded yet. */
  | { kind: 'rest' }
  | { kind: 'pieces'; pieces: readonly ReturnedPiece[] }
  /** In minor units. */
  | { kind: 'amount'; amount: number };

/** Writes a refund of what the customer keeps; all refunds together are never more than was paid. */
export async function refundOrder(
  database: Database,
  request: ActionRequest,
  wish: RefundWish,
  reason: string,
  at: Date,
): Promise<ActionResult> {
  return actOnOrder(database, request, at, async (tx, locked) => {
    const { order, attempt, records } = locked;
    if (attempt.state !== 'authorised' || attempt.mustRefund) return { problem: 'not-paid' };
    if (reason === '') return { problem: 'no-reason' };
    const left = order.total - refundedAmount(order, records);
    if (left <= 0) return { problem: 'nothing-left' };
    let [amount, pieces] = [left, [] as ReturnedPiece[]];
    if (wish.kind === 'amount') amount = wish.amount;
    if (wish.kind === 'pieces') {
      if (wish.pieces.length === 0) return { problem: 'nothing-chosen' };
      const chosen = choosePieces(wish.pieces, (position) => {
        const at = records.progress[position];
        return at ? at.ordered - at.cancelled - at.returned - at.refunded : 0;
      });
      if (!chosen) return { problem: 'too-many' };
      pieces = chosen;
      amount = Math.min(left, worthOf(order.snapshot.lines, records.progress, chosen));
    }
    if (!Number.isSafeInteger(amount) || amount <= 0) return { problem: 'nothing-chosen' };
    if (amount > left) return { problem: 'too-much' };
    const subject = await writeRefund(tx, locked, { kind: 'refund', pieces, amount, reason }, at);
    return { action: 'refund', detail: { pieces, amount, reason, subject } };
  });
}
