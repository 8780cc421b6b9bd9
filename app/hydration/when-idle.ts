const LONGEST_WAIT_MS = 2_000;
const SIGNS = ['pointerdown', 'keydown', 'scroll', 'touchstart'] as const;

let idle: Promise<void> | undefined;

/** Once the page has come to rest, or somebody begins to use it; for code that the first view does without. */
export function whenIdle(): Promise<void> {
  idle ??= new Promise((resolve) => {
    const done = () => {
      for (const sign of SIGNS) window.removeEventListener(sign, done);
      resolve();
    };
    for (const sign of SIGNS) window.addEventListener(sign, done, { passive: true, once: true });
    const rest = () =>
      'requestIdleCallback' in window
        ? window.requestIdleCallback(done, { timeout: LONGEST_WAIT_MS })
        : setTimeout(done, LONGEST_WAIT_MS);
    if (document.readyState === 'complete') rest();
    else window.addEventListener('load', rest, { once: true });
  });
  return idle;
}
