import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** How soon it is asked again when nobody says that the connection is back; each time later. */
const ASK_AGAIN_MS = 5_000;
const ASK_AT_LEAST_MS = 60_000;

type Load<T> = () => Promise<T>;

/** Asks until it is there: a connection that is lost for a moment must not take the page away. */
export async function untilThere<T>(load: Load<T>): Promise<T> {
  for (let pause = ASK_AGAIN_MS; ; pause = Math.min(pause * 2, ASK_AT_LEAST_MS)) {
    try {
      return await load();
    } catch (error) {
      if (typeof window === 'undefined') throw error;
      await connectionOrPause(pause);
    }
  }
}

function connectionOrPause(pause: number): Promise<void> {
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

/** A part whose code comes when it is wanted; until then what its `Suspense` shows stands in its place. */
// biome-ignore lint/suspicious/noExplicitAny: the same bound as React's own `lazy`
export function late<C extends ComponentType<any>>(load: Load<{ default: C }>): LazyExoticComponent<C> {
  return lazy(() => untilThere(load));
}
