/** Amounts are minor units of the basket's one currency. */
export interface BasketLine {
  /** Lines with the same sku, custom fields and purchase form have the same id. */
  id: string;
  sku: string;
  productKey: string;
  quantity: number;
  /** What one piece costs, as the shopper last saw it. */
  unitPrice: number;
  wasUnitPrice: number | null;
  customFields: Record<string, string>;
  isSubscription: boolean;
  brand: string;
  categorySlugs: string[];
}

export interface Basket {
  id: string;
  currencyCode: string;
  /** The brand whose site it is seen on. */
  site?: string;
  lines: BasketLine[];
  /** Promotion codes the shopper entered. */
  codes: string[];
}

/** The stock available to a basket, and the limit per line. */
export interface StockLevels {
  /** Available pieces by sku; a missing sku has none. */
  stock: ReadonlyMap<string, number>;
  maxPerLine: number;
}

export type NewLine = Omit<BasketLine, 'id'>;

export function lineId(line: Pick<BasketLine, 'sku' | 'customFields' | 'isSubscription'>): string {
  const fields = Object.entries(line.customFields).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const customFields = fields.length > 0 ? `#${JSON.stringify(fields)}` : '';
  return `${line.sku}${line.isSubscription ? '@subscription' : ''}${customFields}`;
}

export function countPieces(basket: Pick<Basket, 'lines'>): number {
  return basket.lines.reduce((sum, line) => sum + line.quantity, 0);
}

/** Lines with the same sku and different custom fields share one stock. */
function piecesInOtherLines(lines: readonly BasketLine[], sku: string, exceptLine: string): number {
  return lines
    .filter((line) => line.sku === sku && line.id !== exceptLine)
    .reduce((sum, line) => sum + line.quantity, 0);
}

/** How many pieces a line may hold, given the stock, the limit per line and the other lines. */
export function lineLimit(
  lines: readonly BasketLine[],
  sku: string,
  id: string,
  stockLevels: StockLevels,
): number {
  const left = Math.max(0, stockLevels.stock.get(sku) ?? 0) - piecesInOtherLines(lines, sku, id);
  return Math.max(0, Math.min(stockLevels.maxPerLine, left));
}
