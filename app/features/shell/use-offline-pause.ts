import { useEffect, useEffectEvent } from 'react';
import { hideToast, showToast } from '#ui/toast-queue.ts';

/** Without a connection a link or a form would only take the page away: the shopper stays, and is told why. */
export function useOfflinePause(words: string): void {
  const tell = useEffectEvent(() => showToast({ text: words }));
  useEffect(() => {
    let told = 0;
    function pause(event: Event) {
      if (navigator.onLine || !(event.target instanceof Element)) return;
      const wouldLeave = event.type === 'submit' || leadsAway(event.target.closest('a'));
      if (!wouldLeave) return;
      const dialog = event.target.closest('dialog');
      // What is sent from a window is told there.
      if (dialog && event.type === 'submit') return;
      dialog?.close();
      event.preventDefault();
      event.stopPropagation();
      hideToast(told);
      told = tell();
    }
    document.addEventListener('click', pause, true);
    document.addEventListener('submit', pause, true);
    return () => {
      document.removeEventListener('click', pause, true);
      document.removeEventListener('submit', pause, true);
    };
  }, []);
}

function leadsAway(link: HTMLAnchorElement | null): boolean {
  if (!link?.href || link.target === '_blank' || link.origin !== location.origin) return false;
  return link.pathname !== location.pathname || link.search !== location.search;
}
