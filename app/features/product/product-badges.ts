import { type BadgeStyle, describeBadge } from '#app/features/product-card/badge-look.ts';
import type { PageBadges, PanelBadgeLook } from '#app/features/product-card/lazy-slots.ts';
import type { Product } from '#commerce/catalogue/product.ts';
import { findPriceRange } from '#commerce/pricing/price-range.ts';
import type { Badge } from '#commerce/promotions/badges/badge.ts';
import { selectProductPageBadges } from '#commerce/promotions/badges/select-badges.ts';

/** The badges of a product page with their texts. */
export function describeProductBadges(
  product: Product,
  {
    badges,
    onlyOneImageBadge = false,
    ...style
  }: { badges: readonly Badge[]; onlyOneImageBadge?: boolean } & BadgeStyle,
): PageBadges {
  const chosen = selectProductPageBadges(
    badges,
    { categorySlugs: product.categories.map(({ slug }) => slug), brand: product.brand },
    { onlyOneImageBadge },
  );
  const range = findPriceRange(product.variants.map(({ price }) => price));
  const describe = (badge: Badge | null, isOnPicture = false): PanelBadgeLook | null => {
    if (!badge || !range) return null;
    const look = describeBadge(badge, { name: product.name, range }, style, isOnPicture);
    return (
      look && {
        ...look,
        more: badge.text2 ?? null,
        link: badge.link ? { href: badge.link, name: badge.linkName || badge.text1 || badge.link } : null,
      }
    );
  };
  return {
    images: chosen.images.flatMap(({ badge, corner, offset }) => {
      const look = describe(badge, true);
      return look ? [{ ...look, corner, offset }] : [];
    }),
    price: describe(chosen.price),
    promo: describe(chosen.promo),
    exclusion: describe(chosen.exclusion),
  };
}
