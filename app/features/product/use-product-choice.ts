import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { readProductAddress } from '#commerce/catalogue/product-address.ts';
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
  const [address, setSearch] = useSearchParams();
  const [ahead, setAhead] = useState<{ from: string; to: string } | null>(null);
  // The router moves in its own time; what was clicked shows at once.
  if (ahead && ahead.from !== address.toString()) setAhead(null);
  const search = ahead ? new URLSearchParams(ahead.to) : address;
  const live = useLiveStock(view.id);
  const variants = withLive(unpackVariants(view.variants), live);
  const choice = chooseFromAddress(variants, view.colours, readProductAddress(search));

  function chooseSize(size: string) {
    const to = searchWithSize(search, choice, size);
    setAhead({ from: address.toString(), to });
    setSearch(to, { replace: true, preventScrollReset: true });
  }

  return { choice, search, chooseSize };
}
