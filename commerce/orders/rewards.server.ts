import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/database.server.ts';
import type { OrderSnapshot } from './order-snapshot.server.ts';

const PREMIER_YEARS = sql.raw(`interval '1 year'`);

/** Points and membership come with the money, not with the promise of it. */
export async function rewardOrder(tx: Db, snapshot: OrderSnapshot, now: Date): Promise<void> {
  if (!snapshot.customerId) return;
  await tx.execute(sql`
    update customer set rewards_points = rewards_points + ${snapshot.rewardsPoints},
      premier_until = case when ${hasMembership(snapshot)}
        then greatest(coalesce(premier_until, ${now}::timestamptz), ${now}::timestamptz) + ${PREMIER_YEARS}
        else premier_until end
    where id = ${snapshot.customerId}`);
}

/** Points that were spent elsewhere meanwhile are not owed. */
export async function takeBackRewards(tx: Db, snapshot: OrderSnapshot, points: number): Promise<void> {
  if (!snapshot.customerId || points <= 0) return;
  await tx.execute(sql`
    update customer set rewards_points = greatest(0, rewards_points - ${points})
    where id = ${snapshot.customerId}`);
}

export async function takeBackMembership(tx: Db, snapshot: OrderSnapshot): Promise<void> {
  if (!snapshot.customerId || !hasMembership(snapshot)) return;
  await tx.execute(sql`
    update customer set premier_until = premier_until - ${PREMIER_YEARS} where id = ${snapshot.customerId}`);
}

function hasMembership({ lines }: OrderSnapshot): boolean {
  return lines.some((line) => line.isPremier);
}
