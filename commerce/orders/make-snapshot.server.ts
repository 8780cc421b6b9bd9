import { searchThatFound } from '#commerce/basket/basket-items.ts';
import type { BasketLineView, BasketView } from '#commerce/basket/basket-view.server.ts';
import type { BasketOwner } from '#commerce/basket/baskets.server.ts';
import type { StoredLine } from '#commerce/basket/stored-basket.server.ts';
import type { BrandConfig } from '#config/brands/brand.ts';
import type { OrderSnapshot } from './order-snapshot.server.ts';
import { showsReturns } from './returns-block.ts';

export interface SnapshotContext {
  owner: BasketOwner;
  brand: BrandConfig;
  locale: string;
  /** Where the shop is, with the shopper's language. */
  home: string;
  card: OrderSnapshot['card'];
  /** The shopper lets us learn from what they do. */
  allowsLearning?: boolean;
}

export type MissingPart = 'lines' | 'email' | 'shipping-address' | 'delivery';

/** Freezes a basket into what will be ordered, or says what it still lacks. */
export function makeSnapshot(
  view: BasketView,
  context: SnapshotContext,
): OrderSnapshot | { missing: MissingPart } {
  const { owner, brand, locale, home, card } = context;
  const { totals } = view;
  if (!view.canCheckOut) return { missing: 'lines' };
  if (!view.email) return { missing: 'email' };
  if (!view.shippingAddress) return { missing: 'shipping-address' };
  // A wallet may have asked about another country meanwhile: its ways are not the ways to this address.
  if (view.shippingAddress.country !== view.country) return { missing: 'delivery' };
  const method = view.delivery.find(({ id }) => id === view.deliveryMethodId);
  if (!method || totals.delivery === null) return { missing: 'delivery' };
  return {
    brandSlug: brand.slug,
    brandName: brand.name,
    locale,
    home,
    email: view.email,
    customerId: owner.customerId,
    sessionId: owner.customerId ? null : owner.sessionId,
    shippingAddress: view.shippingAddress,
    billingAddress: view.billingAddress ?? view.shippingAddress,
    delivery: {
      id: method.id,
      name: method.name,
      price: totals.delivery,
      estimatedDate: method.estimatedDate,
    },
    lines: view.lines.map((line) => ({
      lineId: line.id,
      sku: line.sku,
      productId: line.productId,
      productKey: line.productKey,
      slug: line.slug,
      name: line.name,
      brand: line.brand,
      colour: line.colour,
      colourLabel: line.colourLabel,
      size: line.size ?? '',
      picture: line.picture,
      quantity: line.quantity,
      unitPrice: line.unitPrice,
      wasUnitPrice: line.wasUnitPrice,
      discount: line.discount,
      net: line.net,
      customFields: line.customFields,
      isSubscription: line.isSubscription,
      isPremier: line.isPremier,
      preorderUntil: line.preorderUntil,
      isReturnable: isReturnable(line, brand),
    })),
    subTotal: totals.subTotal,
    discounts: totals.discounts,
    total: totals.total,
    currency: view.currency,
    rewardsPoints: owner.customerId ? view.rewardsPoints : 0,
    card,
    loudcrowdAnonId: view.loudcrowdAnonId,
    returnDays: brand.settings.returns.windowDays,
  };
}

/** Which searches had found what is bought. */
export function searchesBehind(lines: readonly StoredLine[]): Record<string, string> {
  return Object.fromEntries(
    lines.flatMap(({ id, productId, search }) => {
      const queryId = searchThatFound(productId, search);
      return queryId ? [[id, queryId]] : [];
    }),
  );
}

/** What was made for one person, or says that it is nonrefundable, cannot be sent back; nor can a membership. */
function isReturnable(line: BasketLineView, { settings }: BrandConfig): boolean {
  const isMadeToOrder = Object.keys(line.customFields).length > 0;
  return (
    !isMadeToOrder &&
    !line.isPremier &&
    showsReturns(line.returnsPolicy, settings.returns.nonRefundableNeedle)
  );
}
