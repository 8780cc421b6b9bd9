import type { Campaign } from './campaign.ts';

/** The assumed click rate, which makes both pricings comparable. */
const CLICKS_PER_THOUSAND = 20;
/** A campaign gets at most this many places while other campaigns compete. */
const PLACES_PER_CAMPAIGN = 2;

export interface AuctionEntry {
  campaign: Pick<Campaign, 'id' | 'pricing' | 'bid'>;
  productKey: string;
  /** From 0 (not relevant) to 1. */
  relevance: number;
}

/** The expected income of a thousand views, times the relevance. */
export function auctionScore({ campaign, relevance }: AuctionEntry): number {
  const perThousand = campaign.pricing === 'click' ? campaign.bid * CLICKS_PER_THOUSAND : campaign.bid;
  return perThousand * relevance;
}

/** The highest scores win; each product once, each campaign at most twice unless places remain. */
export function runAuction<T extends AuctionEntry>(entries: readonly T[], places: number): T[] {
  const ranked = entries
    .filter(({ relevance }) => relevance > 0)
    .toSorted((a, b) => auctionScore(b) - auctionScore(a) || compare(a.productKey, b.productKey));
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
