import { lazy } from 'react';
import { isInPage } from '#app/site/in-page.ts';

const loadNotFound = () => import('../sections/not-found-view.tsx');

/** A page that few visitors see. */
export const NotFoundView = isInPage('.product-missing')
  ? (await loadNotFound()).NotFoundView
  : lazy(() => loadNotFound().then(({ NotFoundView: view }) => ({ default: view })));
