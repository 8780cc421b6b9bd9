export interface MarkedVariant {
  id: string;
  availableQuantity: number;
  price: number;
  wasPrice: number | null;
}

const FIRST = 0x811c9dc5;
const PRIME = 0x01000193;

/** A short name of what there is and what it costs: another stock or price has another name. */
export function markStock(variants: readonly MarkedVariant[]): string {
  const text = variants
    .map(({ id, availableQuantity, price, wasPrice }) => `${id},${availableQuantity},${price},${wasPrice}`)
    .join(';');
  let mark = FIRST;
  for (let at = 0; at < text.length; at += 1) mark = Math.imul(mark ^ text.charCodeAt(at), PRIME);
  return (mark >>> 0).toString(36);
}
