import type { Database } from '#server/db/database.server.ts';

/** Which products of a file have claimed which skus, for a dry run: nothing of it is written where others see it. */
export interface SkuLedger {
  /** Owners of those of these skus that have one. */
  ownersOf(skus: readonly string[]): Promise<Map<string, string>>;
  keep(owners: ReadonlyMap<string, string>): Promise<void>;
  close(): Promise<void>;
}

/** Lies in a table of one connection's own: a million products have more skus than memory should hold. */
export async function openSkuLedger({ pool }: Pick<Database, 'pool'>): Promise<SkuLedger> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(
      'create temp table claimed_sku (sku text primary key, key text not null) on commit drop',
    );
  } catch (error) {
    client.release(true);
    throw error;
  }
  return {
    async ownersOf(skus) {
      const { rows } = await client.query<{ sku: string; key: string }>(
        'select sku, key from claimed_sku where sku = any($1)',
        [skus],
      );
      return new Map(rows.map(({ sku, key }) => [sku, key]));
    },
    async keep(owners) {
      if (owners.size === 0) return;
      await client.query('insert into claimed_sku select * from unnest($1::text[], $2::text[])', [
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
