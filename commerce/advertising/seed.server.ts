import type { Database } from '#server/db/database.server.ts';
import type { Campaign } from './campaign.ts';
import { createCampaigns } from './campaigns.server.ts';

/** The demo's campaigns, once; whatever staff made of them since stays. */
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
