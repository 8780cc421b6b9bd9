import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { givesWay } from '#commerce/advertising/blend-sponsored.ts';
import type { ListingView } from './listing-view.ts';

export interface Lead {
  /** Null when nothing leads this list. */
  sponsored: ListingView['sponsored'];
  /** A product that leads does not come again: nowhere, or while it is only expected not where five fit. */
  leaves: (productKey: string) => 'everywhere' | 'desktop' | null;
  setShown: (productKeys: readonly string[]) => void;
}

interface LeftLead extends Pick<ListingView, 'address' | 'sponsored'> {
  shown: readonly string[] | null;
}

/** What led a list when it was left, by history entry: a later page alone does not know. */
const left = new Map<string, LeftLead>();
const KEPT_LISTS = 20;

/** What leads a list stays while more pages are loaded below it, and is there again on the way back. */
export function useLead(view: ListingView, firstPage: number): Lead {
  const { key } = useLocation();
  const [lead, setLead] = useState(() => leftAt(key, view) ?? leadOf(view));
  if (lead.address !== view.address) setLead(leftAt(key, view) ?? leadOf(view));

  useEffect(() => {
    left.delete(key);
    left.set(key, lead);
    if (left.size > KEPT_LISTS) left.delete(left.keys().next().value!);
  }, [key, lead]);

  const sponsored = firstPage <= 1 ? lead.sponsored : null;
  const keys = sponsored ? (lead.shown ?? sponsored.cards?.map(({ key }) => key) ?? []) : [];
  return {
    sponsored,
    leaves: (productKey) => givesWay(productKey, keys, lead.shown !== null),
    setShown: (shown) => setLead((now) => ({ ...now, shown })),
  };
}

function leadOf({ address, sponsored }: ListingView): LeftLead {
  return { address, sponsored, shown: null };
}

function leftAt(key: string, { address }: ListingView): LeftLead | null {
  const known = left.get(key);
  return known && known.address === address ? known : null;
}
