import type { Database } from '#server/db/database.server.ts';

type Pool = Database['pool'];

interface Parts {
  database: Pick<Database, 'pool'>;
  timeZone: string;
  now?: () => Date;
}

/** Days that one run counts; after a long pause the newest come first. */
const MOST_DAYS = 62;
/** A change may be committed some time after its own timestamp. */
const OVERLAP_MS = 120_000;
const STOCK_EVERY_MS = 3_600_000;
const SALES_SPEED_DAYS = 28;
const MOST_SEARCHES = 200;

/** Counts the days whose orders changed since the last run. Returns how many. */
export function createReportRefresh({ database: { pool }, timeZone, now = () => new Date() }: Parts) {
  async function lastRun(name: string): Promise<Date | null> {
    const { rows } = await pool.query<{ at: Date }>('select at from report_state where name = $1', [name]);
    return rows[0]?.at ?? null;
  }

  const noteRun = (name: string, at: Date) =>
    pool.query(
      `insert into report_state (name, at) values ($1, $2) on conflict (name) do update set at = excluded.at`,
      [name, at],
    );

  /** Marks the days of what changed; today and yesterday always, because events are still coming in. */
  async function markChanged(at: Date): Promise<void> {
    const until = await lastRun('orders');
    const since = until ? new Date(until.getTime() - OVERLAP_MS) : new Date(0);
    await pool.query(
      `insert into report_day (day, is_due)
       select distinct day, true from (
         select (placed_at at time zone $2)::date as day from shop_order where changed_at > $1
         union all
         select (o.placed_at at time zone $2)::date from order_refund r join shop_order o on o.id = r.order_id
         where r.changed_at > $1
         union all
         select (requested_at at time zone $2)::date from order_return where changed_at > $1
         union all
         select ($3::timestamptz at time zone $2)::date
         union all
         select ($3::timestamptz at time zone $2)::date - 1) changed
       on conflict (day) do update set is_due = true`,
      [since, timeZone, at],
    );
    await noteRun('orders', at);
  }

  return async (): Promise<number> => {
    const at = now();
    await markChanged(at);
    const { rows } = await pool.query<{ day: string }>(
      'select day::text from report_day where is_due order by day desc limit $1',
      [MOST_DAYS],
    );
    for (const { day } of rows) await runTogether(pool, DAY_STATEMENTS, [day, timeZone]);
    const stockAt = await lastRun('stock');
    if (!stockAt || at.getTime() - stockAt.getTime() >= STOCK_EVERY_MS) {
      await runTogether(pool, STOCK_STATEMENTS, [at]);
      await noteRun('stock', at);
    }
    return rows.length;
  };
}

/** The moments of a day in the shop's time zone. */
const within = (column: string) =>
  `${column} >= ($1::date::timestamp at time zone $2) and ${column} < (($1::date + 1)::timestamp at time zone $2)`;
const SOLD = `o.state not in ('cancelled', 'payment-pending')`;

