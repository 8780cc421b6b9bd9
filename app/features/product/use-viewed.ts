import { useEffect, useEffectEvent } from 'react';
import { pushEvent } from '#app/site/data-layer.ts';
import { toEventPrice } from '#commerce/events/data-layer-event.ts';
import {
  parseViewed,
  RECENTLY_VIEWED_KEY,
  rememberViewed,
} from '#commerce/recommendations/recently-viewed.ts';
import type { ProductView } from './product-view.ts';

/** Tells whoever measures that this product was looked at, and remembers it in this browser. */
export function useViewed(view: ProductView, price: number): void {
  const { key } = view;
  const tell = useEffectEvent(() => {
    const { name, brand, categoryTaxonomy: category, currency } = view;
    const product = { id: key, name, brand, category, price: toEventPrice(price), currency };
    pushEvent({ event: 'productView', product });
    pushEvent({ event: 'viewContent', product });
  });
  useEffect(() => {
    tell();
    remember(key);
  }, [key]);
}

function remember(key: string) {
  try {
    const { keys, isDamaged } = parseViewed(window.localStorage.getItem(RECENTLY_VIEWED_KEY));
    if (isDamaged) console.warn('What was viewed before could not be read; it begins anew');
    window.localStorage.setItem(RECENTLY_VIEWED_KEY, JSON.stringify(rememberViewed(keys, key)));
  } catch (error) {
    console.warn('What was viewed cannot be remembered here', error);
  }
}
