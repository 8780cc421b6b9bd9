import { type ReportQuery, readReport } from '#commerce/reports/read-reports.server.ts';
import { createReportRefresh } from '#commerce/reports/refresh-reports.server.ts';
import { activityResource } from '#commerce/staff/activity-resource.ts';
import { openActivity } from '#commerce/staff/activity-store.server.ts';
import type { Database } from '#server/db/database.server.ts';
import { printTable } from './table.ts';
import { seederOf, timeCalls, withThrowawayDatabase } from './throwaway-database.ts';

/** How long reports and the search in the activity take with many orders: `npm run bench -- reports --orders=1000000`. */
const asked = process.argv.find((word) => word.startsWith('--orders='));
const ORDERS = Number(asked?.slice('--orders='.length) ?? 1_000_000);
const DAYS = 365;
const TIME_ZONE = 'Europe/London';

await withThrowawayDatabase(async (database) => {
  await seed(database);
  const refresh = createReportRefresh({ database, timeZone: TIME_ZONE });
  const first = performance.now();
  for (let days = await refresh(); days > 2; days = await refresh());
  const firstCount = performance.now() - first;
  const again = performance.now();
  await refresh();
  const laterCount = performance.now() - again;
  const today = new Date().toISOString().slice(0, 10);
  const yearAgo = new Date(Date.now() - 364 * 86_400_000).toISOString().slice(0, 10);
  const query = (from: string): ReportQuery => ({
    from,
    until: today,
    comparison: 'before',
    currency: null,
    brands: null,
    locale: 'en-GB',
  });
  const monthAgo = new Date(Date.now() - 27 * 86_400_000).toISOString().slice(0, 10);
  const activity = openActivity(database.db, activityResource);
  const list = (text: string) =>
    activity.list({
      ...{ text, filters: {}, sort: { column: 'at', isDescending: true } },
      ...{ cursor: null, limit: 50, brands: null, today, timeZone: 'UTC' },
    });
  printTable(`${ORDERS.toLocaleString('en-GB')} orders and audit entries`, [
    { what: 'report of 28 days', ...(await timeCalls(() => readReport(database.pool, query(monthAgo)))) },
    { what: 'report of a year', ...(await timeCalls(() => readReport(database.pool, query(yearAgo)))) },
    { what: 'activity, a rare word', ...(await timeCalls(() => list('order 4711'))) },
    { what: 'activity, a person', ...(await timeCalls(() => list('ada7@shop.example'))) },
    { what: 'first count of everything', 'p50 ms': Math.round(firstCount), 'p95 ms': '' },
    { what: 'later count', 'p50 ms': Math.round(laterCount), 'p95 ms': '' },
  ]);
});

/** Orders of two lines, spread over a year, four sites, three countries and two currencies. */
async function seed(database: Database): Promise<void> {
  const start = performance.now();
  const run = seederOf(database);
  await run(
    `insert into brand (slug, name, kind) select 'brand-' || n, 'Brand ' || n, 'house' from generate_series(1, 40) n`,
  );
  await run(`insert into category (slug, names, path, kind)
    select 'category-' || n, jsonb_build_object('en-GB', 'Category ' || n), array['category-' || n], 'category' from generate_series(1, 60) n`);
  await run(`insert into product (id, key, slug, name, brand_slug, description, product_type, department, primary_category, details, published_at)
    select 'p' || n, 'K' || n, 's' || n, 'Product ' || n, 'brand-' || (1 + n % 40), '', 'clothing', 'Womens', 'category-' || (1 + n % 60), '{}', now()
    from generate_series(1, 5000) n`);
  await run(`insert into variant (sku, id, product_id, position, colour, size, details)
    select 'S' || n, 'v' || n, 'p' || n, 0, 'navy', '10', '{}' from generate_series(1, 5000) n`);
  await run(`insert into stock (sku, quantity) select 'S' || n, n % 300 from generate_series(1, 5000) n`);
  const batch = 100_000;
  for (let from = 1; from <= ORDERS; from += batch) {
    const until = Math.min(ORDERS, from + batch - 1);
    await run(`insert into payment_attempt (id, idempotency_key, fingerprint, basket_id, provider, method, state, amount, currency, snapshot, payment_token)
      select 'o' || n, 'o' || n, '', 'o' || n, 'bench', 'card', 'authorised', 5000, 'GBP', '{}', '' from generate_series(${from}, ${until}) n`);
    await run(`insert into shop_order (id, number, attempt_id, access_key, state, brand_slug, locale, email, total, currency, snapshot, placed_at, changed_at, refunded)
      select 'o' || n, 'N' || n, 'o' || n, '', case when n % 50 = 0 then 'cancelled' else 'delivered' end, 'brand-' || (1 + n % 4), 'en-GB',
        'shopper' || (n % 200000) || '@example.com', 5399, case when n % 5 = 0 then 'EUR' else 'GBP' end,
        jsonb_build_object('subTotal', 5500, 'discounts', jsonb_build_array(jsonb_build_object('promotionId', 'x', 'name', 'X', 'amount', 500)),
          'delivery', jsonb_build_object('id', 'standard', 'price', 399), 'tax', jsonb_build_object('total', 900),
          'shippingAddress', jsonb_build_object('country', (array['GB', 'FR', 'NL'])[1 + n % 3]), 'lines', '[]'::jsonb),
        t.at, t.at, case when n % 12 = 0 then 2000 else 0 end
      from generate_series(${from}, ${until}) n, lateral (select now() - (n % ${DAYS}) * interval '1 day' - (n % 86400) * interval '1 second' as at) t`);
    await run(`insert into order_line (order_id, position, sku, product_id, quantity, unit_price, net)
      select 'o' || n, line, 'S' || (1 + (n * 7 + line * 13) % 5000), 'p' || (1 + (n * 7 + line * 13) % 5000), 1, 2500, 2500
      from generate_series(${from}, ${until}) n, generate_series(0, 1) line`);
    await run(`insert into staff_audit (at, who, role, client, action, subject, outcome)
      select now() - n * interval '1 second', 'ada' || (n % 40) || '@shop.example', 'service', '127.0.0.1', 'refund', 'order ' || n, 'done'
      from generate_series(${from}, ${until}) n`);
  }
  await run('analyze');
  console.log(
    `seeded ${ORDERS.toLocaleString('en-GB')} orders in ${Math.round((performance.now() - start) / 1000)} s`,
  );
}
