import type { Campaign } from '../../../commerce/advertising/campaign.ts';
import { createCampaigns } from '../../../commerce/advertising/campaigns.server.ts';
import type { Database } from '../../../server/db/database.server.ts';

/** Inserts the campaigns once; what staff changed since stays. */
export async function seedCampaigns(database: Database, campaigns: () => readonly Campaign[]): Promise<void> {
  const { rows } = await database.pool.query(
    `insert into fact (name, value) values ('demo-campaigns', 'true') on conflict do nothing returning 1`,
  );
  if (rows.length === 0) return;
  const store = createCampaigns(database);
  for (const campaign of campaigns()) {
    const saved = await store.save(campaign);
    if (saved.kind === 'wrong') throw new Error(`Campaign ${campaign.id}: ${JSON.stringify(saved.errors)}`);
  }
}
