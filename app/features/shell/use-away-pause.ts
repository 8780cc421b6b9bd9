import { useEffect, useEffectEvent } from 'react';
import { createPath, useNavigation } from 'react-router';
import { holdRequests, shopWaiting } from '#app/hydration/hold-requests.ts';
import { hideToast, showToast } from '#ui/toast-queue.ts';

interface Words {
  away: string;
  tryAgain: string;
}

/** What browsers that have it tell before a page is left; the types of the platform do not name it everywhere yet. */
interface LeavingEvent extends Event {
  navigationType: string;
  userInitiated: boolean;
  destination: { url: string; sameDocument: boolean };
  formData: FormData | null;
  downloadRequest: string | null;
}

const SETTLED_MS = 200;

/** A link that is followed without the router, within the shop. */
function leavesByLink({ navigationType, destination, formData, downloadRequest }: LeavingEvent): boolean {
  const isForward = navigationType === 'push' || navigationType === 'replace';
  const isOurs = new URL(destination.url).origin === location.origin;
  return isForward && isOurs && !destination.sameDocument && !formData && downloadRequest === null;
}

/** While the shop cannot be reached the page stays, says so, and goes on as soon as it can. */
export function useAwayPause(words: Words): void {
  const { location: target } = useNavigation();
  const tell = useEffectEvent((onAct: () => void) =>
    showToast({ text: words.away, action: { label: words.tryAgain, onAct }, isLasting: true }),
  );
  const wanted = useEffectEvent(() => (target ? new URL(createPath(target), location.href).href : null));

  useEffect(() => {
    const send = window.fetch;
    let told = 0;
    const waitForShop = shopWaiting(
      { show: (tryAgain) => (told = tell(tryAgain)), hide: () => hideToast(told) },
      window,
    );
    window.fetch = holdRequests(send, waitForShop);

    let goingTo = '';
    let wish = '';
    /** Leaving for a shop that is not there ends in the browser's own error; it is looked for first. */
    function stay(event: Event) {
      const leaving = event as LeavingEvent;
      // The router loads the page anew when code does not come.
      const isOfRouter = leaving.navigationType === 'reload' && !leaving.userInitiated;
      const isLetGo = leaving.destination.url === goingTo;
      goingTo = '';
      if (isLetGo || !leaving.cancelable || !(isOfRouter || leavesByLink(leaving))) return;
      event.preventDefault();
      if (!isOfRouter) return void go(leaving.destination.url);
      // Code that was only fetched ahead is no reason to go anywhere; where somebody goes is known a moment later.
      setTimeout(() => {
        const address = wanted();
        if (address) void go(address);
      }, SETTLED_MS);
    }
    /** The last wish counts. */
    async function go(address: string): Promise<void> {
      wish = address;
      for (let isThere = false; !isThere; ) {
        isThere = await send('/healthz', { cache: 'no-store' }).then(
          () => true,
          () => false,
        );
        if (!isThere) await waitForShop({ isRepeatable: true });
        if (wish !== address) return;
      }
      goingTo = address;
      window.location.assign(address);
    }
    const { navigation } = window as { navigation?: EventTarget };
    navigation?.addEventListener('navigate', stay);
    return () => {
      window.fetch = send;
      navigation?.removeEventListener('navigate', stay);
    };
  }, []);
}
