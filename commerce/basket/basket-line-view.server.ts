import type { CustomFieldLabel } from '#commerce/catalogue/custom-field-labels.ts';
import type { Picture } from '#commerce/media/picture.ts';
import { lineLimit, type StockLevels } from './basket.ts';
import { type Gift, giftLineId } from './gifts.ts';
import { type SellableItem, unitPriceOf } from './sellable-items.server.ts';
import type { StoredLine } from './stored-basket.server.ts';

export interface BasketLineView {
  id: string;
  sku: string;
  productId: string;
  productKey: string;
  slug: string;
  /** In the language of the page. */
  name: string;
  catalogueName: string;
  brand: string;
  colour: string;
  colourLabel: string;
  size: string | null;
  picture: Picture | null;
  quantity: number;
  /** The highest quantity this line may have now. */
  limit: number;
  availableQuantity: number;
  unitPrice: number;
  wasUnitPrice: number | null;
  gross: number;
  discount: number;
  net: number;
  customFields: Record<string, string>;
  /** Labels of the fields that were filled in. */
  customFieldLabels: CustomFieldLabel[];
  isSubscription: boolean;
  isPremier: boolean;
  /** A gift with purchase: free, follows its product's line and cannot be edited. */
  isGift: boolean;
  isSubscribable: boolean;
  preorderUntil: string | null;
  returnsPolicy: string | null;
  discountEffects: SellableItem['discountEffects'];
  state: 'available' | 'sold-out' | 'withdrawn';
}

export function describeSaved(
  line: StoredLine,
  item: SellableItem | undefined,
  currency: string,
  stockLevels: StockLevels,
): BasketLineView {
  const unitPrice = item ? unitPriceOf(item, line.isSubscription, currency) : line.unitPrice;
  const limit = lineLimit([], line.sku, line.id, stockLevels);
  const state = !item ? 'withdrawn' : limit <= 0 ? 'sold-out' : 'available';
  return describeLine({ ...line, unitPrice }, item, {
    limit,
    state,
    discount: 0,
    net: unitPrice * line.quantity,
  });
}

export function describeGift(gift: Gift, item: SellableItem): BasketLineView {
  const line = {
    id: giftLineId(gift.lineId),
    sku: gift.sku,
    productId: item.productId,
    productKey: item.productKey,
    quantity: gift.quantity,
    unitPrice: 0,
    wasUnitPrice: null,
    customFields: {},
    isSubscription: false,
    brand: item.brandSlug,
  };
  const facts = { limit: gift.quantity, state: 'available', discount: 0, net: 0 } as const;
  return { ...describeLine(line, item, facts), isGift: true, discountEffects: [] };
}

export function describeLine(
  line: Omit<StoredLine, 'categorySlugs' | 'addedAt' | 'search' | 'bundleId'>,
  item: SellableItem | undefined,
  facts: Pick<BasketLineView, 'limit' | 'state' | 'discount' | 'net'>,
): BasketLineView {
  return {
    id: line.id,
    sku: line.sku,
    productId: line.productId,
    productKey: line.productKey,
    slug: item?.slug ?? '',
    name: item?.name ?? line.productKey,
    catalogueName: item?.catalogueName ?? line.productKey,
    brand: item?.brand ?? line.brand,
    colour: item?.colour ?? '',
    colourLabel: item?.colourLabel ?? '',
    size: item?.hasSizes ? item.size : null,
    picture: item?.picture ?? null,
    quantity: line.quantity,
    availableQuantity: item?.availableQuantity ?? 0,
    unitPrice: line.unitPrice,
    wasUnitPrice: line.wasUnitPrice,
    gross: line.unitPrice * line.quantity,
    customFields: line.customFields,
    customFieldLabels: (item?.customFieldLabels ?? []).filter(({ apiName }) => apiName in line.customFields),
    isSubscription: line.isSubscription,
    isPremier: item?.isPremier ?? false,
    isGift: false,
    isSubscribable: item?.isSubscribable ?? false,
    preorderUntil: item?.preorderUntil ?? null,
    returnsPolicy: item?.returnsPolicy ?? null,
    discountEffects: item?.discountEffects ?? [],
    ...facts,
  };
}
