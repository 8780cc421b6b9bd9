import { lazy } from 'react';
import { isInPage } from '#app/site/in-page.ts';

const loadNotFound = () => import('../sections/not-found-with-styles.tsx');

/** A page that few visitors see. */
export const NotFoundView = isInPage('.product-missing')
  ? (await loadNotFound()).default
  : lazy(loadNotFound);
