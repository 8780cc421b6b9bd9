import type { action } from '#app/routes/api/wishlist/add.ts';
import type { loader as savedItemLoader } from '#app/routes/api/wishlist/saved-item.ts';
import { callApi } from '#app/site/api-call.ts';
import type { WishlistEntry, WishlistItem } from '#commerce/wishlist/payload.ts';
import { isWishlistResult, type WishlistResult } from '#commerce/wishlist/results.ts';
import type { WishlistCall } from '#commerce/wishlist/wishlist-state.ts';

/** Both endpoints return the same results. */
const ADDRESSES = { add: '/_api/wishlist/add', remove: '/_api/wishlist/remove' } as const;
const FAILURES = { add: 'Failed to add to wishlist', remove: 'Failed to remove from wishlist' } as const;

/** One of the six results, else the error; then the change is reverted. */
export async function callWishlist({
  operation,
  payload,
}: WishlistCall): Promise<{ result: WishlistResult } | { error?: string }> {
  try {
    const response = await callApi<typeof action>(ADDRESSES[operation], {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(payload),
    });
    if (response.ok) return { result: (await response.json()).success };
    const { error } = await response.json();
    if (isWishlistResult(error)) return { result: error };
    console.error(FAILURES[operation], error);
    return { error };
  } catch (error) {
    console.error('Error occurred - wishlist operation', error);
  }
  return {};
}

export async function fetchSavedItem({
  productKey,
  colourSelected,
}: WishlistEntry): Promise<WishlistItem | null> {
  const query = new URLSearchParams({ productKey, colourSelected });
  const response = await callApi<typeof savedItemLoader>(`/_api/wishlist/savedItem?${query}`);
  if (!response.ok) throw new Error(`saved wishlist item: ${response.status}`);
  return (await response.json()).wishlistItem;
}

const PENDING = 'wishlist-pending';

/** Stores the item that a guest wants to save: signing in loads another document. */
export function rememberPending(item: WishlistItem | null): void {
  try {
    if (item) sessionStorage.setItem(PENDING, JSON.stringify(item));
    else sessionStorage.removeItem(PENDING);
  } catch {
    // Without storage the sign-in prompt still shows.
  }
}

export function recallPending(): WishlistItem | null {
  try {
    return JSON.parse(sessionStorage.getItem(PENDING) ?? 'null') as WishlistItem | null;
  } catch {
    return null;
  }
}
