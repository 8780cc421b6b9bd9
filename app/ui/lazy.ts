import {
  type ComponentType,
  createElement,
  type LazyExoticComponent,
  lazy,
  useEffect,
  useState,
} from 'react';

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

/** Marks code that the next tap may need: a page preloads it after its own (`scripts/vite-deferred-parts.ts`). Runs nothing. */
export function nextCode<T>(load: Load<T>): Load<T> {
  return load;
}

/** Code that was fetched ahead, by the function that fetches it. */
const fetched = new WeakMap<Load<unknown>, { default?: unknown }>();

/** Fetches code before it is needed: what `lazyOverlay` makes of the same function is then rendered at once. */
export async function fetchAhead<T>(load: Load<T>): Promise<T> {
  const code = await load();
  if (typeof code === 'object' && code !== null) fetched.set(load, code);
  return code;
}

/**
 * A promise whose value `use` reads at once when it is there. For any other, even a settled one, React shows the fallback first,
 * and leaves it for 300 ms.
 */
export function readable<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => {},
  );
  return promise;
}

/** React's `lazy`, with retries: a failed import would otherwise replace the page by its error boundary. */
// biome-ignore lint/suspicious/noExplicitAny: the same bound as React's own `lazy`
export function lazyWithRetry<C extends ComponentType<any>>(
  load: Load<{ default: C }>,
): LazyExoticComponent<C> {
  return lazy(() => loadWithRetry(load));
}

/**
 * The same for what a tap opens, which is never in the server's HTML: it is shown as soon as its code is there. After a fallback
 * React would wait for 300 ms.
 */
export function lazyOverlay<P extends object>(load: Load<{ default: ComponentType<P> }>): ComponentType<P> {
  return function OverlayOnceLoaded(props: P) {
    const [code, setCode] = useState(fetched.get(load) as { default: ComponentType<P> } | undefined);
    useEffect(() => {
      let isUnmounted = false;
      if (!code) void loadWithRetry(() => fetchAhead(load)).then((loaded) => isUnmounted || setCode(loaded));
      return () => {
        isUnmounted = true;
      };
    }, [code]);
    return code ? createElement(code.default, props) : null;
  };
}
