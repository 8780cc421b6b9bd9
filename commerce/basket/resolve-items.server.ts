import type { RequestedItem } from './basket-items.ts';
import { type SellableItem, unitPriceOf } from './sellable-items.server.ts';
import type { StoredLine } from './stored-basket.server.ts';

/** Checks the custom fields of a line; the error message, or null. */
export type CheckCustomFields = (group: string, fields: Record<string, string>) => Promise<string | null>;

/** A requested item with what the shop sells under its sku. */
export interface ResolvedItem {
  item: RequestedItem;
  sellable: SellableItem;
}

export type ItemRefusal =
  | { kind: 'unknown-sku'; skus: string[] }
  | { kind: 'not-subscribable'; sku: string }
  | { kind: 'wrong-fields'; sku: string; message: string };

/** Finds what is sold under each requested sku, or why an item cannot be added. */
export async function resolveItems(
  items: readonly RequestedItem[],
  sellableItems: ReadonlyMap<string, SellableItem>,
  checkCustomFields?: CheckCustomFields,
): Promise<ResolvedItem[] | ItemRefusal> {
  const unknown = items.filter(({ sku }) => !sellableItems.has(sku));
  if (unknown.length > 0) return { kind: 'unknown-sku', skus: unknown.map(({ sku }) => sku) };
  const resolved = items.flatMap((item) => {
    const sellable = sellableItems.get(item.sku);
    return sellable ? [{ item, sellable }] : [];
  });
  for (const { item, sellable } of resolved) {
    const { sku } = item;
    if (item.isSubscription && !sellable.isSubscribable) return { kind: 'not-subscribable', sku };
    const message = await findFieldsError(sellable, item.customFields, checkCustomFields);
    if (message !== null) return { kind: 'wrong-fields', sku, message };
  }
  return resolved;
}

async function findFieldsError(
  { customisationGroup }: SellableItem,
  fields: Record<string, string>,
  check?: CheckCustomFields,
): Promise<string | null> {
  if (customisationGroup) return check ? check(customisationGroup, fields) : null;
  return Object.keys(fields).length > 0 ? 'This item cannot be customised.' : null;
}

export function toNewLine(
  { item, sellable }: ResolvedItem,
  currency: string,
  at: Date,
): Omit<StoredLine, 'id'> {
  return {
    sku: item.sku,
    productId: sellable.productId,
    productKey: sellable.productKey,
    quantity: item.quantity,
    unitPrice: unitPriceOf(sellable, item.isSubscription, currency),
    wasUnitPrice: sellable.wasUnitPrice,
    customFields: item.customFields,
    isSubscription: item.isSubscription,
    brand: sellable.brandSlug,
    categorySlugs: sellable.categorySlugs,
    search: item.search,
    bundleId: item.bundleId,
    addedAt: at.toISOString(),
  };
}
