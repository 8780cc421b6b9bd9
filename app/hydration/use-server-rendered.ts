import { useDeferredValue, useState, useSyncExternalStore } from 'react';
import { isPhone } from '#app/site/is-phone.ts';

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

/** False in the first render of what is late, true in a second one, after that of what is seen. */
export function useRendered(isLate: boolean): boolean {
  // Any initial value, also the same one, would make React render twice.
  return useDeferredValue(true, isLate ? false : undefined);
}

/** On a page that is opened within the shop, what is folded is late. */
export function useFoldedContent(): boolean {
  return useRendered(!useServerRendered());
}

/** On a page that is opened within the shop, what this screen does not show is late. */
export function useContentFor(screen: 'phone' | 'wide'): boolean {
  return useRendered(!useServerRendered() && isPhone() !== (screen === 'phone'));
}
