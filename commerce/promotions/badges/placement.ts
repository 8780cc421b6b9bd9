export type BadgeContext = 'PLP' | 'CAROUSEL' | 'PDP';
export type Corner = 'topLeft' | 'topRight' | 'bottomLeft' | 'bottomRight';
export type BadgeSlot = 'promo' | 'price' | 'exclusion';

export type Placement =
  | { context: BadgeContext; kind: 'image'; corner: Corner }
  | { context: BadgeContext; kind: BadgeSlot };

const IMAGE = /^(?:(PLP|CAROUSEL|PDP)-)?(topLeft|topRight|bottomLeft|bottomRight)_productImage$/;
const SLOT = /^(?:(PLP|CAROUSEL)_(promo)|(PDP)_(price|promo|exclusion))$/;

/** Parses a placement; null when it is unknown. A corner without a context belongs to the product page. */
export function parsePlacement(placement: string): Placement | null {
  const image = IMAGE.exec(placement);
  if (image) {
    return { context: (image[1] ?? 'PDP') as BadgeContext, kind: 'image', corner: image[2] as Corner };
  }
  const slot = SLOT.exec(placement);
  if (!slot) return null;
  return { context: (slot[1] ?? slot[3]) as BadgeContext, kind: (slot[2] ?? slot[4]) as BadgeSlot };
}
