/** What the sponsor pays for: each click, or each thousand views. */
export const PRICINGS = ['click', 'thousand-views'] as const;
export type Pricing = (typeof PRICINGS)[number];

export interface Campaign {
  id: string;
  /** For staff only. */
  name: string;
  /** Shown to shoppers. */
  sponsor: string;
  /** The brand or seller whose products are advertised; null when single products are chosen. */
  brand: string | null;
  /** Where it runs; empty means wherever its products are. */
  categorySlugs: readonly string[];
  /** The advertised products; empty means the best sellers of the brand. */
  productKeys: readonly string[];
  pricing: Pricing;
  /** Pence for a click, or for a thousand views. */
  bid: number;
  /** Pence a day. */
  dailyBudget: number;
  /** Dates as YYYY-MM-DD, both included; null means no end. */
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

export type AdEvent = 'impression' | 'click';

/** In thousandths of a penny, so that the cost of one view is an integer. */
export function costOf({ pricing, bid }: Pick<Campaign, 'pricing' | 'bid'>, moment: AdEvent): number {
  if (pricing === 'click') return moment === 'click' ? bid * 1000 : 0;
  return moment === 'impression' ? bid : 0;
}

/** Whether the remaining budget of the day covers one more event. `spent` in thousandths of a penny. */
export function canAfford(
  campaign: Pick<Campaign, 'pricing' | 'bid' | 'dailyBudget'>,
  spent: number,
): boolean {
  const next = Math.max(costOf(campaign, 'click'), costOf(campaign, 'impression'));
  return spent + next <= campaign.dailyBudget * 1000;
}

/** Ends a campaign today; its statistics stay. */
export function endCampaign<C extends Pick<Campaign, 'startsOn' | 'endsOn' | 'isPaused'>>(
  campaign: C,
  today: string,
): C {
  const last = campaign.startsOn > today ? campaign.startsOn : today;
  const endsOn = campaign.endsOn !== null && campaign.endsOn < last ? campaign.endsOn : last;
  return { ...campaign, endsOn, isPaused: true };
}
