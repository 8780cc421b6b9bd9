import { allowsEvents } from '#commerce/events/consent.ts';

const KEY = 'found-by';

/** The search that led to a product, in the words of the basket's endpoint. */
export interface FoundBy {
  queryID?: string;
  hitObjectIDs?: string[];
}

/** Keeps, for this tab and with the shopper's consent, which search led to a product. */
export function rememberFound(productId: string, queryID: string): void {
  if (!allowsEvents(document.cookie)) return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ queryID, hitObjectIDs: [productId] } satisfies FoundBy));
  } catch {
    // A browser that keeps nothing tells nothing.
  }
}

/** Goes along into the basket; the shop looks whether it is about what was added. */
export function foundBy(): FoundBy {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as FoundBy;
  } catch {
    return {};
  }
}
