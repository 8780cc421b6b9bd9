import type { Database } from '#server/db/database.server.ts';
import { type AdMoment, type Campaign, costOf } from '../campaign.ts';
import { CAMPAIGN_COLUMNS } from '../campaigns.server.ts';

export interface FundedCampaign {
  campaign: Campaign;
  /** Today, in thousandths of a penny. */
  spent: number;
}

export interface Ledger {
  campaigns(day: string): Promise<FundedCampaign[]>;
  /** Counts a moment once and charges it, never beyond the day's budget; false when it was counted before. */
  count(adId: string, campaignId: string, moment: AdMoment, day: string): Promise<boolean>;
  forget(): void;
}

/** Other servers charge too; what they charged is seen this much later. */
const KEPT_MS = 2_000;

export function createLedger({ pool }: Pick<Database, 'pool'>): Ledger {
  let kept: { day: string; at: number; campaigns: Promise<FundedCampaign[]> } | null = null;

  async function read(day: string): Promise<FundedCampaign[]> {
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
      if (!kept || kept.day !== day || performance.now() - kept.at > KEPT_MS) {
        kept = { day, at: performance.now(), campaigns: read(day) };
        kept.campaigns.catch(() => {
          kept = null;
        });
      }
      return kept.campaigns;
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
      kept = null;
      return true;
    },

    forget() {
      kept = null;
    },
  };
}
