import { useEffect, useEffectEvent } from 'react';
import { createPath, useNavigation } from 'react-router';
import { holdRequests, shopWaiting } from '#app/site/hold-requests.ts';
import { hideToast, showToast } from '#ui/toast-queue.ts';

interface Words {
  away: string;
  tryAgain: string;
}

/** What browsers that have it tell before a page is left; the types of the platform do not name it everywhere yet. */
interface LeavingEvent extends Event {
  navigationType: string;
  userInitiated: boolean;
}

/** While the shop cannot be reached the page stays, says so, and goes on as soon as it can. */
export function useAwayPause(words: Words): void {
  const { location: target } = useNavigation();
  const tell = useEffectEvent((onAct: () => void) =>
    showToast({ text: words.away, action: { label: words.tryAgain, onAct }, isLasting: true }),
  );
  const wanted = useEffectEvent(() => (target ? createPath(target) : location.href));

  useEffect(() => {
    const send = window.fetch;
    let told = 0;
    const waitForShop = shopWaiting(
      { show: (tryAgain) => (told = tell(tryAgain)), hide: () => hideToast(told) },
      window,
    );
    window.fetch = holdRequests(send, waitForShop);

    /** The router loads the page anew when code does not come; without the shop that would take it away. */
    function stay(event: Event) {
      const { navigationType, userInitiated, cancelable } = event as LeavingEvent;
      if (navigationType !== 'reload' || userInitiated || !cancelable) return;
      event.preventDefault();
      const address = wanted();
      void goOnce();
      async function goOnce() {
        try {
          await send('/healthz', { cache: 'no-store' });
        } catch {
          await waitForShop({ isRepeatable: true });
          return goOnce();
        }
        window.location.assign(address);
      }
    }
    const { navigation } = window as { navigation?: EventTarget };
    navigation?.addEventListener('navigate', stay);
    return () => {
      window.fetch = send;
      navigation?.removeEventListener('navigate', stay);
    };
  }, []);
}
