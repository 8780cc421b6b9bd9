const LONGEST_WAIT_MS = 2_000;

let idle: Promise<void> | undefined;

/** Resolves once the page is loaded and idle; for code that the first view does without. */
export function whenIdle(): Promise<void> {
  idle ??= new Promise((resolve) => {
    const onLoad = () =>
      'requestIdleCallback' in window
        ? window.requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT_MS })
        : setTimeout(resolve, LONGEST_WAIT_MS);
    if (document.readyState === 'complete') onLoad();
    else window.addEventListener('load', onLoad, { once: true });
  });
  return idle;
}
