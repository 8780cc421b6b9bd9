import { marketResource } from '../../../commerce/markets/market-resource.ts';
import type { Database } from '../../../server/db/database.server.ts';
import { seedOnce } from '../../../server/db/seed-once.server.ts';
import { demoBrands } from '../brands/all.ts';
import { demoMarkets } from '../markets.ts';

/** Prices as they end where they are paid: 39,95 € and 399 kr. In minor units, from pence. */
const LOCAL_PRICE: Readonly<Record<string, (pence: string) => string>> = {
  EUR: (pence) => `greatest(95, round(${pence} * 1.17 / 100)::int * 100 - 5)`,
  SEK: (pence) => `greatest(900, round(${pence} * 13.4 / 1000)::int * 1000 - 100)`,
};

/** Markets, and the prices of everything in their currencies; the membership is sold at home only. */
export async function seedMarkets(database: Database): Promise<void> {
  await seedOnce(database, { fact: 'demo-markets', value: '1' }, async (insert, query) => {
    await insert(
      'resource_record',
      demoMarkets(demoBrands).map((market) => ({
        kind: marketResource.kind,
        id: market.code,
        body: market,
        changed_at: new Date().toISOString(),
      })),
    );
    for (const [currency, local] of Object.entries(LOCAL_PRICE)) {
      const amount = (column: string) => `case when ${column} = 0 then 0 else ${local(column)} end`;
      await query(`insert into price (sku, currency, country, price_list, cent_amount, was_cent_amount)
        select sku, '${currency}', '', '${currency}', now_amount, case when was_amount > now_amount then was_amount end
        from (select p.sku, ${amount('p.cent_amount')} as now_amount, ${amount('p.was_cent_amount')} as was_amount
          from price p join variant v on v.sku = p.sku join product d on d.id = v.product_id
          where p.price_list = 'GBP' and p.kind = 'regular' and d.product_type <> 'membership') priced
        on conflict do nothing`);
    }
  });
}
