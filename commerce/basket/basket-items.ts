/** An item that a shopper adds to the basket. */
export interface RequestedItem {
  sku: string;
  quantity: number;
  customFields: Record<string, string>;
  isSubscription: boolean;
  bundleId: string | null;
  search: { queryId: string | null; hitObjectIds: string[] } | null;
}

export interface RequestedItems {
  items: RequestedItem[];
  /** Express buy: a separate basket; the shopper's own is not touched. */
  isEphemeral: boolean;
}

const MAX_ITEMS = 20;
const MAX_FIELDS = 10;
const MAX_TEXT_LENGTH = 500;
const MAX_SKU_LENGTH = 64;

/** Parses `{items, ephemeral}` or a bare list, as the skincare widget sends it; null for anything else. */
export function parseRequestedItems(sent: unknown): RequestedItems | null {
  const isList = Array.isArray(sent);
  if (!isList && (typeof sent !== 'object' || sent === null)) return null;
  const { items, ephemeral } = isList
    ? { items: sent as unknown[], ephemeral: false }
    : (sent as { items?: unknown; ephemeral?: unknown });
  if (!Array.isArray(items) || items.length === 0 || items.length > MAX_ITEMS) return null;
  const parsed = items.map(parseItem);
  if (parsed.some((item) => item === null)) return null;
  return { items: parsed as RequestedItem[], isEphemeral: ephemeral === true || ephemeral === 'true' };
}

function parseItem(sent: unknown): RequestedItem | null {
  if (typeof sent !== 'object' || sent === null) return null;
  const item = sent as Record<string, unknown>;
  const { sku, customFields = {}, isSubscription = false, bundleId = null } = item;
  const quantity = item.quantity === undefined ? 1 : Number(item.quantity);
  if (typeof sku !== 'string' || sku === '' || sku.length > MAX_SKU_LENGTH) return null;
  if (!Number.isSafeInteger(quantity) || quantity < 1 || quantity > 999) return null;
  if (typeof isSubscription !== 'boolean') return null;
  if (bundleId !== null && !isText(bundleId)) return null;
  const fields = parseFields(customFields);
  if (fields === null) return null;
  return { sku, quantity, customFields: fields, isSubscription, bundleId, search: parseSearch(item) };
}

function parseFields(sent: unknown): Record<string, string> | null {
  if (sent === null) return {};
  if (typeof sent !== 'object' || Array.isArray(sent)) return null;
  const entries = Object.entries(sent as Record<string, unknown>);
  if (entries.length > MAX_FIELDS) return null;
  if (!entries.every(([name, value]) => isText(name) && isText(value))) return null;
  return Object.fromEntries(
    entries
      .map(([name, value]) => [name, (value as string).trim()] as const)
      .filter(([, value]) => value !== ''),
  );
}

/** Invalid analytics data are dropped rather than rejected, so that they never prevent a sale. */
function parseSearch(item: Record<string, unknown>): RequestedItem['search'] {
  const queryId = item.queryID ?? item.queryId;
  const hits = item.hitObjectIDs ?? item.hitObjectIds;
  const hitObjectIds = Array.isArray(hits) ? hits.filter(isText).slice(0, 20) : [];
  if (!isText(queryId) && hitObjectIds.length === 0) return null;
  return { queryId: isText(queryId) ? queryId : null, hitObjectIds };
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_TEXT_LENGTH;
}

/** The query id of the search that led to a product; null when the search data are about other products. */
export function attributedQueryId(
  productId: string,
  search: RequestedItem['search'] | undefined,
): string | null {
  const isAbout = search?.hitObjectIds.length === 0 || search?.hitObjectIds.includes(productId);
  return search && isAbout ? search.queryId : null;
}
