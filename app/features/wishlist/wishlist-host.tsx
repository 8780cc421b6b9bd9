import { type ComponentType, Suspense, useEffect } from 'react';
import { useShopper } from '#app/site/shopper.tsx';
import { lazyWithRetry } from '#ui/lazy.ts';
import { useWishlistState } from './wishlist-context.ts';
import type { SignInProps } from './wishlist-prompts.tsx';
import { dispatchWishlist, meetShopper, openWishlist } from './wishlist-store.ts';

const WishlistPrompts = lazyWithRetry(() => import('./wishlist-prompts.tsx'));

interface WishlistHostProps {
  maxItems: number;
  /** The dialog in which a guest signs in. */
  SignIn: ComponentType<SignInProps>;
}

/** Connects the wishlist store with the current shopper, and shows its prompts. */
export default function WishlistHost({ maxItems, SignIn }: WishlistHostProps) {
  const { state: shopper, update } = useShopper();
  const { isSignInOpen, notice } = useWishlistState();
  const kind = shopper?.kind ?? 'unknown';
  const entries = shopper?.wishlist;

  useEffect(() => openWishlist(maxItems, (wishlist) => update({ wishlist })), [maxItems, update]);
  useEffect(() => {
    if (kind !== 'unknown') meetShopper(kind);
  }, [kind]);
  useEffect(() => {
    if (entries && kind === 'registered') dispatchWishlist({ type: 'loaded', entries });
  }, [entries, kind]);

  if (!isSignInOpen && !notice) return null;
  return (
    <Suspense>
      <WishlistPrompts
        SignIn={SignIn}
        isSignInOpen={isSignInOpen}
        notice={notice}
        onCloseSignIn={() => dispatchWishlist({ type: 'sign-in-closed' })}
        onCloseNotice={() => dispatchWishlist({ type: 'notice-closed' })}
      />
    </Suspense>
  );
}
