import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/database.server.ts';
import type { OrderSnapshot } from './order-snapshot.server.ts';

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

export async function revokeMembership(tx: Db, snapshot: OrderSnapshot): Promise<void> {
  if (!snapshot.customerId || !hasMembership(snapshot)) return;
  await tx.execute(sql`
    update customer set premier_until = premier_until - ${MEMBERSHIP_TERM} where id = ${snapshot.customerId}`);
}

function hasMembership({ lines }: OrderSnapshot): boolean {
  return lines.some((line) => line.isPremier);
}
