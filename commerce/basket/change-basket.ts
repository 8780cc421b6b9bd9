import { type Basket, type BasketLine, lineId, lineLimit, type NewLine, type StockLevels } from './basket.ts';

export type QuantityLimit = 'out-of-stock' | 'stock' | 'max-per-line';

/** Shown to the shopper when fewer pieces were added than requested. */
export interface LimitNotice {
  sku: string;
  lineId: string;
  requested: number;
  got: number;
  limit: QuantityLimit;
}

export interface BasketChange {
  basket: Basket;
  notices: LimitNotice[];
}

function limitOf(limit: number, { maxPerLine }: StockLevels): QuantityLimit {
  if (limit <= 0) return 'out-of-stock';
  return limit < maxPerLine ? 'stock' : 'max-per-line';
}

function wholePieces(quantity: number): number {
  return Number.isFinite(quantity) ? Math.max(0, Math.floor(quantity)) : 0;
}

/** Pieces are added to an existing line with the same id, which gets the newest price. */
export function addToBasket(
  basket: Basket,
  items: readonly NewLine[],
  stockLevels: StockLevels,
): BasketChange {
  let lines = basket.lines;
  const notices: LimitNotice[] = [];
  for (const item of items) {
    const id = lineId(item);
    const before = lines.find((line) => line.id === id)?.quantity ?? 0;
    const wanted = before + wholePieces(item.quantity);
    const quantity = Math.max(before, Math.min(wanted, lineLimit(lines, item.sku, id, stockLevels)));
    if (quantity < wanted) {
      const limit = limitOf(lineLimit(lines, item.sku, id, stockLevels), stockLevels);
      notices.push({ sku: item.sku, lineId: id, requested: wanted - before, got: quantity - before, limit });
    }
    if (quantity === before) continue;
    const line: BasketLine = { ...item, id, quantity };
    lines = before > 0 ? lines.map((one) => (one.id === id ? line : one)) : [...lines, line];
  }
  return { basket: { ...basket, lines }, notices };
}

/** Zero removes the line. The quantity is capped at the limit of the line. */
export function changeQuantity(
  basket: Basket,
  id: string,
  quantity: number,
  stockLevels: StockLevels,
): BasketChange {
  const line = basket.lines.find((one) => one.id === id);
  if (!line) return { basket, notices: [] };
  const requested = wholePieces(quantity);
  if (requested === 0) return { basket: removeLine(basket, id).basket, notices: [] };
  const limit = lineLimit(basket.lines, line.sku, id, stockLevels);
  // A smaller quantity is always allowed, even of a sold-out sku.
  const got = requested <= line.quantity ? requested : Math.max(line.quantity, Math.min(requested, limit));
  return {
    basket: {
      ...basket,
      lines: basket.lines.map((one) => (one.id === id ? { ...one, quantity: got } : one)),
    },
    notices:
      got < requested
        ? [{ sku: line.sku, lineId: id, requested, got, limit: limitOf(limit, stockLevels) }]
        : [],
  };
}

export interface RemovedLine {
  line: BasketLine;
  position: number;
}

export function removeLine(basket: Basket, id: string): { basket: Basket; removed: RemovedLine | null } {
  const position = basket.lines.findIndex((line) => line.id === id);
  const line = basket.lines[position];
  if (!line) return { basket, removed: null };
  return { basket: { ...basket, lines: basket.lines.toSpliced(position, 1) }, removed: { line, position } };
}

/** Puts a removed line back at its position, unless it was added again since. */
export function restoreLine<Line extends { id: string }>(
  lines: readonly Line[],
  removed: { line: Line; position: number },
): Line[] {
  const isInList = lines.some(({ id }) => id === removed.line.id);
  return isInList ? [...lines] : lines.toSpliced(removed.position, 0, removed.line);
}

/** Reduces quantities to the stock; sold-out lines stay unchanged, so that the shopper sees them. */
export function fitToStock(basket: Basket, { stock, maxPerLine }: StockLevels): Basket {
  const left = new Map(stock);
  const lines = basket.lines.map((line) => {
    const got = Math.min(line.quantity, maxPerLine, Math.max(0, left.get(line.sku) ?? 0));
    left.set(line.sku, (left.get(line.sku) ?? 0) - got);
    return got === 0 ? line : { ...line, quantity: got };
  });
  return { ...basket, lines };
}

/** Merges a guest's basket into the customer's at sign-in: no line is lost, sold out or not. */
export function mergeBaskets(mine: Basket, guest: Basket, stockLevels: StockLevels): BasketChange {
  let lines = mine.lines;
  const notices: LimitNotice[] = [];
  for (const line of guest.lines) {
    const before = lines.find((one) => one.id === line.id)?.quantity ?? 0;
    const requested = before + line.quantity;
    const limit = lineLimit(lines, line.sku, line.id, stockLevels);
    // Never fewer than either basket had: the shopper has seen that quantity.
    const quantity = Math.max(before, line.quantity, Math.min(requested, limit));
    if (quantity < requested)
      notices.push({
        sku: line.sku,
        lineId: line.id,
        requested,
        got: quantity,
        limit: limitOf(limit, stockLevels),
      });
    const merged = { ...line, quantity };
    lines = before > 0 ? lines.map((one) => (one.id === line.id ? merged : one)) : [...lines, merged];
  }
  return { basket: { ...mine, lines, codes: [...new Set([...mine.codes, ...guest.codes])] }, notices };
}
