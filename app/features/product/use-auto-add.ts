import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useShopper } from '#app/site/shopper.tsx';
import { clearAutoAdd, readProductAddress } from '#commerce/catalogue/product-address.ts';
import { shouldAutoAdd } from '#commerce/catalogue/variants/add-button.ts';
import type { ViewVariant } from './compact-variants.ts';

/** Adds the product once when the address asks for it, the shopper is registered and a size is chosen. */
export function useAutoAdd(variant: ViewVariant | null, search: URLSearchParams, add: () => void): void {
  const [, setSearch] = useSearchParams();
  const isDone = useRef(false);
  const isRegistered = useShopper()?.kind === 'registered';

  useEffect(() => {
    const asked = readProductAddress(search).addToBagOnLoadAndRegistered;
    if (!shouldAutoAdd({ asked, isRegistered, variant, alreadyDone: isDone.current })) return;
    isDone.current = true;
    setSearch(clearAutoAdd(search), { replace: true, preventScrollReset: true });
    add();
  });
}
