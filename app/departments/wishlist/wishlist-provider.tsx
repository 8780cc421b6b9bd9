import { lazy, type ReactNode, Suspense, startTransition, useEffect, useRef, useState } from 'react';
import { useShopper } from '#app/site/shopper.tsx';
import { isSameEntry, type WishlistEntry, type WishlistItem } from '#domain/wishlist/payload.ts';
import {
  advanceWishlist,
  EMPTY_WISHLIST,
  isWishlisted,
  type WishlistEvent,
  type WishlistState,
} from '#domain/wishlist/wishlist-state.ts';
import { callWishlist, fetchSavedItem, recallPending, rememberPending } from './wishlist-calls.ts';
import { WishlistContext } from './wishlist-context.ts';

const WishlistPrompts = lazy(() => import('./wishlist-prompts.tsx'));

interface WishlistProviderProps {
  /** Adding is blocked here already at the limit; the server has the last word. */
  maxItems: number;
  children: ReactNode;
}

/** The shopper's wishlist for every heart on the page: the rules decide, this runs their calls. */
export function WishlistProvider({ maxItems, children }: WishlistProviderProps) {
  const { state: shopper, update } = useShopper();
  const [state, setState] = useState<WishlistState>(EMPTY_WISHLIST);
  const latest = useRef(state);

  function dispatch(event: WishlistEvent): void {
    const before = latest.current;
    const { state: next, call } = advanceWishlist(before, event, maxItems);
    latest.current = next;
    setState(next);
    if (next.pending !== before.pending) rememberPending(next.pending);
    if (next.saved !== before.saved && event.type === 'answered') update({ wishlist: [...next.saved] });
    if (!call) return;
    void callWishlist(call).then((answer) =>
      dispatch(
        answer ? { type: 'answered', item: call.payload, answer } : { type: 'failed', item: call.payload },
      ),
    );
  }

  const meet = useRef(dispatch);
  useEffect(() => {
    meet.current = dispatch;
  });
  const kind = shopper?.kind ?? 'unknown';
  useEffect(() => {
    if (kind === 'unknown') return;
    if (kind === 'registered')
      latest.current = { ...latest.current, pending: latest.current.pending ?? recallPending() };
    startTransition(() => meet.current({ type: 'shopper-known', shopper: kind }));
  }, [kind]);

  const entries = shopper?.wishlist;
  useEffect(() => {
    if (entries && kind === 'registered') startTransition(() => meet.current({ type: 'loaded', entries }));
  }, [entries, kind]);

  function check(entry: WishlistEntry): void {
    if (latest.current.shopper !== 'registered') return;
    void fetchSavedItem(entry).then(
      (item) => {
        const others = latest.current.saved.filter((saved) => !isSameEntry(saved, entry));
        const isKnown = others.length < latest.current.saved.length;
        if (isKnown !== (item !== null)) {
          dispatch({ type: 'loaded', entries: item ? [...others, entry] : others });
        }
      },
      (error) => console.error('Error occurred - wishlist operation', error),
    );
  }

  const handle = {
    isSaved: (entry: WishlistEntry) => isWishlisted(state, entry),
    toggle: (item: WishlistItem) => dispatch({ type: 'toggled', item }),
    check,
  };
  return (
    <WishlistContext value={handle}>
      {children}
      {(state.isSignInOpen || state.notice) && (
        <Suspense>
          <WishlistPrompts
            isSignInOpen={state.isSignInOpen}
            notice={state.notice}
            onCloseSignIn={() => dispatch({ type: 'sign-in-closed' })}
            onCloseNotice={() => dispatch({ type: 'notice-closed' })}
          />
        </Suspense>
      )}
    </WishlistContext>
  );
}
