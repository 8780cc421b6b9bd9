import {
  LISTING_STATE_KEY,
  type ListingState,
  readListingState,
  writeListingState,
} from '#commerce/listing/listing-state.ts';
import { hrefWithoutScrollTo, hrefWithScrollTo } from '#commerce/listing/url/listing-href.ts';

/** The place in a list, kept in the tab's storage and named in the address while a product is visited. */

function currentAddress(): string {
  return window.location.pathname + window.location.search;
}

function stored(): string | null {
  try {
    return window.sessionStorage.getItem(LISTING_STATE_KEY);
  } catch {
    return null;
  }
}

export function cardElement(productId: string): HTMLElement | null {
  return document.querySelector(`[data-product="${CSS.escape(productId)}"]`);
}

/** Writes down which pages are loaded and where this product stands on the screen. */
export function savePlace(productId: string, pages: { firstPage: number; lastPage: number }): void {
  const top = cardElement(productId)?.getBoundingClientRect().top ?? 0;
  const state: ListingState = { ...pages, url: currentAddress(), productId, top };
  try {
    window.sessionStorage.setItem(LISTING_STATE_KEY, writeListingState(state));
  } catch {
    // Storage may be full or forbidden; the list then returns by its address alone.
  }
}

/** The address of the list itself remembers the product; the browser's own entry, without a navigation. */
export function nameProductInAddress(productId: string): void {
  window.history.replaceState(window.history.state, '', hrefWithScrollTo(currentAddress(), productId));
}

/** Pages to fetch again, when this document is a return to a list that was left. */
export function savedRange(): { firstPage: number; lastPage: number } | null {
  const state = readListingState(stored(), currentAddress());
  return state && isReturn() ? { firstPage: state.firstPage, lastPage: state.lastPage } : null;
}

function isReturn(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isOldEntry = entry?.type === 'back_forward' || entry?.type === 'reload';
  return isOldEntry || new URLSearchParams(window.location.search).has('scrollTo');
}

/** Scrolls to the product that was visited; true once it is there, and then the address is clean again. */
export function returnToProduct(productId: string): boolean {
  const card = cardElement(productId);
  if (!card) return false;
  const state = readListingState(stored(), currentAddress());
  const top = state?.productId === productId ? state.top : window.innerHeight / 4;
  window.scrollTo({ top: window.scrollY + card.getBoundingClientRect().top - top, behavior: 'instant' });
  window.history.replaceState(window.history.state, '', hrefWithoutScrollTo(currentAddress()));
  return true;
}
