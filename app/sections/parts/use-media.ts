import { useSyncExternalStore } from 'react';

/** Whether a media query holds now. The server, which cannot know, says what `onServer` says. */
function useMedia(query: string, onServer: boolean): boolean {
  return useSyncExternalStore(
    (notify) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', notify);
      return () => list.removeEventListener('change', notify);
    },
    () => window.matchMedia(query).matches,
    () => onServer,
  );
}

/** Until the browser says otherwise nothing moves by itself. */
export function useReducedMotion(): boolean {
  return useMedia('(prefers-reduced-motion: reduce)', true);
}
