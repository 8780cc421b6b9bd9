import { isInPage } from '#app/site/in-page.ts';
import { late } from '#ui/late.ts';

const loadNotFound = () => import('#app/sections/not-found-with-styles.tsx');

/** A page that few visitors see. */
export const NotFoundView = isInPage('.product-missing')
  ? (await loadNotFound()).default
  : late(loadNotFound);
