import { cardContext } from '#app/features/product-card/card-context.server.ts';
import { describeCard } from '#app/features/product-card/card-view.ts';
import type { CardOverlay } from '#app/features/product-card/late-slots.ts';
import type { Badge } from '#commerce/promotions/badges/badge.ts';
import { addPreviewBadges } from '#commerce/promotions/badges/preview-badges.ts';
import type { RequestContext } from '#server/http/request-context.server.ts';
import type { Shop } from '#server/shop.server.ts';

/** The badges of these products with some more among those that are live. */
export async function cardBadges(
  shop: Shop,
  visit: RequestContext,
  ids: string[],
  more: readonly Badge[],
): Promise<Record<string, CardOverlay>> {
  const badges = addPreviewBadges(await shop.content.badges(visit.brand.slug, visit.locale), more, true);
  const context = cardContext(visit, 'PLP', badges);
  const products = await shop.shelf.products(ids);
  return Object.fromEntries(
    products.map((product) => {
      const card = describeCard(product, context);
      return [card.id, { badges: card.badges, promo: card.promo }];
    }),
  );
}
