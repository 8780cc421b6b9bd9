import { hrefWithoutScrollTo } from './url/listing-href.ts';

/** What is needed to restore a listing as the shopper left it. */
export interface ListingState {
  /** Path and query, without scrollTo. */
  url: string;
  firstPage: number;
  lastPage: number;
  productId: string;
  /** Position of the product on the screen, in pixels from the top. */
  top: number;
  /** It was opened by keyboard, so the focus returns to it. */
  isFocused?: boolean;
}

export const LISTING_STATE_KEY = 'listing-state';

export function writeListingState(state: ListingState): string {
  return JSON.stringify({ ...state, url: hrefWithoutScrollTo(state.url) });
}

/** The stored state, if it is valid and of this address; the page number may differ. */
export function readListingState(stored: string | null, url: string): ListingState | null {
  const state = parse(stored);
  if (!isListingState(state)) return null;
  return withoutPage(state.url) === withoutPage(url) ? state : null;
}

function parse(stored: string | null): unknown {
  if (!stored) return null;
  try {
    return JSON.parse(stored);
  } catch {
    return null;
  }
}

function isListingState(value: unknown): value is ListingState {
  if (typeof value !== 'object' || value === null) return false;
  const { url, firstPage, lastPage, productId, top } = value as Record<string, unknown>;
  return (
    typeof url === 'string' &&
    typeof productId === 'string' &&
    Number.isSafeInteger(firstPage) &&
    Number.isSafeInteger(lastPage) &&
    Number.isFinite(top) &&
    (firstPage as number) >= 1 &&
    (firstPage as number) <= (lastPage as number)
  );
}

function withoutPage(address: string): string {
  const [path, query = ''] = hrefWithoutScrollTo(address).split('?', 2);
  const params = new URLSearchParams(query);
  params.delete('page');
  params.sort();
  return `${path}?${params}`;
}
