import type { Database } from '#server/db/database.server.ts';
import { type AdEvent, type Campaign, costOf } from '../campaign.ts';
import { CAMPAIGN_COLUMNS } from '../campaigns.server.ts';

export interface CampaignSpending {
  campaign: Campaign;
  /** Today, in thousandths of a penny. */
  spent: number;
}

export interface CampaignBudgets {
  campaigns(day: string): Promise<CampaignSpending[]>;
  /** Counts an event once and charges it within the budget of the day; false when it was counted before. */
  count(adId: string, campaignId: string, moment: AdEvent, day: string): Promise<boolean>;
  clear(): void;
}

/** How long spending is cached; charges of other servers are visible after this time. */
const CACHED_FOR_MS = 2_000;

export function createCampaignBudgets({ pool }: Pick<Database, 'pool'>): CampaignBudgets {
  let cached: { day: string; at: number; campaigns: Promise<CampaignSpending[]> } | null = null;

  async function read(day: string): Promise<CampaignSpending[]> {
    const { rows } = await pool.query<Campaign & { spent: string | null }>({
      name: 'sponsored-campaigns',
      text: `select ${CAMPAIGN_COLUMNS}, d.spent from sponsored_campaign c
        left join sponsored_day d on d.campaign_id = c.id and d.day = $1
        where not c.is_paused and c.starts_on <= $1 and (c.ends_on is null or c.ends_on >= $1) order by c.id`,
      values: [day],
    });
    return rows.map(({ spent, ...campaign }) => ({ campaign, spent: Number(spent ?? 0) }));
  }

  return {
    campaigns(day) {
      if (!cached || cached.day !== day || performance.now() - cached.at > CACHED_FOR_MS) {
        cached = { day, at: performance.now(), campaigns: read(day) };
        cached.campaigns.catch(() => {
          cached = null;
        });
      }
      return cached.campaigns;
    },

    async count(adId, campaignId, moment, day) {
      const { rows } = await pool.query<Campaign>(
        `select ${CAMPAIGN_COLUMNS} from sponsored_campaign c where id = $1`,
        [campaignId],
      );
      const [campaign] = rows;
      if (!campaign) return false;
      const { rowCount } = await pool.query(
        `with counted as (
           insert into sponsored_moment (ad_id, moment) values ($1, $2) on conflict do nothing returning 1
         )
         insert into sponsored_day as d (campaign_id, day, impressions, clicks, spent)
         select $3, $4, $5, $6, least($7::bigint, $8::bigint) from counted
         on conflict (campaign_id, day) do update set impressions = d.impressions + excluded.impressions,
           clicks = d.clicks + excluded.clicks, spent = least(d.spent + $7::bigint, greatest(d.spent, $8::bigint))`,
        [
          adId,
          moment,
          campaignId,
          day,
          moment === 'impression' ? 1 : 0,
          moment === 'click' ? 1 : 0,
          costOf(campaign, moment),
          campaign.dailyBudget * 1000,
        ],
      );
      if (!rowCount) return false;
      cached = null;
      return true;
    },

    clear() {
      cached = null;
    },
  };
}
