import { lazy } from 'react';
import { whenIdle } from '#app/site/when-idle.ts';

/** Whole pages that few visitors of a product see; the server has both at hand. */
export const HybridPage = import.meta.env.SSR
  ? (await import('../departments/product/hybrid-page.tsx')).default
  : lazy(() => import('../departments/product/hybrid-page.tsx'));

const findNotFoundView = () => import('../sections/not-found-view.tsx');

export const NotFoundView = import.meta.env.SSR
  ? (await findNotFoundView()).NotFoundView
  : lazy(() => findNotFoundView().then(({ NotFoundView: view }) => ({ default: view })));

const nothingYet = () => null;

/** Nothing of these is in the page that the server sends. */
export const ExpressPay = import.meta.env.SSR
  ? nothingYet
  : lazy(() => whenIdle().then(() => import('../departments/express-pay/express-pay.tsx')));

const findVisuallySimilar = () => import('../departments/recommendations/visually-similar.tsx');

export const VisuallySimilar = import.meta.env.SSR
  ? nothingYet
  : lazy(() =>
      whenIdle()
        .then(findVisuallySimilar)
        .then(({ VisuallySimilar: part }) => ({ default: part })),
    );
