import { DELIBERATE_ACTIVITY_EVENTS } from './user-activity.ts';

const LONGEST_WAIT_MS = 2_000;

let idle: Promise<void> | undefined;

/** Resolves once the page is loaded and idle, or the user begins to use it; for code that the first view does without. */
export function whenIdle(): Promise<void> {
  idle ??= new Promise((resolve) => {
    const done = () => {
      for (const type of DELIBERATE_ACTIVITY_EVENTS) window.removeEventListener(type, done);
      resolve();
    };
    for (const type of DELIBERATE_ACTIVITY_EVENTS)
      window.addEventListener(type, done, { passive: true, once: true });
    const onLoad = () =>
      'requestIdleCallback' in window
        ? window.requestIdleCallback(done, { timeout: LONGEST_WAIT_MS })
        : setTimeout(done, LONGEST_WAIT_MS);
    if (document.readyState === 'complete') onLoad();
    else window.addEventListener('load', onLoad, { once: true });
  });
  return idle;
}
