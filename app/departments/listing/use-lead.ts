import { useState } from 'react';
import { givesWay } from '#domain/sponsored/blend-sponsored.ts';
import type { ListingView } from './listing-view.ts';

export interface Lead {
  /** Null when nothing leads this list. */
  sponsored: ListingView['sponsored'];
  /** A product that leads does not come again: nowhere, or while it is only expected not where five fit. */
  leaves: (productKey: string) => 'everywhere' | 'desktop' | null;
  setShown: (productKeys: readonly string[]) => void;
}

/** What leads a list stays while more pages are loaded below it. */
export function useLead(view: ListingView, firstPage: number): Lead {
  const [list, setList] = useState(view);
  const [shown, setShown] = useState<readonly string[] | null>(null);
  if (list.address !== view.address) {
    setList(view);
    setShown(null);
  }
  const sponsored = firstPage <= 1 ? list.sponsored : null;
  const keys = sponsored ? (shown ?? sponsored.cards?.map(({ key }) => key) ?? []) : [];
  return {
    sponsored,
    leaves: (productKey) => givesWay(productKey, keys, shown !== null),
    setShown,
  };
}
