import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { LoadedPage } from '#commerce/listing/merge-pages.ts';
import { nameProductInAddress, returnToProduct, savePlace } from './saved-place.ts';

/** Leaving to a product and coming back to the same spot. Gives what to do when a card is followed. */
export function useReturn(pages: readonly LoadedPage<{ id: string }>[]): (productId: string) => void {
  const location = useLocation();
  const wanted = new URLSearchParams(location.search).get('scrollTo');
  const done = useRef<string | null>(null);
  const range = { firstPage: pages[0]?.page ?? 1, lastPage: pages.at(-1)?.page ?? 1 };

  // Pages may still be arriving, and the product with them.
  const isHere = pages.some(({ products }) => products.some(({ id }) => id === wanted));

  useEffect(() => {
    const visit = `${location.key} ${wanted}`;
    if (!wanted || !isHere || done.current === visit) return;
    const frame = requestAnimationFrame(() => {
      if (returnToProduct(wanted)) done.current = visit;
    });
    return () => cancelAnimationFrame(frame);
  }, [wanted, isHere, location.key]);

  return (productId) => {
    savePlace(productId, range);
    nameProductInAddress(productId);
  };
}
