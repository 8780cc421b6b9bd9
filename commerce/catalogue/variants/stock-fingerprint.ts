export interface FingerprintedVariant {
  id: string;
  availableQuantity: number;
  price: number;
  wasPrice: number | null;
}

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** A short hash (FNV-1a) of quantities and prices, to detect whether a cached page is out of date. */
export function fingerprintStock(variants: readonly FingerprintedVariant[]): string {
  const text = variants
    .map(({ id, availableQuantity, price, wasPrice }) => `${id},${availableQuantity},${price},${wasPrice}`)
    .join(';');
  let hash = FNV_OFFSET;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME);
  return (hash >>> 0).toString(36);
}
