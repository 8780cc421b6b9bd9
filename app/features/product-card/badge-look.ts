import type { PriceRange } from '#commerce/pricing/price-range.ts';
import type { Badge } from '#commerce/promotions/badges/badge.ts';
import type { Corner } from '#commerce/promotions/badges/placement.ts';
import { type Placeholders, writePromoText } from '#commerce/promotions/badges/promo-text.ts';

export interface CardBadgeLook {
  id: string;
  text: string;
  icon: string | null;
  background: string | null;
  colour: string | null;
  border: string | null;
}

export interface CardBadge extends CardBadgeLook {
  corner: Corner;
  offset: number;
}

/** How a site words and colours its badges. */
export interface BadgeStyle {
  locale: string;
  /** The translated prefix of promotions at the start of a sentence and within one. */
  prefix: { From: string; from: string };
  placeholders?: Placeholders;
  /** Maps the content system's icon names to our icons; without it the names are used as they are. */
  icons?: Readonly<Record<string, string>>;
  /** For a badge on a picture without colours of its own; null means the theme's. */
  defaultColours?: { background: string | null; text: string | null; border: string | null };
}

/** Text, icon and colours of a badge; null when it has neither text nor icon for this product. */
export function describeBadge(
  badge: Badge,
  product: { name: string; range: Pick<PriceRange, 'min' | 'max'> },
  style: BadgeStyle,
  isOnPicture = false,
): CardBadgeLook | null {
  const { min, max } = product.range;
  const text = writePromoText(badge, {
    ...style,
    lowestPrice: min.price,
    hasPriceRange: min.price.centAmount !== max.price.centAmount,
  });
  const icon = badge.icon ? (style.icons ? (style.icons[badge.icon] ?? null) : badge.icon) : null;
  if (text === null && !icon) return null;
  const defaults = isOnPicture ? style.defaultColours : undefined;
  return {
    id: badge.id,
    text: text ?? badge.name ?? product.name,
    icon,
    background: badge.backgroundColor ?? defaults?.background ?? null,
    colour: badge.textColor ?? defaults?.text ?? null,
    border: badge.borderColor ?? defaults?.border ?? null,
  };
}
