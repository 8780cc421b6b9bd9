import type { ShopperKind } from '#commerce/listing/shopper.ts';

export interface ShoppableSku {
  sku: string;
  colour: string | null;
}

/**
 * Parses `sku#colour`. A sku with a hyphen is that of a variant, and the part before the hyphen is the product, unless it
 * starts with P: those product keys contain hyphens.
 */
export function parseShoppableSku(productSku: string): ShoppableSku {
  const [written = '', ...afterHash] = productSku.split('#');
  const sku = written.trim();
  const colour = afterHash.join('#').trim();
  const isVariantSku = sku.includes('-') && !/^p/i.test(sku);
  return { sku: isVariantSku ? sku.slice(0, sku.indexOf('-')) : sku, colour: colour || null };
}

/** Guests cannot save from a shoppable banner. */
export function offersWishlist(shopper: ShopperKind): boolean {
  return shopper === 'registered';
}
