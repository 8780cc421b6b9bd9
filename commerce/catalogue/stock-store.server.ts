import { sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { Actor } from '#commerce/resources/permissions.ts';
import type { ActionResult, OpenStore, Rows } from '#commerce/resources/resource-store.server.ts';
import { type ListedTable, listTable, toArray, toIso } from '#commerce/resources/table-list.server.ts';
import { recordChange } from '#server/db/changes.server.ts';
import { normaliseCode, plainCode } from './find-by-code.server.ts';
import { notOfOthers } from './product-store.server.ts';
import type { adjustInput, countInput, StockReason } from './stock-resource.ts';

const FEW = 10;

const LEVELS = {
  none: sql`s.quantity = 0`,
  low: sql`s.quantity > 0 and s.quantity < ${FEW}`,
  some: sql`s.quantity > 0`,
};

const STOCK: ListedTable = {
  from: sql`stock s join variant v on v.sku = s.sku join product p on p.id = v.product_id`,
  id: sql`s.sku`,
  columns: sql`s.sku, p.name as product, p.key as "productKey", v.colour, v.size, s.quantity, s.updated_at as "changedAt",
    p.details -> 'availableFascias' as sites`,
  toBody: (row) => ({ ...row, changedAt: toIso(row.changedAt) }),
  sorts: { quantity: { by: sql`s.quantity`, type: 'bigint' } },
  search: (text) => sql`s.sku in (
    select sku from variant where ${sql.raw(plainCode('sku'))} = ${normaliseCode(text)}
    union select sku from variant where details ->> 'eanBarcode' = ${text}
    union select v.sku from variant v join product p on p.id = v.product_id
      where ${sql.raw(plainCode('p.key'))} = ${normaliseCode(text)})`,
  ofBrands: notOfOthers(sql`s.product_id`),
  filters: { level: ([value]) => LEVELS[value as keyof typeof LEVELS] ?? sql`true` },
};

const ADJUSTMENTS: ListedTable = {
  from: sql`stock_adjustment a`,
  id: sql`a.id`,
  columns: sql`a.at, a.sku, a.product_key as "productKey", a.change, a.quantity, a.reason, a.note, a.who,
    (select p.details -> 'availableFascias' from product p where p.key = a.product_key) as sites`,
  toBody: (row) => ({ ...row, at: toIso(row.at) }),
  sorts: { at: { by: sql`a.at`, type: 'timestamptz' } },
  search: (text) => sql`(a.sku = ${text} or a.product_key = ${text})`,
  ofBrands: (brands) =>
    sql`a.product_key not in (select p.key from product p where not ${notOfOthers(sql`p.id`)(brands)})`,
  filters: { reason: (values) => sql`a.reason = any(${toArray(values)})` },
};

const SHOWN = 100;

interface Adjustment {
  sku: string;
  reason: StockReason;
  note: string;
  who: string;
  /** The quantity after it, from the one before. */
  next(quantity: number): number;
}

/** Changes stock under its row lock, so that neither an order nor another person is lost, and says why in the log. */
function adjustStock(db: Rows, { sku, reason, note, who, next }: Adjustment): Promise<ActionResult> {
  return db.transaction(async (tx): Promise<ActionResult> => {
    const { rows } = await tx.execute<{ quantity: number; id: string; key: string }>(
      sql`select s.quantity, p.id, p.key from stock s join variant v on v.sku = s.sku join product p on p.id = v.product_id
        where s.sku = ${sku} for update of s`,
    );
    const [before] = rows;
    if (!before) return { kind: 'refused', reason: 'This variant does not exist any more.' };
    const quantity = next(before.quantity);
    if (quantity < 0)
      return { kind: 'refused', reason: `There are only ${before.quantity}; stock cannot go below zero.` };
    if (quantity === before.quantity) return { kind: 'refused', reason: `There are ${quantity} already.` };
    await tx.execute(sql`update stock set quantity = ${quantity}, updated_at = now() where sku = ${sku}`);
    await tx.execute(
      sql`insert into stock_adjustment (sku, product_key, change, quantity, reason, note, who)
        values (${sku}, ${before.key}, ${quantity - before.quantity}, ${quantity}, ${reason}, ${note}, ${who})`,
    );
    await recordChange(tx, [`product:${before.id}`]);
    return { kind: 'done' };
  });
}

export const openStock: OpenStore = (db) => ({
  list: (query) => listTable(db, STOCK, query),

  async read(sku) {
    const { rows } = await db.execute<Record<string, unknown>>(
      sql`select ${STOCK.columns} from ${STOCK.from} where s.sku = ${sku}`,
    );
    if (!rows[0]) return null;
    const { rows: adjustments } = await db.execute<Record<string, unknown>>(
      sql`select ${ADJUSTMENTS.columns} from stock_adjustment a where a.sku = ${sku} order by a.id desc limit ${SHOWN}`,
    );
    return { id: sku, body: STOCK.toBody(rows[0]), extra: adjustments.map(ADJUSTMENTS.toBody) };
  },

  actions: {
    adjust(sku, input, { email }: Actor) {
      const { change, reason, note } = input as InferOutput<typeof adjustInput>;
      return adjustStock(db, { sku, reason, note, who: email, next: (quantity) => quantity + change });
    },
    count(sku, input, { email }: Actor) {
      const { quantity, note } = input as InferOutput<typeof countInput>;
      return adjustStock(db, { sku, reason: 'count', note, who: email, next: () => quantity });
    },
  },
});

export const openStockAdjustments: OpenStore = (db) => ({
  list: (query) => listTable(db, ADJUSTMENTS, query),
  async read(id) {
    const { rows } = await db.execute<Record<string, unknown>>(
      sql`select ${ADJUSTMENTS.columns} from stock_adjustment a where a.id::text = ${id}`,
    );
    return rows[0] ? { id, body: ADJUSTMENTS.toBody(rows[0]) } : null;
  },
});
