import { useSearchParams } from 'react-router';
import { readProductAddress } from '#domain/product-url/product-address.ts';
import { unpackVariants } from './pack-variants.ts';
import { chooseFromAddress, type ProductChoice, searchWithSize, withLive } from './product-choice.ts';
import type { ProductView } from './product-view.ts';
import { useLiveStock } from './use-live-stock.ts';

export interface Choosing {
  choice: ProductChoice;
  search: URLSearchParams;
  /** Sizes are chosen by script; colours are links. */
  chooseSize: (size: string) => void;
}

/** The selection lives in the address, so that a link, a reload and the back button all keep it. */
export function useProductChoice(view: ProductView): Choosing {
  const [search, setSearch] = useSearchParams();
  const live = useLiveStock(view.id);
  const variants = withLive(unpackVariants(view.variants), live);
  const choice = chooseFromAddress(variants, view.colours, readProductAddress(search));
  const chooseSize = (size: string) =>
    setSearch(searchWithSize(search, choice, size), { replace: true, preventScrollReset: true });
  return { choice, search, chooseSize };
}
