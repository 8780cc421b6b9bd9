import { lazy } from 'react';

/** Whole pages that few visitors of a product see; the server has both at hand. */
export const HybridPage = import.meta.env.SSR
  ? (await import('../departments/product/hybrid-page.tsx')).default
  : lazy(() => import('../departments/product/hybrid-page.tsx'));

const findNotFoundView = () => import('../sections/not-found-view.tsx');

export const NotFoundView = import.meta.env.SSR
  ? (await findNotFoundView()).NotFoundView
  : lazy(() => findNotFoundView().then(({ NotFoundView: view }) => ({ default: view })));
