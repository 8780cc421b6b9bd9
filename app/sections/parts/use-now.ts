import { useSyncExternalStore } from 'react';
import { COUNTDOWN_TICK_MS } from '#commerce/content/countdown.ts';

let now = 0;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function tick() {
  if (document.hidden) return;
  now = Date.now();
  for (const listener of listeners) listener();
}

/** One clock for every countdown on the page; it rests while the tab is hidden. */
function subscribe(listener: () => void) {
  listeners.add(listener);
  if (timer === undefined) {
    // The first one need not wait, nor see when the last one left.
    now = Date.now();
    timer = setInterval(tick, COUNTDOWN_TICK_MS);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** Null on the server and until the first tick: a page that is kept for everyone knows no time. */
export function useNow(): Date | null {
  const time = useSyncExternalStore(
    subscribe,
    () => now || null,
    () => null,
  );
  return time === null ? null : new Date(time);
}
