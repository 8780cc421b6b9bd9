import { allowsEvents } from '#commerce/events/consent.ts';

const KEY = 'search-attribution';

/** The search that led to a product, in the fields of the basket's endpoint. */
export interface SearchAttribution {
  queryID?: string;
  hitObjectIDs?: string[];
}

/** Stores, for this tab and with the shopper's consent, which search led to a product. */
export function rememberSearchAttribution(productId: string, queryID: string): void {
  if (!allowsEvents(document.cookie)) return;
  try {
    sessionStorage.setItem(
      KEY,
      JSON.stringify({ queryID, hitObjectIDs: [productId] } satisfies SearchAttribution),
    );
  } catch {
    // Without storage there is no attribution.
  }
}

/** Sent with each item that is added; the server checks whether it is about that item. */
export function searchAttribution(): SearchAttribution {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as SearchAttribution;
  } catch {
    return {};
  }
}
