import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { recordChange } from '#server/db/changes.server.ts';
import type { Db } from '#server/db/database.server.ts';
import { OFFERS_TAG } from './promotion-store.server.ts';
import { codeKey, type OfferFacts, type Promotion, type PromotionLimits } from './promotions.ts';

/** A shopper as far as limits are concerned: one person is known by account and by email. */
export interface OfferUser {
  customerId: string | null;
  email: string | null;
}

export interface OfferClaim extends OfferUser {
  attemptId: string;
  basketId: string;
  offers: readonly { promotionId: string; ownCode: string | null }[];
}

type Rows = Pick<Db, 'execute' | 'insert'>;

/** A digest, so that the address is not stored once more. */
const emailKey = (email: string | null) => {
  const address = lowerEmail(email);
  return address && createHash('sha256').update(address).digest('base64url');
};

const lowerEmail = (email: string | null) => email?.trim().toLowerCase() || null;

const textArray = (values: readonly string[]) =>
  sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`;

/** What the promotions need to know about the shopper of a basket. A payment of this basket that is open does not count. */
export async function readOfferFacts(
  db: Rows,
  promotions: readonly Promotion[],
  basket: OfferUser & { id: string; codes: readonly string[] },
): Promise<Pick<OfferFacts, 'uses' | 'ownCodes' | 'hasOrdered'>> {
  const isFirstOrderAsked = promotions.some(({ limits }) => limits?.isFirstOrderOnly);
  const limited = promotions.filter(
    ({ limits }) => limits && ((limits.total ?? limits.perCustomer) !== null || limits.isFirstOrderOnly),
  );
  const hasOwnCodes = promotions.some((promotion) => promotion.hasOwnCodes);
  return {
    uses: limited.length > 0 ? await countUses(db, limited, basket) : new Map(),
    ownCodes: hasOwnCodes ? await findOwnCodes(db, basket.codes, basket.id) : new Map(),
    hasOrdered: isFirstOrderAsked ? await hasOrderedBefore(db, basket) : null,
  };
}

async function countUses(
  db: Rows,
  promotions: readonly Promotion[],
  basket: OfferUser & { id: string },
): Promise<OfferFacts['uses']> {
  const others = sql`promotion_use where promotion_id = p.id and not (basket_id = ${basket.id} and used_at is null)`;
  const withTotal = promotions.filter(({ limits }) => limits?.total != null);
  // Only a limit of the whole offer needs all of its uses counted, and it bounds them.
  const { rows } = await db.execute<{ id: string; total: string; own: string }>(sql`
    select p.id, case when p.id = any(${textArray(withTotal.map(({ id }) => id))})
        then (select count(*) from ${others}) else 0 end as total,
      (select count(*) from ${others} and ${isOf(basket)}) as own
    from unnest(${textArray(promotions.map(({ id }) => id))}) p(id)`);
  return new Map(rows.map(({ id, total, own }) => [id, { total: Number(total), own: Number(own) }]));
}

/** Generated codes among those that were entered, and whether another order has spent each. */
export async function findOwnCodes(
  db: Rows,
  codes: readonly string[],
  basketId = '',
): Promise<Map<string, { promotionId: string; isSpent: boolean }>> {
  if (codes.length === 0) return new Map();
  const { rows } = await db.execute<{ code: string; promotionId: string; isSpent: boolean }>(sql`
    select c.code, c.promotion_id as "promotionId", u.own_code is not null as "isSpent"
    from promotion_code c
      left join promotion_use u on u.own_code = c.code and not (u.basket_id = ${basketId} and u.used_at is null)
    where c.code = any(${textArray(codes.map(codeKey))})`);
  return new Map(rows.map(({ code, promotionId, isSpent }) => [code, { promotionId, isSpent }]));
}

/** Null while nobody knows who the shopper is. A cancelled order is none. */
export async function hasOrderedBefore(db: Rows, { customerId, email }: OfferUser): Promise<boolean | null> {
  const key = lowerEmail(email);
  if (!customerId && !key) return null;
  const { rows } = await db.execute<{ has: boolean }>(sql`
    select exists (select 1 from shop_order where customer_id = ${customerId} and state <> 'cancelled')
      or exists (select 1 from shop_order where lower(email) = ${key} and state <> 'cancelled') as has`);
  return rows[0]?.has ?? false;
}

/** The rows of one person. */
function isOf({ customerId, email }: OfferUser): SQL {
  return sql`(customer_id = ${customerId} or email_key = ${emailKey(email)})`;
}

/**
 * Reserves one use of every offer in the transaction that begins a payment, or none where a limit is reached. Offers with limits
 * are locked, so that of two shoppers who want the last use at once one gets it.
 */
export async function claimOffers(tx: Rows, claim: OfferClaim): Promise<boolean> {
  if (claim.offers.length === 0) return true;
  const ids = claim.offers.map(({ promotionId }) => promotionId);
  const { rows: locked } = await tx.execute<{ id: string; limits: PromotionLimits }>(sql`
    select id, limits from promotion where id = any(${textArray(ids)})
      and (limits->>'total' is not null or limits->>'perCustomer' is not null
        or limits->>'isFirstOrderOnly' = 'true')
    order by id for no key update`);
  let isLast = false;
  for (const { id, limits } of locked) {
    const before = await countBefore(tx, id, claim);
    if (!(await isOpen(tx, limits, before, claim))) return false;
    isLast ||= limits.total === before.total + 1;
  }
  for (const { promotionId, ownCode } of claim.offers) {
    const { rowCount } = await tx.execute(sql`
      insert into promotion_use (attempt_id, promotion_id, basket_id, own_code, customer_id, email_key)
      values (${claim.attemptId}, ${promotionId}, ${claim.basketId}, ${ownCode}, ${claim.customerId}, ${emailKey(claim.email)})
      on conflict do nothing`);
    // Somebody else has spent the code.
    if (!rowCount) {
      await releaseOffers(tx, claim.attemptId);
      return false;
    }
  }
  // Its badge goes from the pages.
  if (isLast) await recordChange(tx, [OFFERS_TAG]);
  return true;
}

async function countBefore(tx: Rows, id: string, claim: OfferClaim) {
  const { rows } = await tx.execute<{ total: string; own: string }>(sql`
    select count(*) as total, count(*) filter (where ${isOf(claim)}) as own
    from promotion_use where promotion_id = ${id} and attempt_id <> ${claim.attemptId}`);
  return { total: Number(rows[0]?.total), own: Number(rows[0]?.own) };
}

async function isOpen(
  tx: Rows,
  limits: PromotionLimits,
  { total, own }: { total: number; own: number },
  claim: OfferClaim,
): Promise<boolean> {
  if (limits.total !== null && total >= limits.total) return false;
  if (limits.perCustomer !== null && own >= limits.perCustomer) return false;
  return !limits.isFirstOrderOnly || (own === 0 && !(await hasOrderedBefore(tx, claim)));
}

/** The uses of a payment that failed, or of an order that was cancelled as a whole, are free again. */
export async function releaseOffers(tx: Rows, attemptId: string): Promise<void> {
  const { rows: usedUp } = await tx.execute(sql`
    with released as (delete from promotion_use where attempt_id = ${attemptId} returning promotion_id)
    select 1 from promotion p where p.id in (select promotion_id from released) and (p.limits->>'total')::int
      <= (select count(*) from promotion_use u where u.promotion_id = p.id)`);
  // Its badge returns to the pages.
  if (usedUp.length > 0) await recordChange(tx, [OFFERS_TAG]);
}

/** The order is paid. */
export async function markOffersUsed(tx: Rows, attemptId: string, at: Date): Promise<void> {
  await tx.execute(
    sql`update promotion_use set used_at = ${at.toISOString()}::timestamptz where attempt_id = ${attemptId} and used_at is null`,
  );
}
