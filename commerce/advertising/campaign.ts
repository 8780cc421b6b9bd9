/** What an advertiser pays for: each click, or each thousand times the product was seen. */
export const PRICINGS = ['click', 'thousand-views'] as const;
export type Pricing = (typeof PRICINGS)[number];

export interface Campaign {
  id: string;
  /** What staff call it. */
  name: string;
  /** Who pays; shoppers are told. */
  sponsor: string;
  /** Name of the brand or seller whose products run; null when the products are named one by one. */
  brand: string | null;
  /** Where it runs; empty means wherever its products are. */
  categorySlugs: readonly string[];
  /** The products that run; empty means the brand's best sellers. */
  productKeys: readonly string[];
  pricing: Pricing;
  /** Pence for a click, or for a thousand views. */
  bid: number;
  /** Pence a day. */
  dailyBudget: number;
  /** Days as YYYY-MM-DD, both included; without an end it runs on. */
  startsOn: string;
  endsOn: string | null;
  isPaused: boolean;
}

/** `today` as YYYY-MM-DD. */
export function isRunning(
  campaign: Pick<Campaign, 'startsOn' | 'endsOn' | 'isPaused'>,
  today: string,
): boolean {
  const isOver = campaign.endsOn !== null && campaign.endsOn < today;
  return !campaign.isPaused && campaign.startsOn <= today && !isOver;
}

export type AdMoment = 'impression' | 'click';

/** In thousandths of a penny, so that one view of a thousand has a whole price. */
export function costOf({ pricing, bid }: Pick<Campaign, 'pricing' | 'bid'>, moment: AdMoment): number {
  if (pricing === 'click') return moment === 'click' ? bid * 1000 : 0;
  return moment === 'impression' ? bid : 0;
}

/** Whether today's budget still pays for one more. `spent` in thousandths of a penny. */
export function canAfford(
  campaign: Pick<Campaign, 'pricing' | 'bid' | 'dailyBudget'>,
  spent: number,
): boolean {
  const next = Math.max(costOf(campaign, 'click'), costOf(campaign, 'impression'));
  return spent + next <= campaign.dailyBudget * 1000;
}

/** Over from now on; what it had and paid stays on the books. */
export function endCampaign<C extends Pick<Campaign, 'startsOn' | 'endsOn' | 'isPaused'>>(
  campaign: C,
  today: string,
): C {
  const last = campaign.startsOn > today ? campaign.startsOn : today;
  const endsOn = campaign.endsOn !== null && campaign.endsOn < last ? campaign.endsOn : last;
  return { ...campaign, endsOn, isPaused: true };
}
