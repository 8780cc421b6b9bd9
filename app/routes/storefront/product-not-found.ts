import { isServerRendered } from '#app/hydration/is-server-rendered.ts';
import { lazyWithRetry } from '#ui/lazy.ts';

const loadNotFound = () => import('#app/sections/not-found-with-styles.tsx');

/** Fetched only where the server has rendered it: few visitors see it. */
export const NotFoundView = isServerRendered('.product-missing')
  ? (await loadNotFound()).default
  : lazyWithRetry(loadNotFound);
