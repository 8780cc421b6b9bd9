/** A basket line that may come with a gift. */
export interface GiftGiver {
  id: string;
  sku: string;
  quantity: number;
}

export interface Gift {
  /** The line that the gift comes with; without it there is no gift. */
  lineId: string;
  sku: string;
  quantity: number;
}

export const giftLineId = (lineId: string): string => `${lineId}+gift`;

/** One gift for each piece of its product, as long as there is stock after the pieces that are bought. */
export function chooseGifts(
  lines: readonly GiftGiver[],
  giftSkuOf: (sku: string) => string | null,
  stockOf: (sku: string) => number,
): Gift[] {
  const taken = new Map<string, number>();
  const take = (sku: string, quantity: number) => taken.set(sku, (taken.get(sku) ?? 0) + quantity);
  for (const { sku, quantity } of lines) take(sku, quantity);
  return lines.flatMap(({ id, sku, quantity }) => {
    const giftSku = giftSkuOf(sku);
    if (!giftSku) return [];
    const got = Math.min(quantity, stockOf(giftSku) - (taken.get(giftSku) ?? 0));
    if (got <= 0) return [];
    take(giftSku, got);
    return [{ lineId: id, sku: giftSku, quantity: got }];
  });
}
