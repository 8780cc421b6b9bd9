import { rmSync } from 'node:fs';
import path from 'node:path';
import { type ConnectionTarget, type Database, openDatabase } from '#server/db/database.server.ts';
import { startEmbeddedDatabase } from '#server/db/embedded.server.ts';
import { openShop, type ShopProcess } from '../shop-process.ts';

export interface DemoShop extends ShopProcess {
  dataDir: string;
  connection: ConnectionTarget;
  database: Database;
  /** Skus with plenty of stock. */
  skus: string[];
  close(): Promise<void>;
}

/** A shop process with the demo, and its database open for reading what it stored. */
export async function openDemoShop(dataDir: string, extra: Record<string, string> = {}): Promise<DemoShop> {
  const postgresDir = path.join(dataDir, 'postgres');
  const embedded = await startEmbeddedDatabase({ dataDir: postgresDir });
  const shop = await openShop({
    DATA_DIR: dataDir,
    DEMO: 'true',
    DEMO_PRODUCTS: '300',
    IMAGE_AVIF_AFTER_MS: '0',
    TRUSTED_PROXIES: '127.0.0.1,::1',
    ...extra,
  });
  const database = await openDatabase(embedded.connection);
  const { rows } = await database.pool.query<{ sku: string }>(
    `select v.sku from variant v join stock s using (sku) join price p on p.sku = v.sku and p.currency = 'GBP'
     join product on product.id = v.product_id
     where s.quantity > 8 and v.details ->> 'customisationGroupName' is null and not (product.details ->> 'isPremier')::boolean
       and product.details -> 'availableFascias' ? 'selvedge' and v.details -> 'attributes' ->> 'gwpSku' is null
     order by v.sku limit 60`,
  );
  await database.pool.query('update stock set quantity = 100000 where sku = any($1)', [
    rows.map(({ sku }) => sku),
  ]);
  return {
    ...shop,
    dataDir,
    connection: embedded.connection,
    database,
    skus: rows.map(({ sku }) => sku),
    async close() {
      await shop.stop();
      await database.close();
      await embedded.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
