import { productResource } from '#commerce/catalogue/product-resource.ts';
import { openProducts } from '#commerce/catalogue/product-store.server.ts';
import { stockResource } from '#commerce/catalogue/stock-resource.ts';
import { openStock } from '#commerce/catalogue/stock-store.server.ts';
import { parseListQuery } from '#commerce/resources/list-query.ts';
import type { Database } from '#server/db/database.server.ts';
import { printTable } from './table.ts';
import { seederOf, timeCalls, withThrowawayDatabase } from './throwaway-database.ts';

/** How long the lists of products and stock take in the back office: `npm run bench -- products --products=100000`. */
const asked = process.argv.find((word) => word.startsWith('--products='));
const PRODUCTS = Number(asked?.slice('--products='.length) ?? 100_000);

const LISTS = [
  ['everything', ''],
  ['by name', 'sort=name'],
  ['a rare word', 'q=zither'],
  ['a common word', 'q=dress'],
  ['a SKU', 'q=S4711-2'],
  ['hidden', 'status=hidden'],
  ['one category', 'category=category-7'],
  ['one maker', 'maker=Brand%207'],
  ['in stock', 'stock=some'],
  ['fewer than 10', 'stock=low'],
  ['sold out', 'stock=none'],
  ['no category', 'unsold=no-category'],
  ['no price', 'unsold=no-price'],
  ['not on every site', 'unsold=other-site'],
] as const;

await withThrowawayDatabase(async (database) => {
  await seed(database);
  const defaults = () => ({ currency: 'GBP', country: 'GB', currencies: ['GBP'] });
  const products = openProducts({ sites: () => [], defaults })(database.db, productResource);
  const stock = openStock(database.db, stockResource);
  const today = new Date().toISOString().slice(0, 10);
  const queryOf = (resource: typeof productResource, address: string, brands: string[] | null) =>
    parseListQuery(resource, new URLSearchParams(address), { today, timeZone: 'UTC', brands });
  const rows: Record<string, string | number>[] = [];
  const measure = async (what: string, list: () => Promise<{ total: number }>) => {
    const { total } = await list();
    rows.push({ what, found: total, ...(await timeCalls(list)) });
  };
  for (const [what, address] of LISTS)
    await measure(what, () => products.list(queryOf(productResource, address, null)));
  await measure('an account of one brand', () => products.list(queryOf(productResource, '', ['coast'])));
  await measure('stock', () => stock.list(queryOf(stockResource, '', null)));
  await measure('stock of one brand', () => stock.list(queryOf(stockResource, '', ['coast'])));
  printTable(`${PRODUCTS.toLocaleString('en-GB')} products`, rows);
});

/** Products of four variants; of a thousand fifty are sold out, ten are on one site, two have no price, one no category. */
async function seed(database: Database): Promise<void> {
  const start = performance.now();
  const run = seederOf(database);
  const some = `generate_series(1, ${PRODUCTS}) n`;
  await run(
    `insert into brand (slug, name, kind) select 'brand-' || n, 'Brand ' || n, 'house' from generate_series(1, 40) n`,
  );
  await run(`insert into category (slug, names, path, kind)
    select 'category-' || n, jsonb_build_object('en-GB', 'Category ' || n), array['category-' || n], 'category' from generate_series(1, 60) n`);
  await run(`insert into product (id, key, slug, name, brand_slug, description, product_type, department, primary_category, details,
      published_at, updated_at, is_live)
    select 'p' || n, 'K' || n, 's' || n,
      case when n % 9973 = 0 then 'Zither ' when n % 3 = 0 then 'Linen dress ' else 'Cotton shirt ' end || n,
      'brand-' || (1 + n % 40), '', 'clothing', 'Womens', 'category-' || (1 + n % 60),
      jsonb_build_object('availableFascias', case when n % 100 = 0 then '["coast"]'::jsonb else '[]'::jsonb end,
        'texts', (select string_agg(md5(n || '-' || part), ' ') from generate_series(1, 80) part)),
      now(), now() - n * interval '1 minute', n % 50 <> 0 from ${some}`);
  await run(`insert into product_category (product_id, category_slug)
    select 'p' || n, 'category-' || (1 + (n + other * 7) % 60) from ${some}, generate_series(0, 2) other where n % 1000 <> 0`);
  await run(`insert into variant (sku, id, product_id, position, colour, size, details)
    select 'S' || n || '-' || size, 'v' || n || '-' || size, 'p' || n, size, 'navy', size::text, '{}' from ${some}, generate_series(1, 4) size`);
  await run(`insert into stock (sku, quantity)
    select 'S' || n || '-' || size, case when n % 20 = 0 or (n + size) % 15 = 0 then 0 else (n * 7 + size) % 200 end
    from ${some}, generate_series(1, 4) size`);
  await run(`insert into price (sku, currency, country, cent_amount, price_list)
    select 'S' || n || '-' || size, 'GBP', 'GB', 1000 + n % 9000, 'GBP' from ${some}, generate_series(1, 4) size where n % 500 <> 0`);
  await run('analyze');
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`seeded ${PRODUCTS.toLocaleString('en-GB')} products in ${seconds} s`);
}
