import { randomUUID } from 'node:crypto';
import { type Campaign, type CampaignErrors, checkCampaign } from '#domain/sponsored/campaign.ts';
import { recordChange } from '#server/db/changes.server.ts';
import type { Database } from '#server/db/database.server.ts';

/** Lists that show advertisements depend on it. */
export const CAMPAIGNS_TAG = 'sponsored';

/** How a campaign did: today, and since it began. */
export interface CampaignReport extends Campaign {
  today: CampaignFigures;
  total: CampaignFigures;
}

export interface CampaignFigures {
  impressions: number;
  clicks: number;
  /** Thousandths of a penny. */
  spent: number;
}

export type SaveCampaign = { kind: 'saved'; id: string } | { kind: 'wrong'; errors: CampaignErrors };

export interface Campaigns {
  list(): Promise<CampaignReport[]>;
  /** Without an id a new one; with an id the one it names, made if it is not there. */
  save(campaign: Omit<Campaign, 'id'> & { id?: string }): Promise<SaveCampaign>;
  remove(id: string): Promise<boolean>;
  /** What was counted long ago cannot be counted again anyway. */
  forgetOld(): Promise<void>;
}

export const CAMPAIGN_COLUMNS = `c.id, c.name, c.sponsor, c.brand, c.category_slugs as "categorySlugs",
  c.product_keys as "productKeys", c.pricing, c.bid, c.daily_budget as "dailyBudget",
  to_char(c.starts_on, 'YYYY-MM-DD') as "startsOn", to_char(c.ends_on, 'YYYY-MM-DD') as "endsOn",
  c.is_paused as "isPaused"`;

const KEPT_DAYS = 2;

/** The day budgets are counted by. */
export function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}

export function createCampaigns(
  { pool, db }: Pick<Database, 'pool' | 'db'>,
  now: () => Date = () => new Date(),
): Campaigns {
  return {
    async list() {
      const { rows } = await pool.query<Campaign & Record<string, string>>(
        `select ${CAMPAIGN_COLUMNS},
           coalesce(sum(d.impressions) filter (where d.day = $1), 0) as ti, coalesce(sum(d.impressions), 0) as ai,
           coalesce(sum(d.clicks) filter (where d.day = $1), 0) as tc, coalesce(sum(d.clicks), 0) as ac,
           coalesce(sum(d.spent) filter (where d.day = $1), 0) as ts, coalesce(sum(d.spent), 0) as "as"
         from sponsored_campaign c left join sponsored_day d on d.campaign_id = c.id
         group by c.id order by c.starts_on desc, c.id`,
        [dayOf(now())],
      );
      return rows.map(({ ti, tc, ts, ai, ac, as, ...campaign }) => ({
        ...(campaign as unknown as Campaign),
        today: { impressions: Number(ti), clicks: Number(tc), spent: Number(ts) },
        total: { impressions: Number(ai), clicks: Number(ac), spent: Number(as) },
      }));
    },

    async save({ id = randomUUID(), ...campaign }) {
      const errors = checkCampaign(campaign);
      if (Object.keys(errors).length > 0) return { kind: 'wrong', errors };
      await pool.query(
        `insert into sponsored_campaign (id, name, sponsor, brand, category_slugs, product_keys, pricing, bid,
           daily_budget, starts_on, ends_on, is_paused)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
         on conflict (id) do update set name = excluded.name, sponsor = excluded.sponsor, brand = excluded.brand,
           category_slugs = excluded.category_slugs, product_keys = excluded.product_keys,
           pricing = excluded.pricing, bid = excluded.bid, daily_budget = excluded.daily_budget,
           starts_on = excluded.starts_on, ends_on = excluded.ends_on, is_paused = excluded.is_paused,
           updated_at = now()`,
        [
          id,
          campaign.name.trim(),
          campaign.sponsor.trim(),
          campaign.brand,
          campaign.categorySlugs,
          campaign.productKeys,
          campaign.pricing,
          campaign.bid,
          campaign.dailyBudget,
          campaign.startsOn,
          campaign.endsOn,
          campaign.isPaused,
        ],
      );
      await recordChange(db, [CAMPAIGNS_TAG]);
      return { kind: 'saved', id };
    },

    async remove(id) {
      const { rowCount } = await pool.query('delete from sponsored_campaign where id = $1', [id]);
      if (!rowCount) return false;
      await recordChange(db, [CAMPAIGNS_TAG]);
      return true;
    },

    async forgetOld() {
      await pool.query('delete from sponsored_moment where at < $1', [
        new Date(now().getTime() - KEPT_DAYS * 86_400_000),
      ]);
    },
  };
}
