import { pushEvent } from '#app/site/data-layer.ts';
import { readProductAddress } from '#commerce/catalogue/product-address.ts';
import { toEventPrice } from '#commerce/events/data-layer-event.ts';
import {
  parseViewed,
  RECENTLY_VIEWED_KEY,
  rememberViewed,
} from '#commerce/recommendations/recently-viewed.ts';
import { fromCompactVariants } from './compact-variants.ts';
import { chooseFromAddress } from './product-choice.ts';
import type { ProductView } from './product-view.ts';

const MAX_SOURCE_LENGTH = 100;

/** Reports to analytics that the product was viewed, and stores it in this browser. */
export function reportViewed(view: ProductView, search: string): void {
  const address = readProductAddress(new URLSearchParams(search));
  const { anyVariant } = chooseFromAddress(fromCompactVariants(view.variants), view.colours, address);
  const { key, name, brand, categoryTaxonomy: category, currency } = view;
  const product = {
    id: key,
    name,
    brand,
    category,
    price: toEventPrice(anyVariant.price, currency),
    currency,
  };
  // Emails and campaigns name themselves in their links.
  const source =
    address.linkSource === null ? {} : { link_source: address.linkSource.slice(0, MAX_SOURCE_LENGTH) };
  pushEvent({ event: 'productView', product, ...source });
  pushEvent({ event: 'viewContent', product, ...source });
  storeViewed(key);
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
