import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same and calls the newest one, so that what gets it need not render again. Only for events. */
export function useLatest<Args extends unknown[]>(act: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...args) => latest.current(...args), []);
}
