import { useSyncExternalStore } from 'react';

/** As of the last frame in which it changed: to read it while React renders or commits would lay the page out at once. */
let position = { scrollY: 0, width: 0 };

function subscribe(changed: () => void): () => void {
  function read() {
    position = { scrollY: window.scrollY, width: window.innerWidth };
    changed();
  }
  window.addEventListener('scroll', read, { passive: true });
  window.addEventListener('resize', read);
  const frame = requestAnimationFrame(read);
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('scroll', read);
    window.removeEventListener('resize', read);
  };
}

/** Evaluates a condition on scroll position and window width whenever they change. */
export function useScrolled(holds: (scrollY: number, width: number) => boolean): boolean {
  return useSyncExternalStore(
    subscribe,
    () => holds(position.scrollY, position.width),
    () => false,
  );
}
