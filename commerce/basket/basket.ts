/** Amounts are minor units of the basket's one currency. */
export interface BasketLine {
  /** Same sku, same wording, same purchase form: same line. */
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
  lines: BasketLine[];
  /** Promotion codes the shopper entered. */
  codes: string[];
}

/** What a basket may draw on: the shelf, and how much of one thing the house sells at once. */
export interface Shelf {
  /** How many pieces of each sku can be sold now; a sku that is not there has none. */
  stock: ReadonlyMap<string, number>;
  maxPerLine: number;
}

export type NewLine = Omit<BasketLine, 'id'>;

export function lineId(line: Pick<BasketLine, 'sku' | 'customFields' | 'isSubscription'>): string {
  const fields = Object.entries(line.customFields).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const wording = fields.length > 0 ? `#${JSON.stringify(fields)}` : '';
  return `${line.sku}${line.isSubscription ? '@subscription' : ''}${wording}`;
}

export function countPieces(basket: Pick<Basket, 'lines'>): number {
  return basket.lines.reduce((sum, line) => sum + line.quantity, 0);
}

/** A basket of one sku in two wordings still draws on one shelf. */
function piecesElsewhere(lines: readonly BasketLine[], sku: string, exceptLine: string): number {
  return lines
    .filter((line) => line.sku === sku && line.id !== exceptLine)
    .reduce((sum, line) => sum + line.quantity, 0);
}

/** How many pieces a line may hold, given the shelf, the house limit and the other lines. */
export function lineLimit(lines: readonly BasketLine[], sku: string, id: string, shelf: Shelf): number {
  const left = Math.max(0, shelf.stock.get(sku) ?? 0) - piecesElsewhere(lines, sku, id);
  return Math.max(0, Math.min(shelf.maxPerLine, left));
}
