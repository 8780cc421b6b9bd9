import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/database.server.ts';
import type { OrderSnapshot } from './order-snapshot.server.ts';
import type { ReturnedPiece } from './return-request.ts';

const MEMBERSHIP_TERM = sql.raw(`interval '1 year'`);

/** Points and membership are granted when the order is paid. */
export async function rewardOrder(tx: Db, snapshot: OrderSnapshot, now: Date): Promise<void> {
  if (!snapshot.customerId) return;
  await tx.execute(sql`
    update customer set rewards_points = rewards_points + ${snapshot.rewardsPoints},
      premier_until = case when ${hasMembership(snapshot)}
        then greatest(coalesce(premier_until, ${now}::timestamptz), ${now}::timestamptz) + ${MEMBERSHIP_TERM}
        else premier_until end
    where id = ${snapshot.customerId}`);
}

/** The balance never becomes negative: points that were spent already stay spent. */
export async function revokeRewards(tx: Db, snapshot: OrderSnapshot, points: number): Promise<void> {
  if (!snapshot.customerId || points <= 0) return;
  await tx.execute(sql`
    update customer set rewards_points = greatest(0, rewards_points - ${points})
    where id = ${snapshot.customerId}`);
}

/** The points that go with some pieces, in proportion to the goods; all together never exceed what was granted. */
export function pointsOf(
  { lines, rewardsPoints, subTotal }: OrderSnapshot,
  before: readonly ReturnedPiece[],
  pieces: readonly ReturnedPiece[],
): number {
  const worth = (counted: readonly ReturnedPiece[]) =>
    counted.reduce((sum, { position, quantity }) => sum + (lines[position]?.unitPrice ?? 0) * quantity, 0);
  const whole = Math.max(1, subTotal);
  const upTo = (goods: number) => Math.floor((rewardsPoints * Math.min(whole, goods)) / whole);
  return upTo(worth(before) + worth(pieces)) - upTo(worth(before));
}

/** For memberships among these lines. */
export async function revokeMembership(
  tx: Db,
  snapshot: Pick<OrderSnapshot, 'customerId' | 'lines'>,
): Promise<void> {
  if (!snapshot.customerId || !hasMembership(snapshot)) return;
  await tx.execute(sql`
    update customer set premier_until = premier_until - ${MEMBERSHIP_TERM} where id = ${snapshot.customerId}`);
}

function hasMembership({ lines }: Pick<OrderSnapshot, 'lines'>): boolean {
  return lines.some((line) => line.isPremier);
}
