import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { LoadedPage } from '#commerce/listing/merge-pages.ts';
import { addProductToAddress, saveListPosition, scrollToProduct } from './list-position.ts';

/** Restores the position after returning from a product. Returns a function to call when a product is opened. */
export function useListReturn(pages: readonly LoadedPage<{ id: string }>[]): (productId: string) => void {
  const location = useLocation();
  const productId = new URLSearchParams(location.search).get('scrollTo');
  const restored = useRef<string | null>(null);
  const range = { firstPage: pages[0]?.page ?? 1, lastPage: pages.at(-1)?.page ?? 1 };

  useEffect(() => {
    const entry = `${location.key} ${productId}`;
    // Tried again with each page: the one with the product may still be loading.
    if (!productId || pages.length === 0 || restored.current === entry) return;
    const frame = requestAnimationFrame(() => {
      if (scrollToProduct(productId)) restored.current = entry;
    });
    return () => cancelAnimationFrame(frame);
  }, [productId, pages, location.key]);

  return (openedId) => {
    saveListPosition(openedId, range);
    addProductToAddress(openedId);
  };
}
