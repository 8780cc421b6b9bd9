/** One thing that a shopper asks to put into the basket. */
export interface AskedItem {
  sku: string;
  quantity: number;
  customFields: Record<string, string>;
  isSubscription: boolean;
  bundleId: string | null;
  search: { queryId: string | null; hitObjectIds: string[] } | null;
}

export interface AskedItems {
  items: AskedItem[];
  /** Express buy: a basket of its own that leaves the ordinary one alone. */
  isEphemeral: boolean;
}

const MOST_ITEMS_AT_ONCE = 20;
const MOST_FIELDS = 10;
const LONGEST_TEXT = 500;
const LONGEST_SKU = 64;

/** Takes `{items, ephemeral}` or a bare list, as the skincare widget sends it; null when it is neither. */
export function parseAskedItems(sent: unknown): AskedItems | null {
  const isList = Array.isArray(sent);
  if (!isList && (typeof sent !== 'object' || sent === null)) return null;
  const { items, ephemeral } = isList
    ? { items: sent as unknown[], ephemeral: false }
    : (sent as { items?: unknown; ephemeral?: unknown });
  if (!Array.isArray(items) || items.length === 0 || items.length > MOST_ITEMS_AT_ONCE) return null;
  const parsed = items.map(parseItem);
  if (parsed.some((item) => item === null)) return null;
  return { items: parsed as AskedItem[], isEphemeral: ephemeral === true || ephemeral === 'true' };
}

function parseItem(sent: unknown): AskedItem | null {
  if (typeof sent !== 'object' || sent === null) return null;
  const item = sent as Record<string, unknown>;
  const { sku, customFields = {}, isSubscription = false, bundleId = null } = item;
  const quantity = item.quantity === undefined ? 1 : Number(item.quantity);
  if (typeof sku !== 'string' || sku === '' || sku.length > LONGEST_SKU) return null;
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
  if (entries.length > MOST_FIELDS) return null;
  if (!entries.every(([name, value]) => isText(name) && isText(value))) return null;
  return Object.fromEntries(
    entries
      .map(([name, value]) => [name, (value as string).trim()] as const)
      .filter(([, value]) => value !== ''),
  );
}

/** Analytics are never a reason to refuse a sale: what cannot be read is left out. */
function parseSearch(item: Record<string, unknown>): AskedItem['search'] {
  const queryId = item.queryID ?? item.queryId;
  const hits = item.hitObjectIDs ?? item.hitObjectIds;
  const hitObjectIds = Array.isArray(hits) ? hits.filter(isText).slice(0, 20) : [];
  if (!isText(queryId) && hitObjectIds.length === 0) return null;
  return { queryId: isText(queryId) ? queryId : null, hitObjectIds };
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= LONGEST_TEXT;
}

/** The search that had found a product: a trace that names other products is about them. */
export function searchThatFound(productId: string, search: AskedItem['search'] | undefined): string | null {
  const isAbout = search?.hitObjectIds.length === 0 || search?.hitObjectIds.includes(productId);
  return search && isAbout ? search.queryId : null;
}
