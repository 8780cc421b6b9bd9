import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** Pause before the first retry; it doubles each time up to the longest. */
const FIRST_RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 60_000;

type Load<T> = () => Promise<T>;

/** Retries until it succeeds, so that a short loss of connection does not break the page. On the server it fails at once. */
export async function loadWithRetry<T>(load: Load<T>): Promise<T> {
  for (let pause = FIRST_RETRY_MS; ; pause = Math.min(pause * 2, LONGEST_RETRY_MS)) {
    try {
      return await load();
    } catch (error) {
      if (typeof window === 'undefined') throw error;
      await waitForConnection(pause);
    }
  }
}

function waitForConnection(pause: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(go, pause);
    window.addEventListener('online', go);
    function go() {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve();
    }
  });
}

/** React's `lazy`, with retries: a failed import would otherwise replace the page by its error boundary. */
// biome-ignore lint/suspicious/noExplicitAny: the same bound as React's own `lazy`
export function lazyWithRetry<C extends ComponentType<any>>(
  load: Load<{ default: C }>,
): LazyExoticComponent<C> {
  return lazy(() => loadWithRetry(load));
}
