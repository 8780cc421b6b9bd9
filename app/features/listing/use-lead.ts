import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { duplicateHiddenOn } from '#commerce/advertising/blend-sponsored.ts';
import type { ListingView } from './listing-view.ts';
import type { ListPage } from './use-pages.ts';

export interface Lead {
  /** Null when the list has no sponsored products. */
  sponsored: ListingView['sponsored'];
  /** Where the list leaves out a sponsored product: everywhere, or for a forecast only on screens with five places. */
  hidden: (productKey: string) => 'everywhere' | 'desktop' | null;
  setShown: (productKeys: readonly string[]) => void;
}

interface StoredLead extends Pick<ListingView, 'address' | 'sponsored'> {
  shown: readonly string[] | null;
}

/** The sponsored products of lists by history entry: the data of a later page does not have them. */
const storedLeads = new Map<string, StoredLead>();
const MAX_STORED = 20;

/** Sponsored products stay while further pages are loaded, and are restored by back navigation. */
export function useLead({ address }: ListingView, firstPage: ListPage | undefined): Lead {
  const { key } = useLocation();
  const fresh = { address, sponsored: firstPage?.sponsored ?? null, shown: null };
  const [lead, setLead] = useState<StoredLead>(() => findStored(key, address) ?? fresh);
  const isOther = lead.address !== address;
  // The first page may be loaded after a later one.
  if (isOther || (!lead.sponsored && fresh.sponsored))
    setLead((isOther && findStored(key, address)) || fresh);

  useEffect(() => {
    storedLeads.delete(key);
    storedLeads.set(key, lead);
    const [oldest] = storedLeads.keys();
    if (storedLeads.size > MAX_STORED && oldest !== undefined) storedLeads.delete(oldest);
  }, [key, lead]);

  const sponsored = (firstPage?.page ?? 1) <= 1 ? lead.sponsored : null;
  const keys = sponsored ? (lead.shown ?? sponsored.cards?.map(({ key }) => key) ?? []) : [];
  return {
    sponsored,
    hidden: (productKey) => duplicateHiddenOn(productKey, keys, lead.shown !== null),
    setShown: (shown) => setLead((now) => ({ ...now, shown })),
  };
}

function findStored(key: string, address: string): StoredLead | null {
  const stored = storedLeads.get(key);
  return stored?.address === address ? stored : null;
}
