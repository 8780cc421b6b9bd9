import { sql } from 'drizzle-orm';
import { recordChange } from '#server/db/changes.server.ts';
import type { Db } from '#server/db/database.server.ts';

export interface Pieces {
  sku: string;
  productId: string;
  quantity: number;
}

/** Sums the lines of one sku, sorted by sku so that all transactions lock in one order and cannot deadlock. */
function bySku(pieces: readonly Pieces[]): Pieces[] {
  const sums = new Map<string, Pieces>();
  for (const piece of pieces) {
    const known = sums.get(piece.sku);
    sums.set(piece.sku, { ...piece, quantity: piece.quantity + (known?.quantity ?? 0) });
  }
  return [...sums.values()].toSorted((one, other) => (one.sku < other.sku ? -1 : 1));
}

/** Locks the stock rows and returns their quantities. */
export async function lockStock(
  tx: Pick<Db, 'execute'>,
  pieces: readonly Pieces[],
): Promise<Map<string, number>> {
  const stock = new Map<string, number>();
  for (const { sku } of bySku(pieces)) {
    const { rows } = await tx.execute(sql`select quantity from stock where sku = ${sku} for update`);
    stock.set(sku, Number((rows[0] as { quantity: number } | undefined)?.quantity ?? 0));
  }
  return stock;
}

/** Decrements the stock of all pieces or none. Returns the skus that are short. */
export async function reserveStock(
  tx: Pick<Db, 'execute' | 'insert'>,
  pieces: readonly Pieces[],
): Promise<string[]> {
  const wanted = bySku(pieces);
  const stock = await lockStock(tx, wanted);
  const short = wanted.filter(({ sku, quantity }) => (stock.get(sku) ?? 0) < quantity);
  if (short.length > 0) return short.map(({ sku }) => sku);
  for (const { sku, quantity } of wanted) {
    await tx.execute(
      sql`update stock set quantity = quantity - ${quantity}, updated_at = now() where sku = ${sku}`,
    );
  }
  await recordStockChange(tx, wanted);
  return [];
}

/** The lines without gifts of these skus: a gift that ran out does not stop an order. */
export function withoutGifts<Line extends Pieces & { isGift?: boolean }>(
  lines: readonly Line[],
  skus: readonly string[],
): Line[] {
  return lines.filter(({ sku, isGift }) => !isGift || !skus.includes(sku));
}

export async function restoreStock(
  tx: Pick<Db, 'execute' | 'insert'>,
  pieces: readonly Pieces[],
): Promise<void> {
  const back = bySku(pieces);
  await lockStock(tx, back);
  for (const { sku, quantity } of back) {
    await tx.execute(
      sql`update stock set quantity = quantity + ${quantity}, updated_at = now() where sku = ${sku}`,
    );
  }
  await recordStockChange(tx, back);
}

async function recordStockChange(
  tx: Pick<Db, 'execute' | 'insert'>,
  pieces: readonly Pieces[],
): Promise<void> {
  await recordChange(tx, [...new Set(pieces.map(({ productId }) => `product:${productId}`))]);
}
