import { randomUUID } from 'node:crypto';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { BrandConfig } from '#config/brands/brand.ts';
import type { Database, Db } from '#server/db/database.server.ts';
import { basket as basketTable } from '#server/db/orders-schema.server.ts';
import { type BasketRow, toBasket } from './basket-view.server.ts';
import type { BasketKey } from './baskets.server.ts';
import { mergeBaskets } from './change-basket.ts';
import type { StoredLine } from './stored-basket.server.ts';

/** Storage of baskets: found by owner, locked while they change, merged at sign-in. */
export interface BasketStore {
  ownedBy(owner: BasketKey, currency: string, cartId?: string): SQL;
  lock(tx: Pick<Db, 'select'>, where: SQL): Promise<BasketRow | null>;
  create(tx: Db, owner: BasketKey, brand: BrandConfig, isEphemeral: boolean): Promise<BasketRow>;
  write(tx: Db, row: BasketRow, change: Partial<BasketRow>): Promise<boolean>;
  /** For changes that do not depend on what is stored, which needs no lock. False when there is no such basket. */
  update(tx: Db, where: SQL, change: Partial<BasketRow>): Promise<boolean>;
  mergeGuestBasket(guestSessionId: string, customerId: string, brand: BrandConfig): Promise<void>;
}

const DAY = 86_400_000;
const BASKET_LIFETIME_MS = 90 * DAY;

/** Unlike drizzle's `and`, never undefined. */
function allOf(...conditions: SQL[]): SQL {
  return sql.join(conditions, sql` and `);
}

export function createBasketStore({ db }: Database, now: () => Date): BasketStore {
  function ownedBy(owner: BasketKey, currency: string, cartId?: string): SQL {
    const mine = owner.customerId
      ? eq(basketTable.customerId, owner.customerId)
      : eq(basketTable.sessionId, owner.sessionId);
    const which = cartId ? eq(basketTable.id, cartId) : eq(basketTable.isEphemeral, false);
    return allOf(mine, which, eq(basketTable.currency, currency), sql`${basketTable.expiresAt} > ${now()}`);
  }

  async function lock(tx: Pick<Db, 'select'>, where: SQL): Promise<BasketRow | null> {
    const [row] = await tx.select().from(basketTable).where(where).for('update');
    return row ?? null;
  }

  async function create(
    tx: Db,
    owner: BasketKey,
    brand: BrandConfig,
    isEphemeral: boolean,
  ): Promise<BasketRow> {
    const lifetime = isEphemeral ? brand.settings.cart.ephemeralTtlDays * DAY : BASKET_LIFETIME_MS;
    const id = randomUUID();
    await tx
      .insert(basketTable)
      .values({
        id,
        customerId: owner.customerId,
        sessionId: owner.customerId ? null : owner.sessionId,
        currency: brand.currency,
        country: brand.country,
        isEphemeral,
        updatedAt: now(),
        expiresAt: new Date(now().getTime() + lifetime),
      })
      .onConflictDoNothing();
    // Two tabs may both find no basket: one inserts it and both use it.
    const row = await lock(tx, ownedBy(owner, brand.currency, isEphemeral ? id : undefined));
    if (!row) throw new Error('basket not found right after its insert');
    return row;
  }

  async function update(tx: Db, where: SQL, change: Partial<BasketRow>): Promise<boolean> {
    const at = now();
    // Every change restarts the lifetime of the basket.
    const expiresAt = sql`${basketTable.expiresAt} + (${at}::timestamptz - ${basketTable.updatedAt})`;
    const version = sql`${basketTable.version} + 1`;
    const { rowCount } = await tx
      .update(basketTable)
      .set({ ...change, expiresAt, version, updatedAt: at })
      .where(where);
    return rowCount !== 0;
  }

  const write: BasketStore['write'] = (tx, row, change) => update(tx, eq(basketTable.id, row.id), change);

  async function mergeInto(tx: Db, guest: BasketRow, customerId: string, maxPerLine: number): Promise<void> {
    const mine = await lock(
      tx,
      allOf(
        eq(basketTable.customerId, customerId),
        eq(basketTable.currency, guest.currency),
        eq(basketTable.isEphemeral, false),
      ),
    );
    if (!mine) {
      await tx.update(basketTable).set({ sessionId: null, customerId }).where(eq(basketTable.id, guest.id));
      return;
    }
    const { rows } = await tx.execute(
      sql`select sku, quantity from stock where sku in (select line->>'sku' from basket b, jsonb_array_elements(b.lines) line where b.id in (${mine.id}, ${guest.id}))`,
    );
    const stock = new Map(
      (rows as { sku: string; quantity: number }[]).map((row) => [row.sku, row.quantity]),
    );
    const stockLevels = { stock, maxPerLine };
    const merged = mergeBaskets(toBasket(mine, mine.lines), toBasket(guest, guest.lines), stockLevels).basket;
    const savedIds = new Set(mine.saved.map(({ id }) => id));
    await tx.delete(basketTable).where(eq(basketTable.id, guest.id));
    await write(tx, mine, {
      lines: merged.lines as StoredLine[],
      codes: merged.codes,
      saved: [...mine.saved, ...guest.saved.filter(({ id }) => !savedIds.has(id))],
      email: mine.email ?? guest.email,
      shippingAddress: mine.shippingAddress ?? guest.shippingAddress,
      country: (mine.shippingAddress ? mine : guest).country,
      billingAddress: mine.billingAddress ?? guest.billingAddress,
      deliveryMethodId: mine.deliveryMethodId ?? guest.deliveryMethodId,
      quotedTotal: null,
      // The newest referral wins, as on any other visit.
      loudcrowdAnonId: guest.loudcrowdAnonId ?? mine.loudcrowdAnonId,
    });
  }

  return {
    ownedBy,
    lock,
    create,
    write,
    update,

    async mergeGuestBasket(guestSessionId, customerId, brand) {
      await db.transaction(async (tx) => {
        const guests = await tx
          .select()
          .from(basketTable)
          .where(eq(basketTable.sessionId, guestSessionId))
          .for('update');
        for (const guest of guests) {
          if (guest.isEphemeral) {
            await tx
              .update(basketTable)
              .set({ sessionId: null, customerId })
              .where(eq(basketTable.id, guest.id));
            continue;
          }
          await mergeInto(tx, guest, customerId, brand.settings.cart.maxQuantityPerLine);
        }
      });
    },
  };
}
