import type { Product } from '#commerce/catalogue/product.ts';
import { isLow } from '#commerce/catalogue/stock-state.ts';
import type { Picture } from '#commerce/media/picture.ts';
import type { WishlistItem } from '#commerce/wishlist/payload.ts';
import { isOnStockWishlist } from '#commerce/wishlist/wishlist-stock.ts';

export interface WishlistTileView {
  productKey: string;
  colourSelected: string;
  lineItemSku: string;
  sizeSelected: boolean;
  slug: string;
  name: string;
  brand: string;
  colourLabel: string;
  picture: Picture | null;
  price: { now: number; was: number | null; currency: string };
  sizes: { sku: string; size: string; isOnStock: boolean }[];
  isOnStock: boolean;
  /** Whether it can be bought as it was saved. */
  isOnStockWishlist: boolean;
  /** The saved size, when only other sizes are left. */
  soldOutSize: string | null;
  /** How many are left, when they are few. */
  left: number | null;
  isPremier: boolean;
}

/** Null for a product without variants. */
export function describeWishlistTile(
  item: WishlistItem,
  product: Product,
  lowStockQuantity: number,
): WishlistTileView | null {
  const colour = product.colours.find(({ colour }) => colour === item.colourSelected);
  const variants = product.variants.filter((variant) => variant.colour === item.colourSelected);
  const chosen = variants.find(({ sku }) => sku === item.lineItemSku) ?? variants[0] ?? product.variants[0];
  if (!chosen) return null;
  const left = item.sizeSelected
    ? chosen.stock.availableQuantity
    : variants.reduce((sum, { stock }) => sum + stock.availableQuantity, 0);
  const isOnStock = variants.some(({ stock }) => stock.isOnStock);
  const isSavedOnStock = isOnStockWishlist(item, product.variants);
  return {
    ...item,
    slug: product.slug,
    name: product.name,
    brand: product.brand,
    colourLabel: colour?.label ?? item.colourSelected,
    picture: colour?.images[0] ?? null,
    price: {
      now: chosen.price.price.centAmount,
      was: chosen.price.wasPrice?.centAmount ?? null,
      currency: chosen.price.price.currencyCode,
    },
    sizes: variants.map(({ sku, size, stock }) => ({ sku, size, isOnStock: stock.isOnStock })),
    isOnStock,
    isOnStockWishlist: isSavedOnStock,
    soldOutSize: isOnStock && !isSavedOnStock ? chosen.size : null,
    left: isLow(left, lowStockQuantity) ? left : null,
    isPremier: product.isPremier,
  };
}
