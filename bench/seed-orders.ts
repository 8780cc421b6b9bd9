import type { Database } from '#server/db/database.server.ts';
import { seederOf } from './throwaway-database.ts';

const BATCH = 100_000;

/** Orders of two lines, spread over a year, four sites, three countries and two currencies, and those who placed them. */
export async function seedOrders(database: Database, orders: number): Promise<void> {
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
  await run(`insert into customer (id, email, email_confirmed_at, password_hash, first_name, last_name, affiliate_id, created_at)
    select 'c' || n, 'shopper' || n || '@example.com', now(), '', 'Shopper', 'Number' || n, 'a' || n, now() - n * interval '1 minute'
    from generate_series(0, ${orders / 5} - 1) n`);
  for (let from = 1; from <= orders; from += BATCH) {
    const until = Math.min(orders, from + BATCH - 1);
    await run(`insert into payment_attempt (id, idempotency_key, fingerprint, basket_id, provider, method, state, amount, currency, snapshot, payment_token)
      select 'o' || n, 'o' || n, '', 'o' || n, 'bench', 'card', 'authorised', 5000, 'GBP', '{}', '' from generate_series(${from}, ${until}) n`);
    await run(`insert into shop_order (id, number, attempt_id, customer_id, access_key, state, brand_slug, locale, email, total, currency, snapshot, placed_at, changed_at, refunded)
      select 'o' || n, 'N' || n, 'o' || n, 'c' || (n % (${orders} / 5)), '',
        case when n % 50 = 0 then 'cancelled' when n % 400 = 1 then 'placed' else 'delivered' end, 'brand-' || (1 + n % 4), 'en-GB',
        'shopper' || (n % (${orders} / 5)) || '@example.com', 5399, case when n % 5 = 0 then 'EUR' else 'GBP' end,
        jsonb_build_object('subTotal', 5500, 'discounts', jsonb_build_array(jsonb_build_object('promotionId', 'x', 'name', 'X', 'amount', 500)),
          'delivery', jsonb_build_object('id', (array['standard', 'next-day'])[1 + (n % 20) / 19], 'name', 'Delivery', 'price', 399), 'tax', jsonb_build_object('total', 900),
          'shippingAddress', jsonb_build_object('country', (array['GB', 'FR', 'NL'])[1 + n % 3], 'firstName', 'Shopper',
            'lastName', 'Number' || n % (${orders} / 5), 'postalCode', 'AB' || n % 99 || ' ' || n % 9 || 'CD'),
          'lines', jsonb_build_array(jsonb_build_object('sku', 'S' || (1 + (n * 7) % 5000), 'quantity', 1),
            jsonb_build_object('sku', 'S' || (1 + (n * 7 + 13) % 5000), 'quantity', 1))),
        t.at, t.at, case when n % 12 = 0 then 2000 else 0 end
      from generate_series(${from}, ${until}) n, lateral (select now() - (n % 365) * interval '1 day' - (n % 86400) * interval '1 second' as at) t`);
    await run(`insert into order_line (order_id, position, sku, product_id, quantity, unit_price, net)
      select 'o' || n, line, 'S' || (1 + (n * 7 + line * 13) % 5000), 'p' || (1 + (n * 7 + line * 13) % 5000), 1, 2500, 2500
      from generate_series(${from}, ${until}) n, generate_series(0, 1) line`);
    await run(`insert into staff_audit (at, who, role, client, action, subject, outcome)
      select now() - n * interval '1 second', 'ada' || (n % 40) || '@shop.example', 'service', '127.0.0.1', 'refund', 'order ' || n, 'done'
      from generate_series(${from}, ${until}) n`);
  }
  await run('analyze');
  console.log(
    `seeded ${orders.toLocaleString('en-GB')} orders in ${Math.round((performance.now() - start) / 1000)} s`,
  );
}
