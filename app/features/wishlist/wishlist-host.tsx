import { type ComponentType, useEffect } from 'react';
import { useFetchAhead } from '#app/hydration/use-fetch-ahead.ts';
import { useLocalPath } from '#app/site/local-path.ts';
import { useShopper } from '#app/site/shopper.tsx';
import { WISHLIST_LINK } from '#commerce/links/shop-links.ts';
import { lazyOverlay, nextCode } from '#ui/lazy.ts';
import { SAVE_FORM } from './save-form.ts';
import { useWishlistState } from './use-wishlist.ts';
import type { SignInProps } from './wishlist-prompts.tsx';
import { dispatchWishlist, limitWishlist, meetShopper } from './wishlist-store.ts';

const loadPrompts = nextCode(() => import('./wishlist-prompts.tsx'));
const WishlistPrompts = lazyOverlay(loadPrompts);

interface WishlistHostProps {
  maxItems: number;
  /** The dialog in which a guest signs in. */
  SignIn: ComponentType<SignInProps>;
  loadSignIn: () => Promise<unknown>;
}

/** Connects the wishlist store with the current shopper, and shows its prompts; its form saves without script. */
export default function WishlistHost({ maxItems, SignIn, loadSignIn }: WishlistHostProps) {
  useFetchAhead(loadPrompts, loadSignIn);
  const shopper = useShopper();
  const { isSignInOpen, notice } = useWishlistState();
  const local = useLocalPath();
  const kind = shopper?.kind ?? 'unknown';
  const entries = shopper?.wishlist;

  useEffect(() => limitWishlist(maxItems), [maxItems]);
  useEffect(() => {
    if (kind !== 'unknown') meetShopper(kind);
  }, [kind]);
  useEffect(() => {
    if (entries && kind === 'registered') dispatchWishlist({ type: 'loaded', entries });
  }, [entries, kind]);

  return (
    <>
      <form id={SAVE_FORM} method="post" action={local(WISHLIST_LINK)} hidden />
      {(isSignInOpen || notice) && (
        <WishlistPrompts
          SignIn={SignIn}
          isSignInOpen={isSignInOpen}
          notice={notice}
          onCloseSignIn={() => dispatchWishlist({ type: 'sign-in-closed' })}
          onCloseNotice={() => dispatchWishlist({ type: 'notice-closed' })}
        />
      )}
    </>
  );
}
