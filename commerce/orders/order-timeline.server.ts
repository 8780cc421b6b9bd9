import { and, asc, eq, gt, notInArray, sql } from 'drizzle-orm';
import type { Db } from '#server/db/database.server.ts';
import { orderEvent, shopOrder } from '#server/db/orders-schema.server.ts';
import type { EventDetail, OrderAction, OrderActor } from './order-event.ts';
import { lockAttempt, type OrderRecords, readRecords } from './order-records.server.ts';
import type { AttemptRow, OrderRow } from './settle-payment.server.ts';

export type EventRow = typeof orderEvent.$inferSelect;

interface EventNote {
  actor: OrderActor;
  who?: string | null;
  action: OrderAction;
  detail?: EventDetail;
  key?: string | null;
  at: Date;
}

/** These change nothing that another person's decision could depend on. */
const QUIET: readonly OrderAction[] = ['note', 'refund-done', 'resend-email'];

/** Writes what happened and gives the order a new version, in the transaction that changes the order. */
export async function recordOrderEvent(tx: Db, orderId: string, note: EventNote): Promise<void> {
  const step = QUIET.includes(note.action) ? 0 : 1;
  const [row] = await tx
    .update(shopOrder)
    .set({ version: sql`${shopOrder.version} + ${step}`, changedAt: note.at })
    .where(eq(shopOrder.id, orderId))
    .returning({ version: shopOrder.version });
  if (!row) throw new Error(`order ${orderId} does not exist`);
  const { actor, who = null, action, detail = {}, key = null, at } = note;
  await tx.insert(orderEvent).values({ orderId, at, actor, who, action, detail, key, version: row.version });
}

/** What every action of staff on an order says. */
export interface ActionRequest {
  number: string;
  /** Made by the page: an action that is sent twice has the same key twice and happens once. */
  key: string;
  /** The version that the page showed; null where an action does not depend on it. */
  version: number | null;
  /** Email of the staff account. */
  who: string | null;
}

export type ActionProblem =
  | 'nothing-chosen'
  | 'too-many'
  | 'nothing-left'
  | 'too-much'
  | 'no-reason'
  | 'no-text'
  | 'not-paid'
  | 'not-now'
  | 'wrong-address'
  | 'other-country'
  | 'no-email'
  | 'payment-open';

export type ActionResult =
  | { kind: 'done' }
  /** Done before, by the same request. */
  | { kind: 'repeated' }
  | { kind: 'absent' }
  /** Somebody changed the order since the page was shown; `since` says who and what. */
  | { kind: 'conflict'; since: EventRow[] }
  | { kind: 'refused'; problem: ActionProblem };

export interface LockedOrder {
  order: OrderRow;
  attempt: AttemptRow;
  records: OrderRecords;
}

/** Where actions open their transactions. */
export interface Actable {
  db: Pick<Db, 'transaction'>;
}

type Work = (
  tx: Db,
  locked: LockedOrder,
) => Promise<{ action: OrderAction; detail: EventDetail } | { problem: ActionProblem }>;

/** Runs one action under the locks of the order: once for a key, and only on the version that the person saw. */
export async function actOnOrder(
  { db }: Actable,
  { number, key, version, who }: ActionRequest,
  at: Date,
  work: Work,
): Promise<ActionResult> {
  return db.transaction(async (tx): Promise<ActionResult> => {
    const [seen] = await tx
      .select({ attemptId: shopOrder.attemptId })
      .from(shopOrder)
      .where(eq(shopOrder.number, number));
    const locked = seen && (await lockAttempt(tx, seen.attemptId));
    if (!locked?.order) return { kind: 'absent' };
    const { order, attempt } = locked;
    const [done] = await tx
      .select({ id: orderEvent.id })
      .from(orderEvent)
      .where(and(eq(orderEvent.orderId, order.id), eq(orderEvent.key, key)));
    if (done) return { kind: 'repeated' };
    if (version !== null && version !== order.version) {
      const since = await tx
        .select()
        .from(orderEvent)
        .where(
          and(
            eq(orderEvent.orderId, order.id),
            gt(orderEvent.version, version),
            notInArray(orderEvent.action, [...QUIET]),
          ),
        )
        .orderBy(asc(orderEvent.id));
      return { kind: 'conflict', since };
    }
    const records = await readRecords(tx, order);
    const result = await work(tx, { order, attempt, records });
    if ('problem' in result) return { kind: 'refused', problem: result.problem };
    await recordOrderEvent(tx, order.id, { actor: 'staff', who, key, at, ...result });
    return { kind: 'done' };
  });
}
