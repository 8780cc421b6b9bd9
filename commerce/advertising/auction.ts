import type { Campaign } from './campaign.ts';

/** Of a thousand who see an advertisement about so many follow it; makes both pricings comparable. */
const CLICKS_PER_THOUSAND = 20;
/** Nobody buys the whole row while others want a place. */
const PLACES_PER_CAMPAIGN = 2;

export interface AuctionEntry {
  campaign: Pick<Campaign, 'id' | 'pricing' | 'bid'>;
  productKey: string;
  /** 0 does not belong here, 1 fits best. */
  relevance: number;
}

/** What a thousand views would bring, times how well the product fits. */
export function worthOf({ campaign, relevance }: AuctionEntry): number {
  const perThousand = campaign.pricing === 'click' ? campaign.bid * CLICKS_PER_THOUSAND : campaign.bid;
  return perThousand * relevance;
}

/** The best places go to what is worth most; each product once, each campaign twice unless places are left. */
export function runAuction<T extends AuctionEntry>(entries: readonly T[], places: number): T[] {
  const ranked = entries
    .filter(({ relevance }) => relevance > 0)
    .toSorted((a, b) => worthOf(b) - worthOf(a) || compare(a.productKey, b.productKey));
  const won: T[] = [];
  const shown = new Set<string>();
  const placesOf = new Map<string, number>();
  const take = (most: number) => {
    for (const entry of ranked) {
      const taken = placesOf.get(entry.campaign.id) ?? 0;
      if (won.length >= places || taken >= most || shown.has(entry.productKey)) continue;
      shown.add(entry.productKey);
      placesOf.set(entry.campaign.id, taken + 1);
      won.push(entry);
    }
  };
  take(PLACES_PER_CAMPAIGN);
  take(Number.POSITIVE_INFINITY);
  return won;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
