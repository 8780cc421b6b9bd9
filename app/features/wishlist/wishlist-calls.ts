import { isWishlistAnswer, type WishlistAnswer } from '#commerce/wishlist/answers.ts';
import type { WishlistEntry, WishlistItem } from '#commerce/wishlist/payload.ts';
import type { WishlistCall } from '#commerce/wishlist/wishlist-state.ts';

const FAILURES = { add: 'Failed to add to wishlist', remove: 'Failed to remove from wishlist' } as const;

/** One of the six answers; without one the change is taken back, and what the server said of it is told. */
export async function callWishlist({
  operation,
  payload,
}: WishlistCall): Promise<{ answer: WishlistAnswer } | { error?: string }> {
  try {
    const response = await fetch(`/_api/wishlist/${operation}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(payload),
    });
    const { success, error } = (await response.json()) as { success?: unknown; error?: unknown };
    const answer = success || error;
    if (isWishlistAnswer(answer)) return { answer };
    console.error(FAILURES[operation], answer);
    if (typeof answer === 'string') return { error: answer };
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
  const response = await fetch(`/_api/wishlist/savedItem?${query}`);
  if (!response.ok) throw new Error(String(response.status));
  return ((await response.json()) as { wishlistItem: WishlistItem | null }).wishlistItem;
}

const PENDING = 'wishlist-pending';

/** Signing in loads another page: what a guest chose must outlive this one. */
export function rememberPending(item: WishlistItem | null): void {
  try {
    if (item) sessionStorage.setItem(PENDING, JSON.stringify(item));
    else sessionStorage.removeItem(PENDING);
  } catch {
    // A browser that keeps nothing still shows the sign-in prompt.
  }
}

export function recallPending(): WishlistItem | null {
  try {
    return JSON.parse(sessionStorage.getItem(PENDING) ?? 'null') as WishlistItem | null;
  } catch {
    return null;
  }
}
