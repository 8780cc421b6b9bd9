import { type Basket, type BasketLine, lineId, lineLimit, type NewLine, type Shelf } from './basket.ts';

export type QuantityLimit = 'out-of-stock' | 'stock' | 'max-per-line';

/** Told to the shopper when they got fewer pieces than they asked for. */
export interface LimitNotice {
  sku: string;
  lineId: string;
  asked: number;
  got: number;
  limit: QuantityLimit;
}

export interface BasketChange {
  basket: Basket;
  notices: LimitNotice[];
}

function limitOf(limit: number, { maxPerLine }: Shelf): QuantityLimit {
  if (limit <= 0) return 'out-of-stock';
  return limit < maxPerLine ? 'stock' : 'max-per-line';
}

function wholePieces(quantity: number): number {
  return Number.isFinite(quantity) ? Math.max(0, Math.floor(quantity)) : 0;
}

/** Pieces join their line if there is one; the newest price is the one seen last. */
export function addToBasket(basket: Basket, items: readonly NewLine[], shelf: Shelf): BasketChange {
  let lines = basket.lines;
  const notices: LimitNotice[] = [];
  for (const item of items) {
    const id = lineId(item);
    const before = lines.find((line) => line.id === id)?.quantity ?? 0;
    const wanted = before + wholePieces(item.quantity);
    const quantity = Math.max(before, Math.min(wanted, lineLimit(lines, item.sku, id, shelf)));
    if (quantity < wanted) {
      const limit = limitOf(lineLimit(lines, item.sku, id, shelf), shelf);
      notices.push({ sku: item.sku, lineId: id, asked: wanted - before, got: quantity - before, limit });
    }
    if (quantity === before) continue;
    const line: BasketLine = { ...item, id, quantity };
    lines = before > 0 ? lines.map((one) => (one.id === id ? line : one)) : [...lines, line];
  }
  return { basket: { ...basket, lines }, notices };
}

/** Zero removes. More than can be had becomes what can be had. */
export function changeQuantity(basket: Basket, id: string, quantity: number, shelf: Shelf): BasketChange {
  const line = basket.lines.find((one) => one.id === id);
  if (!line) return { basket, notices: [] };
  const asked = wholePieces(quantity);
  if (asked === 0) return { basket: removeLine(basket, id).basket, notices: [] };
  const limit = lineLimit(basket.lines, line.sku, id, shelf);
  // Fewer is always allowed, even of something that has sold out since.
  const got = asked <= line.quantity ? asked : Math.max(line.quantity, Math.min(asked, limit));
  return {
    basket: {
      ...basket,
      lines: basket.lines.map((one) => (one.id === id ? { ...one, quantity: got } : one)),
    },
    notices: got < asked ? [{ sku: line.sku, lineId: id, asked, got, limit: limitOf(limit, shelf) }] : [],
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

/** Undo puts the line back where it stood; one that is back already stays as it is. */
export function restoreLine<Line extends { id: string }>(
  lines: readonly Line[],
  removed: { line: Line; position: number },
): Line[] {
  const isBack = lines.some(({ id }) => id === removed.line.id);
  return isBack ? [...lines] : lines.toSpliced(removed.position, 0, removed.line);
}

/** Takes a basket down to what the shelf holds; what has sold out stays as it is, for the shopper to see. */
export function fitToShelf(basket: Basket, { stock, maxPerLine }: Shelf): Basket {
  const left = new Map(stock);
  const lines = basket.lines.map((line) => {
    const got = Math.min(line.quantity, maxPerLine, Math.max(0, left.get(line.sku) ?? 0));
    left.set(line.sku, (left.get(line.sku) ?? 0) - got);
    return got === 0 ? line : { ...line, quantity: got };
  });
  return { ...basket, lines };
}

/** Signing in joins the guest's basket to the customer's: every line survives, sold out or not. */
export function mergeBaskets(mine: Basket, guest: Basket, shelf: Shelf): BasketChange {
  let lines = mine.lines;
  const notices: LimitNotice[] = [];
  for (const line of guest.lines) {
    const before = lines.find((one) => one.id === line.id)?.quantity ?? 0;
    const asked = before + line.quantity;
    const limit = lineLimit(lines, line.sku, line.id, shelf);
    // What either basket already showed stays: clamping below it would lose what the shopper saw.
    const quantity = Math.max(before, line.quantity, Math.min(asked, limit));
    if (quantity < asked)
      notices.push({ sku: line.sku, lineId: line.id, asked, got: quantity, limit: limitOf(limit, shelf) });
    const merged = { ...line, quantity };
    lines = before > 0 ? lines.map((one) => (one.id === line.id ? merged : one)) : [...lines, merged];
  }
  return { basket: { ...mine, lines, codes: [...new Set([...mine.codes, ...guest.codes])] }, notices };
}
