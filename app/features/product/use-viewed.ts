import { useEffect, useEffectEvent } from 'react';
import { pushEvent } from '#app/site/data-layer.ts';
import { readProductAddress } from '#commerce/catalogue/product-address.ts';
import { toEventPrice } from '#commerce/events/data-layer-event.ts';
import {
  parseViewed,
  RECENTLY_VIEWED_KEY,
  rememberViewed,
} from '#commerce/recommendations/recently-viewed.ts';
import type { ProductView } from './product-view.ts';

const MAX_SOURCE_LENGTH = 100;

/** Reports to analytics that the product was viewed, and stores it in this browser. */
export function useViewed(view: ProductView, price: number): void {
  const { key } = view;
  const reportView = useEffectEvent(() => {
    const { name, brand, categoryTaxonomy: category, currency } = view;
    const product = { id: key, name, brand, category, price: toEventPrice(price), currency };
    // Emails and campaigns name themselves in their links.
    const { linkSource } = readProductAddress(new URLSearchParams(window.location.search));
    const source = linkSource === null ? {} : { link_source: linkSource.slice(0, MAX_SOURCE_LENGTH) };
    pushEvent({ event: 'productView', product, ...source });
    pushEvent({ event: 'viewContent', product, ...source });
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
