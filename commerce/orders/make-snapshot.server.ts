import { attributedQueryId } from '#commerce/basket/basket-items.ts';
import type { BasketLineView } from '#commerce/basket/basket-line-view.server.ts';
import type { BasketView } from '#commerce/basket/basket-view.server.ts';
import type { BasketOwner } from '#commerce/basket/baskets.server.ts';
import type { StoredLine } from '#commerce/basket/stored-basket.server.ts';
import type { BrandConfig } from '#config/brands/brand.ts';
import type { OrderSnapshot } from './order-snapshot.server.ts';
import { showsReturns } from './returns-block.ts';

export interface SnapshotContext {
  owner: BasketOwner;
  brand: BrandConfig;
  locale: string;
  /** URL of the storefront in the shopper's language. */
  home: string;
  card: OrderSnapshot['card'];
  /** Whether the shopper consented to analytics. */
  allowsAnalytics?: boolean;
}

export type MissingPart = 'lines' | 'email' | 'shipping-address' | 'delivery';

/** A basket as the order that will be placed, or the part that is still missing. */
export function makeSnapshot(
  view: BasketView,
  context: SnapshotContext,
): OrderSnapshot | { missing: MissingPart } {
  const { owner, brand, locale, home, card } = context;
  const { totals } = view;
  if (!view.canCheckOut) return { missing: 'lines' };
  if (!view.email) return { missing: 'email' };
  if (!view.shippingAddress) return { missing: 'shipping-address' };
  // A wallet may have asked for another country's delivery methods since: they do not apply to this address.
  if (view.shippingAddress.country !== view.country) return { missing: 'delivery' };
  const method = view.delivery.find(({ id }) => id === view.deliveryMethodId);
  if (!method || totals.delivery === null) return { missing: 'delivery' };
  return {
    brandSlug: brand.slug,
    brandName: brand.name,
    seller: brand.legal ?? { name: brand.name, address: [], taxNumber: null },
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
      taxes: view.tax.delivery,
    },
    lines: view.lines.map((line) => ({
      lineId: line.id,
      sku: line.sku,
      productId: line.productId,
      productKey: line.productKey,
      slug: line.slug,
      name: line.name,
      ...(line.catalogueName !== line.name && { catalogueName: line.catalogueName }),
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
      taxes: view.tax.lines[line.id] ?? [],
      customFields: line.customFields,
      customFieldLabels: line.customFieldLabels,
      isSubscription: line.isSubscription,
      isPremier: line.isPremier,
      preorderUntil: line.preorderUntil,
      ...(line.isGift && { isGift: true }),
      isReturnable: isReturnable(line, brand),
    })),
    subTotal: totals.subTotal,
    discounts: totals.discounts,
    offers: view.offers,
    total: totals.total,
    tax: { treatment: view.tax.treatment, total: view.tax.total },
    currency: view.currency,
    rewardsPoints: owner.customerId ? view.rewardsPoints : 0,
    card,
    loudcrowdAnonId: view.loudcrowdAnonId,
    returnDays: brand.settings.returns.windowDays,
  };
}

/** The search that led to each line, by line id. */
export function searchAttributionOf(lines: readonly StoredLine[]): Record<string, string> {
  return Object.fromEntries(
    lines.flatMap(({ id, productId, search }) => {
      const queryId = attributedQueryId(productId, search);
      return queryId ? [[id, queryId]] : [];
    }),
  );
}

/** Gifts, customised items, items with a nonrefundable policy and memberships cannot be returned. */
function isReturnable(line: BasketLineView, { settings }: BrandConfig): boolean {
  const isMadeToOrder = Object.keys(line.customFields).length > 0;
  return (
    !line.isGift &&
    !isMadeToOrder &&
    !line.isPremier &&
    showsReturns(line.returnsPolicy, settings.returns.nonRefundableNeedle)
  );
}
