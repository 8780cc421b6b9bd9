import { useEffect, useEffectEvent } from 'react';
import { whenHydrationStarts } from '#app/hydration/user-activity.ts';
import type { ProductView } from './product-view.ts';

/** Counts a product view with the first activity, or after ten seconds of reading. */
export function useViewed(view: ProductView | null): void {
  const key = view?.key;
  const report = useEffectEvent(() => {
    if (!view) return;
    const { search } = window.location;
    whenHydrationStarts()
      .then(() => import('./report-viewed.ts'))
      .then(({ reportViewed }) => reportViewed(view, search))
      .catch((error) => console.warn('product view was not counted', error));
  });
  useEffect(() => {
    if (key !== undefined) report();
  }, [key]);
}
