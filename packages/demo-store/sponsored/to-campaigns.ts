import type { Campaign } from '../../../commerce/advertising/campaign.ts';
import { brandBySlug } from '../catalogue/brands.ts';
import type { DemoCampaign } from './demo-campaigns.ts';

/** The demo's campaigns as the shop stores them; shoppers see the advertiser's name. */
export function toCampaigns(campaigns: readonly DemoCampaign[]): Campaign[] {
  return campaigns.map((campaign) => {
    const sponsor = brandBySlug.get(campaign.advertiser.slug)?.name ?? campaign.name;
    return {
      id: campaign.id,
      name: campaign.name,
      sponsor,
      brand: sponsor,
      categorySlugs: campaign.categorySlugs,
      productKeys: campaign.productKeys,
      pricing: 'click',
      bid: campaign.bidPence,
      dailyBudget: campaign.dailyBudgetPence,
      startsOn: campaign.from,
      endsOn: campaign.to,
      isPaused: false,
    };
  });
}
