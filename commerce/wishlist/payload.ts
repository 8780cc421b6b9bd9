import type { Message } from '#commerce/text/message.ts';

export interface WishlistEntry {
  productKey: string;
  colourSelected: string;
}

export interface WishlistItem extends WishlistEntry {
  lineItemSku: string;
  sizeSelected: boolean;
}

/** The request body; `checkExists` is set for an item that was chosen before sign-in and may be saved already. */
export interface WishlistPayload extends WishlistItem {
  checkExists?: boolean;
}

const LINE_ITEM_SKU = /^(?:[A-Za-z]{3}\d{5}-\d+-\d+|M\w{8,})$/;
const PRODUCT_KEY = /^[A-Za-z0-9-]+$/;

const INVALID_PAYLOAD: Message = { key: 'pdp.wishlist.errorAdding' };

export type ParsedPayload = { ok: true; payload: WishlistPayload } | { ok: false; error: Message };

/** Parses the four fields and `checkExists`; everything else is dropped. */
export function parseWishlistPayload(sent: unknown): ParsedPayload {
  if (typeof sent !== 'object' || sent === null) return { ok: false, error: INVALID_PAYLOAD };
  const { lineItemSku, productKey, colourSelected, sizeSelected, checkExists } = sent as Record<
    string,
    unknown
  >;
  if (
    typeof lineItemSku !== 'string' ||
    !LINE_ITEM_SKU.test(lineItemSku) ||
    typeof productKey !== 'string' ||
    !PRODUCT_KEY.test(productKey) ||
    typeof colourSelected !== 'string' ||
    typeof sizeSelected !== 'boolean'
  ) {
    return { ok: false, error: INVALID_PAYLOAD };
  }
  const item = { lineItemSku, productKey, colourSelected, sizeSelected };
  return { ok: true, payload: checkExists === true ? { ...item, checkExists } : item };
}

/** Entries are identified by product and colour; the size does not matter. */
export function isSameEntry(one: WishlistEntry, other: WishlistEntry): boolean {
  return one.productKey === other.productKey && one.colourSelected === other.colourSelected;
}
