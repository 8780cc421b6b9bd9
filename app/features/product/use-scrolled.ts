import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  window.addEventListener('scroll', changed, { passive: true });
  window.addEventListener('resize', changed);
  return () => {
    window.removeEventListener('scroll', changed);
    window.removeEventListener('resize', changed);
  };
}

/** Whether something holds for how far the page is scrolled and how wide the window is. */
export function useScrolled(holds: (scrollY: number, width: number) => boolean): boolean {
  return useSyncExternalStore(
    subscribe,
    () => holds(window.scrollY, window.innerWidth),
    () => false,
  );
}
