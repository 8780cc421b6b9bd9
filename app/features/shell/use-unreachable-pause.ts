import { useEffect, useEffectEvent } from 'react';
import { createPath, useNavigation } from 'react-router';
import { hideToast, showToast } from '#ui/toast-queue.ts';
import { createRetryWait, retryRequests } from './retry-requests.ts';

interface PauseTexts {
  message: string;
  tryAgain: string;
}

/** The `navigate` event of the Navigation API, which TypeScript's DOM types do not have yet. */
interface NavigateEvent extends Event {
  navigationType: string;
  userInitiated: boolean;
  destination: { url: string; sameDocument: boolean };
  formData: FormData | null;
  downloadRequest: string | null;
}

const SETTLED_MS = 200;

/** A link within the shop that loads a new document. */
function isDocumentLink({ navigationType, destination, formData, downloadRequest }: NavigateEvent): boolean {
  const isForward = navigationType === 'push' || navigationType === 'replace';
  const isOurs = new URL(destination.url).origin === location.origin;
  return isForward && isOurs && !destination.sameDocument && !formData && downloadRequest === null;
}

/** While the server cannot be reached, navigations wait on the current page, with a toast, until it responds again. */
export function useUnreachablePause(texts: PauseTexts): void {
  const { location: target } = useNavigation();
  const showMessage = useEffectEvent((onAct: () => void) =>
    showToast({ text: texts.message, action: { label: texts.tryAgain, onAct }, isLasting: true }),
  );
  const pendingAddress = useEffectEvent(() =>
    target ? new URL(createPath(target), location.href).href : null,
  );

  useEffect(() => {
    const send = window.fetch;
    let toast = 0;
    const waitForServer = createRetryWait(
      { show: (tryAgain) => (toast = showMessage(tryAgain)), hide: () => hideToast(toast) },
      window,
    );
    window.fetch = retryRequests(send, waitForServer);

    let allowed = '';
    let latest = '';
    /** Checks the server before a document navigation, which would else end in the browser's own error page. */
    function intercept(event: Event) {
      const navigate = event as NavigateEvent;
      // The router reloads the document when code cannot be fetched.
      const isRouterReload = navigate.navigationType === 'reload' && !navigate.userInitiated;
      const isAllowed = navigate.destination.url === allowed;
      allowed = '';
      if (isAllowed || !navigate.cancelable || !(isRouterReload || isDocumentLink(navigate))) return;
      event.preventDefault();
      if (!isRouterReload) return void goWhenReachable(navigate.destination.url);
      // Only a navigation is repeated, not a failed prefetch; whether there is one is known a moment later.
      setTimeout(() => {
        const address = pendingAddress();
        if (address) void goWhenReachable(address);
      }, SETTLED_MS);
    }
    /** A later navigation replaces this one. */
    async function goWhenReachable(address: string): Promise<void> {
      latest = address;
      for (let isReachable = false; !isReachable; ) {
        isReachable = await send('/healthz', { cache: 'no-store' }).then(
          () => true,
          () => false,
        );
        if (!isReachable) await waitForServer({ isRepeatable: true });
        if (latest !== address) return;
      }
      allowed = address;
      window.location.assign(address);
    }
    const { navigation } = window as { navigation?: EventTarget };
    navigation?.addEventListener('navigate', intercept);
    return () => {
      window.fetch = send;
      navigation?.removeEventListener('navigate', intercept);
    };
  }, []);
}
