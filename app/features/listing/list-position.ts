import {
  LISTING_STATE_KEY,
  type ListingState,
  readListingState,
  writeListingState,
} from '#commerce/listing/listing-state.ts';
import { hrefWithoutScrollTo, hrefWithScrollTo } from '#commerce/listing/url/listing-href.ts';

// The position in a list is stored in the tab's session storage, and the address names the product that was opened.

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

/** Stores which pages are loaded and where on the screen the product is. */
export function saveListPosition(productId: string, pages: { firstPage: number; lastPage: number }): void {
  const card = cardElement(productId);
  const top = card?.getBoundingClientRect().top ?? 0;
  const isFocused = card?.querySelector(':focus-visible') != null;
  const state: ListingState = { ...pages, url: currentAddress(), productId, top, isFocused };
  try {
    window.sessionStorage.setItem(LISTING_STATE_KEY, writeListingState(state));
  } catch {
    // Without storage the address alone restores the list.
  }
}

/** Adds the product to the address of the current history entry, without a navigation. */
export function addProductToAddress(productId: string): void {
  window.history.replaceState(window.history.state, '', hrefWithScrollTo(currentAddress(), productId));
}

/** The pages to load on return to a list; null for a new visit. `isServerRendered`: the document was loaded for this list. */
export function readSavedRange(isServerRendered: boolean): { firstPage: number; lastPage: number } | null {
  const state = readListingState(stored(), currentAddress());
  return state && isReturn(isServerRendered)
    ? { firstPage: state.firstPage, lastPage: state.lastPage }
    : null;
}

function isReturn(isServerRendered: boolean): boolean {
  if (new URLSearchParams(window.location.search).has('scrollTo')) return true;
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return isServerRendered && (entry?.type === 'back_forward' || entry?.type === 'reload');
}

/** Scrolls to the product, returns the focus to it and removes it from the address; false while its card is not rendered. */
export function scrollToProduct(productId: string): boolean {
  const card = cardElement(productId);
  if (!card) return false;
  const state = readListingState(stored(), currentAddress());
  const left = state?.productId === productId ? state : null;
  const top = left?.top ?? window.innerHeight / 4;
  window.scrollTo({ top: window.scrollY + card.getBoundingClientRect().top - top, behavior: 'instant' });
  if (left?.isFocused) card.querySelector<HTMLElement>('.product-card-link')?.focus({ preventScroll: true });
  window.history.replaceState(window.history.state, '', hrefWithoutScrollTo(currentAddress()));
  return true;
}
