import { useEffect, useEffectEvent } from 'react';
import { hideToast, showToast } from '#ui/toast-queue.ts';

/** Blocks links and forms while the browser is offline, which would end in an error page, and says so in a toast. */
export function useOfflinePause(message: string): void {
  const showMessage = useEffectEvent(() => showToast({ text: message }));
  useEffect(() => {
    let toast = 0;
    function pause(event: Event) {
      if (navigator.onLine || !(event.target instanceof Element)) return;
      const wouldLeave = event.type === 'submit' || leadsAway(event.target.closest('a'));
      if (!wouldLeave) return;
      const dialog = event.target.closest('dialog');
      // A dialog shows the error of its own form.
      if (dialog && event.type === 'submit') return;
      dialog?.close();
      event.preventDefault();
      event.stopPropagation();
      hideToast(toast);
      toast = showMessage();
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
