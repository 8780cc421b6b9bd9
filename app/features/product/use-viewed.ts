import { useEffect, useEffectEvent } from 'react';
import type { ProductView } from './product-view.ts';

/** Counts a product view as soon as script runs, hydrated or not: somebody who only reads has viewed the product too. */
export function useViewed(view: ProductView | null): void {
  const key = view?.key;
  const report = useEffectEvent(() => {
    if (!view) return;
    const { search } = window.location;
    import('./report-viewed.ts')
      .then(({ reportViewed }) => reportViewed(view, search))
      .catch((error) => console.warn('product view was not counted', error));
  });
  useEffect(() => {
    if (key !== undefined) report();
  }, [key]);
}
