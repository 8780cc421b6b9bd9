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

const QUIET_MS = 1_000;

/** Resolves some time after the page is idle, and not while somebody taps or types: for what nobody has asked for. */
export async function whenQuiet(delay: number): Promise<void> {
  await whenIdle();
  const controller = new AbortController();
  const { signal } = controller;
  await new Promise<void>((resolve) => {
    let timer = setTimeout(resolve, delay);
    const due = performance.now() + delay;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(resolve, Math.max(QUIET_MS, due - performance.now()));
    };
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, wait, { capture: true, signal });
  });
  controller.abort();
}
