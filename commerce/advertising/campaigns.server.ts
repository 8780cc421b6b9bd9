import { randomUUID } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import { recordChange } from '#server/db/changes.server.ts';
import type { Db } from '#server/db/database.server.ts';
import { sponsoredCampaign, sponsoredMoment } from '#server/db/sponsored-schema.server.ts';
import type { Campaign } from './campaign.ts';
import { type CampaignErrors, checkCampaign } from './campaign-schema.ts';

/** The cache tag of lists with ads. */
export const CAMPAIGNS_TAG = 'sponsored';

/** A campaign with its statistics of today and in total. */
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
  /** Creates or replaces a campaign; without an id a new one is created. */
  save(campaign: Omit<Campaign, 'id'> & { id?: string }): Promise<SaveCampaign>;
  remove(id: string): Promise<boolean>;
  /** Deletes counted events whose ad tokens have expired. */
  deleteOld(): Promise<void>;
}

export const CAMPAIGN_COLUMNS = `c.id, c.name, c.sponsor, c.brand, c.category_slugs as "categorySlugs",
  c.product_keys as "productKeys", c.pricing, c.bid, c.daily_budget as "dailyBudget",
  to_char(c.starts_on, 'YYYY-MM-DD') as "startsOn", to_char(c.ends_on, 'YYYY-MM-DD') as "endsOn",
  c.is_paused as "isPaused"`;

const STORED_DAYS = 2;

/** The UTC date, by which budgets are counted. */
export function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}

/** The database or a transaction. */
type Rows = Pick<Db, 'execute' | 'delete' | 'transaction'>;

export function createCampaigns({ db }: { db: Rows }, now: () => Date = () => new Date()): Campaigns {
  return {
    async list() {
      const today = dayOf(now());
      const { rows } = await db.execute<Record<string, string>>(
        sql`select ${sql.raw(CAMPAIGN_COLUMNS)},
           coalesce(sum(d.impressions) filter (where d.day = ${today}), 0) as ti, coalesce(sum(d.impressions), 0) as ai,
           coalesce(sum(d.clicks) filter (where d.day = ${today}), 0) as tc, coalesce(sum(d.clicks), 0) as ac,
           coalesce(sum(d.spent) filter (where d.day = ${today}), 0) as ts, coalesce(sum(d.spent), 0) as "as"
         from sponsored_campaign c left join sponsored_day d on d.campaign_id = c.id
         group by c.id order by c.starts_on desc, c.id`,
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
      const row = {
        name: campaign.name.trim(),
        sponsor: campaign.sponsor.trim(),
        brand: campaign.brand,
        categorySlugs: [...campaign.categorySlugs],
        productKeys: [...campaign.productKeys],
        pricing: campaign.pricing,
        bid: campaign.bid,
        dailyBudget: campaign.dailyBudget,
        startsOn: campaign.startsOn,
        endsOn: campaign.endsOn,
        isPaused: campaign.isPaused,
        updatedAt: now(),
      };
      await db.transaction(async (tx) => {
        await tx
          .insert(sponsoredCampaign)
          .values({ id, ...row })
          .onConflictDoUpdate({ target: sponsoredCampaign.id, set: row });
        await recordChange(tx, [CAMPAIGNS_TAG]);
      });
      return { kind: 'saved', id };
    },

    remove: (id) =>
      db.transaction(async (tx) => {
        const removed = await tx
          .delete(sponsoredCampaign)
          .where(eq(sponsoredCampaign.id, id))
          .returning({ id: sponsoredCampaign.id });
        if (removed.length > 0) await recordChange(tx, [CAMPAIGNS_TAG]);
        return removed.length > 0;
      }),

    async deleteOld() {
      const since = new Date(now().getTime() - STORED_DAYS * 86_400_000);
      await db.delete(sponsoredMoment).where(lt(sponsoredMoment.at, since));
    },
  };
}
