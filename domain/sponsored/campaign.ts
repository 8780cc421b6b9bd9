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

export type CampaignError =
  | 'missing'
  | 'too-long'
  | 'not-a-date'
  | 'ends-before-start'
  | 'not-whole'
  | 'above-budget'
  | 'nothing-to-show';

export type CampaignErrors = Partial<Record<keyof Campaign, CampaignError>>;

const LONGEST_NAME = 80;
const MOST_PRODUCTS = 200;
const MOST_CATEGORIES = 50;

/** What is wrong with a campaign, by field; nothing when it may run. */
export function checkCampaign(campaign: Omit<Campaign, 'id'>): CampaignErrors {
  const errors: CampaignErrors = {};
  for (const field of ['name', 'sponsor'] as const) {
    if (campaign[field].trim() === '') errors[field] = 'missing';
    else if (campaign[field].length > LONGEST_NAME) errors[field] = 'too-long';
  }
  if (campaign.brand === null && campaign.productKeys.length === 0) errors.productKeys = 'nothing-to-show';
  if (campaign.productKeys.length > MOST_PRODUCTS) errors.productKeys = 'too-long';
  if (campaign.categorySlugs.length > MOST_CATEGORIES) errors.categorySlugs = 'too-long';
  if (!isAmount(campaign.bid)) errors.bid = 'not-whole';
  if (!isAmount(campaign.dailyBudget)) errors.dailyBudget = 'not-whole';
  else if (campaign.pricing === 'click' && campaign.bid > campaign.dailyBudget) errors.bid = 'above-budget';
  if (!isDay(campaign.startsOn)) errors.startsOn = 'not-a-date';
  if (campaign.endsOn !== null) {
    if (!isDay(campaign.endsOn)) errors.endsOn = 'not-a-date';
    else if (campaign.endsOn < campaign.startsOn) errors.endsOn = 'ends-before-start';
  }
  return errors;
}

function isAmount(minor: number): boolean {
  return Number.isSafeInteger(minor) && minor > 0;
}

function isDay(day: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return false;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
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
