import type { Database } from '#server/db/database.server.ts';

/** The skus that a dry run has seen in its file, with the key of their product. */
export interface SkuIndex {
  /** Product keys by sku; unknown skus are left out. */
  ownersOf(skus: readonly string[]): Promise<Map<string, string>>;
  add(owners: ReadonlyMap<string, string>): Promise<void>;
  close(): Promise<void>;
}

/** Uses a temporary table, because a million products have more skus than should be held in memory. */
export async function createSkuIndex({ pool }: Pick<Database, 'pool'>): Promise<SkuIndex> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('create temp table seen_sku (sku text primary key, key text not null) on commit drop');
  } catch (error) {
    client.release(true);
    throw error;
  }
  return {
    async ownersOf(skus) {
      const { rows } = await client.query<{ sku: string; key: string }>(
        'select sku, key from seen_sku where sku = any($1)',
        [skus],
      );
      return new Map(rows.map(({ sku, key }) => [sku, key]));
    },
    async add(owners) {
      if (owners.size === 0) return;
      await client.query('insert into seen_sku select * from unnest($1::text[], $2::text[])', [
        [...owners.keys()],
        [...owners.values()],
      ]);
    },
    async close() {
      await client.query('rollback').catch(() => {});
      client.release();
    },
  };
}
