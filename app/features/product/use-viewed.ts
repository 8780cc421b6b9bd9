import { useEffect, useEffectEvent } from 'react';
import { whenIdle } from '#app/hydration/when-idle.ts';
import { nextCode } from '#ui/lazy.ts';
import type { ProductView } from './product-view.ts';

/** Counts a product view, also of somebody who only reads. */
export function useViewed(view: ProductView | null): void {
  const key = view?.key;
  const report = useEffectEvent(() => {
    if (!view) return;
    const { search } = window.location;
    whenIdle()
      .then(nextCode(() => import('./report-viewed.ts')))
      .then(({ reportViewed }) => reportViewed(view, search))
      .catch((error) => console.warn('product view was not counted', error));
  });
  useEffect(() => {
    if (key !== undefined) report();
  }, [key]);
}
