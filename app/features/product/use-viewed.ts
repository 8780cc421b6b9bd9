import { useEffect, useEffectEvent } from 'react';
import { pushEvent } from '#app/site/data-layer.ts';
import { toEventPrice } from '#commerce/events/data-layer-event.ts';
import {
  parseViewed,
  RECENTLY_VIEWED_KEY,
  rememberViewed,
} from '#commerce/recommendations/recently-viewed.ts';
import type { ProductView } from './product-view.ts';

/** Reports to analytics that the product was viewed, and stores it in this browser. */
export function useViewed(view: ProductView, price: number): void {
  const { key } = view;
  const reportView = useEffectEvent(() => {
    const { name, brand, categoryTaxonomy: category, currency } = view;
    const product = { id: key, name, brand, category, price: toEventPrice(price), currency };
    pushEvent({ event: 'productView', product });
    pushEvent({ event: 'viewContent', product });
  });
  useEffect(() => {
    reportView();
    storeViewed(key);
  }, [key]);
}

function storeViewed(key: string) {
  try {
    const { keys, isDamaged } = parseViewed(window.localStorage.getItem(RECENTLY_VIEWED_KEY));
    if (isDamaged) console.warn('recently viewed products: unreadable list replaced');
    window.localStorage.setItem(RECENTLY_VIEWED_KEY, JSON.stringify(rememberViewed(keys, key)));
  } catch (error) {
    console.warn('recently viewed products: cannot be stored', error);
  }
}
