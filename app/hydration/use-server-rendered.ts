import { useDeferredValue, useState, useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Whether this component was in the HTML from the server. Unlike `useHydrated` it does not render again afterwards. */
export function useServerRendered(): boolean {
  const [cell] = useState({ isServed: false });
  return useSyncExternalStore(
    subscribe,
    () => cell.isServed,
    () => {
      // Called on the server and while hydrating only.
      cell.isServed = true;
      return true;
    },
  );
}

/** False in the first render of a page that is opened within the shop: what is folded then needs no time of what is seen. */
export function useFoldedContent(): boolean {
  return useDeferredValue(true, useServerRendered());
}
