import type { PageBadges, PanelBadgeLook } from '#app/departments/product-card/late-slots.ts';
import type { Badge } from '#domain/badges/badge.ts';
import { type PromoPricing, writePromoText } from '#domain/badges/promo-text.ts';
import { selectProductPageBadges } from '#domain/badges/select-badges.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { findPriceRange } from '#domain/price/price-range.ts';

/** The badges of a product's own page, each with its words written. */
export function describeProductBadges(
  product: Product,
  { badges, locale, prefix }: { badges: readonly Badge[] } & Pick<PromoPricing, 'locale' | 'prefix'>,
): PageBadges {
  const chosen = selectProductPageBadges(badges, {
    categorySlugs: product.categories.map(({ slug }) => slug),
  });
  const range = findPriceRange(product.variants.map(({ price }) => price));
  const describe = (badge: Badge | null): PanelBadgeLook | null => {
    const text =
      badge && range
        ? writePromoText(badge, {
            lowestPrice: range.min.price,
            hasPriceRange: range.min.price.centAmount !== range.max.price.centAmount,
            locale,
            prefix,
          })
        : null;
    if (!badge || (text === null && !badge.icon)) return null;
    return {
      id: badge.id,
      text: text ?? badge.name ?? product.name,
      icon: badge.icon ?? null,
      background: badge.backgroundColor ?? null,
      colour: badge.textColor ?? null,
      border: badge.borderColor ?? null,
      more: badge.text2 ?? null,
      link: badge.link ? { href: badge.link, name: badge.linkName || badge.text1 || badge.link } : null,
    };
  };
  return {
    images: chosen.images.flatMap(({ badge, corner, offset }) => {
      const look = describe(badge);
      return look ? [{ ...look, corner, offset }] : [];
    }),
    price: describe(chosen.price),
    promo: describe(chosen.promo),
    exclusion: describe(chosen.exclusion),
  };
}
