/** What other features add to every product card, with what it opens: one file for the browser, hydrated in turn. */
export { default as EarlyPreview } from '#app/features/product/early-preview.tsx';
export { default as CardQuickAdd } from '#app/features/quick-add/card-quick-add.tsx';
export { default as CardWishlistButton } from '#app/features/wishlist/card-wishlist-button.tsx';
export { default as WishlistHost } from '#app/features/wishlist/wishlist-host.tsx';