/** Every part of a day is counted anew. */
const DAY_STATEMENTS = [
  'update report_day set is_due = false where day = $1',
  'delete from report_sales where day = $1',
  `insert into report_sales (day, brand_slug, country, currency, orders, cancelled, pieces, discount, delivery, tax, total, refunded)
   select $1, o.brand_slug, coalesce(o.country, ''), o.currency, count(*) filter (where ${SOLD}),
     count(*) filter (where o.state = 'cancelled'), coalesce(sum(l.pieces) filter (where ${SOLD}), 0),
     coalesce(sum((select sum((d->>'amount')::bigint) from jsonb_array_elements(o.snapshot->'discounts') d)) filter (where ${SOLD}), 0),
     coalesce(sum((o.snapshot#>>'{delivery,price}')::bigint) filter (where ${SOLD}), 0),
     coalesce(sum((o.snapshot#>>'{tax,total}')::bigint) filter (where ${SOLD}), 0),
     coalesce(sum(o.total) filter (where ${SOLD}), 0), coalesce(sum(o.refunded) filter (where ${SOLD}), 0)
   from shop_order o left join lateral (select sum(quantity) as pieces from order_line where order_id = o.id) l on true
   where ${within('o.placed_at')} and o.state <> 'payment-pending'
   group by o.brand_slug, coalesce(o.country, ''), o.currency`,
  'delete from report_goods where day = $1',
  `insert into report_goods (day, by, key, brand_slug, currency, pieces, net)
   with sold as (
     select o.brand_slug, o.currency, l.product_id, sum(l.quantity) as pieces, sum(l.net) as net
     from shop_order o join order_line l on l.order_id = o.id
     where ${within('o.placed_at')} and ${SOLD} group by 1, 2, 3),
   named as (
     select s.*, p.brand_slug as maker, p.primary_category as category
     from sold s left join product p on p.id = s.product_id)
   select $1, 'category', coalesce(category, ''), brand_slug, currency, sum(pieces), sum(net) from named group by 3, 4, 5
   union all
   select $1, 'maker', coalesce(maker, ''), brand_slug, currency, sum(pieces), sum(net) from named group by 3, 4, 5`,
  'delete from report_returns where day = $1',
  `insert into report_returns (day, brand_slug, reason, currency, returns, pieces, amount)
   select $1, o.brand_slug, r.reason, r.currency, count(*),
     coalesce(sum((select sum((piece->>'quantity')::int) from jsonb_array_elements(r.pieces) piece)), 0), sum(r.amount)
   from order_return r join shop_order o on o.id = r.order_id where ${within('r.requested_at')}
   group by o.brand_slug, r.reason, r.currency`,
  'delete from report_funnel where day = $1',
  // Orders keep a search attribution, be it empty, of shoppers who agreed to be counted.
  `insert into report_funnel (day, views, baskets, checkouts, paid)
   select $1, count(distinct visitor) filter (where name = 'productView'),
     count(distinct visitor) filter (where name in ('basketStart', 'addToBasket')),
     count(distinct visitor) filter (where name = 'checkoutStart'),
     count(distinct visitor) filter (where name = 'purchase' and visitor in (
       select visitor from event where ${within('at')} and name = 'checkoutStart'))
       + (select count(*) from shop_order o where ${within('o.placed_at')} and ${SOLD} and o.snapshot ? 'searchAttribution')
   from event where ${within('at')}
     and name in ('productView', 'basketStart', 'addToBasket', 'checkoutStart', 'purchase')`,
  'delete from report_searches where day = $1',
  `insert into report_searches (day, query, searches)
   select $1, lower(btrim(details->>'query')), count(*) from event
   where ${within('at')} and name = 'search' and coalesce((details->>'results')::int, 0) = 0
     and coalesce(btrim(details->>'query'), '') <> ''
   group by 2 order by 3 desc, 2 limit ${MOST_SEARCHES}`,
];

/** How many days the stock of each piece lasts at the speed of the last weeks. */
const STOCK_STATEMENTS = [
  // The job and the first reader of a new shop may count at the same time.
  'lock table report_stock in exclusive mode',
  'delete from report_stock',
  `insert into report_stock (sku, product_id, quantity, sold, days_left)
   select l.sku, v.product_id, s.quantity, sum(l.quantity), s.quantity * ${SALES_SPEED_DAYS}.0 / sum(l.quantity)
   from shop_order o join order_line l on l.order_id = o.id
     join stock s on s.sku = l.sku join variant v on v.sku = l.sku join product p on p.id = v.product_id and p.is_live
   where o.placed_at > $1::timestamptz - interval '${SALES_SPEED_DAYS} days' and ${SOLD}
   group by l.sku, v.product_id, s.quantity`,
];

/** Runs statements in one transaction, each with the values that it names. */
async function runTogether(
  pool: Pool,
  statements: readonly string[],
  values: readonly unknown[],
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    for (const statement of statements) {
      const named = values.filter((_, index) => statement.includes(`$${index + 1}`));
      await client.query(statement, named);
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}
