import type { WishlistItem } from './payload.ts';

interface StockedVariant {
  sku: string;
  colour: string;
  stock: { isOnStock: boolean };
}

/** Whether a saved item can be bought: in its size where one was saved, else in any size of its colour. */
export function isOnStockWishlist(
  { lineItemSku, colourSelected, sizeSelected }: WishlistItem,
  variants: readonly StockedVariant[],
): boolean {
  const saved = variants.filter(
    ({ sku, colour }) => colour === colourSelected && (!sizeSelected || sku === lineItemSku),
  );
  return saved.some(({ stock }) => stock.isOnStock);
}
