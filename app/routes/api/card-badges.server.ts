import { cardContext } from '#app/features/product-card/card-context.server.ts';
import { describeCard } from '#app/features/product-card/card-view.ts';
import type { CardOverlay } from '#app/features/product-card/lazy-slots.ts';
import type { Badge } from '#commerce/promotions/badges/badge.ts';
import { addPreviewBadges } from '#commerce/promotions/badges/preview-badges.ts';
import type { Shop } from '#server/composition.server.ts';
import type { RequestContext } from '#server/http/request-context.server.ts';

/** The badges of these products when some are added to the published ones. */
export async function cardBadges(
  shop: Shop,
  { brand, locale }: Pick<RequestContext, 'brand' | 'locale'>,
  ids: string[],
  more: readonly Badge[],
): Promise<Record<string, CardOverlay>> {
  const badges = addPreviewBadges(await shop.content.entries.badges(brand.slug, locale), more, true);
  const context = cardContext({ brand, locale }, 'PLP', badges);
  const products = await shop.search.productCards.products(ids, brand.priceList);
  return Object.fromEntries(
    products.map((product) => {
      const card = describeCard(product, context);
      return [card.id, { badges: card.badges, promo: card.promo }];
    }),
  );
}
