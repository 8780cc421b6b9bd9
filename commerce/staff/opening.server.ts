import { sql } from 'drizzle-orm';
import { auditChange } from '#commerce/resources/audit-note.server.ts';
import type { Actor } from '#commerce/resources/permissions.ts';
import { lockRecord, noteChange } from '#commerce/resources/record-history.server.ts';
import { createTaxRates } from '#commerce/tax/tax-rates.server.ts';
import { BRANDS_TAG, recordChange } from '#server/db/changes.server.ts';
import type { Database, Db } from '#server/db/database.server.ts';

/** The shop as a whole is one record. */
const KIND = 'opening';
const ID = 'shop';

/** Whether staff have opened the shop to the public; a new one is closed. */
export async function readIsOpen(db: Pick<Db, 'execute'>): Promise<boolean> {
  const { rows } = await db.execute<{ isOpen: boolean }>(
    sql`select coalesce((body->>'isOpen')::boolean, false) as "isOpen" from resource_record
      where kind = ${KIND} and id = ${ID}`,
  );
  return rows[0]?.isOpen ?? false;
}

/** Opens or closes the shop. Every process follows, and no cached page stays. */
export async function setIsOpen(
  { db }: Pick<Database, 'db'>,
  isOpen: boolean,
  { email, role, client }: Actor,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockRecord(tx, KIND, ID);
    const before = await readIsOpen(tx);
    if (before === isOpen) return;
    const body = { isOpen };
    await tx.execute(
      sql`insert into resource_record (kind, id, body) values (${KIND}, ${ID}, ${JSON.stringify(body)}::jsonb)
        on conflict (kind, id) do update set body = excluded.body, changed_at = now()`,
    );
    await noteChange(tx, { kind: KIND, id: ID, action: 'changed', body, author: email });
    await auditChange(tx, {
      who: email,
      role,
      client,
      action: isOpen ? 'opened' : 'closed',
      subject: 'shop',
      before: { isOpen: before },
      after: body,
    });
    await recordChange(tx, [BRANDS_TAG]);
  });
}

export interface Sellable {
  /** Whether there is one at all: products with a price and stock, counted up to one. */
  products: number;
  hasTaxRate: boolean;
}

/** Whether there is something to sell, and the tax of the country is known. */
export async function readSellable(
  { db }: Pick<Database, 'db'>,
  { country, currency }: { country: string; currency: string },
): Promise<Sellable> {
  const [{ rows }, rates] = await Promise.all([
    db.execute<{ products: number }>(
      sql`select count(*)::int as products from (
        select 1 from product p
          join variant v on v.product_id = p.id
          join stock s on s.sku = v.sku and s.quantity > 0
          join price pr on pr.sku = v.sku and pr.currency = ${currency}
        where p.is_live limit 1) as sold`,
    ),
    createTaxRates(db).list(),
  ]);
  return { products: rows[0]?.products ?? 0, hasTaxRate: rates.some((rate) => rate.country === country) };
}
