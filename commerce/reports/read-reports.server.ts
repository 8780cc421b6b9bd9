import type { ReturnReason } from '#commerce/orders/return-request.ts';
import { DEFAULT_CURRENCY } from '#commerce/pricing/format-money.ts';
import { ownersOf, type Reach } from '#commerce/resources/permissions.ts';
import type { Database } from '#server/db/database.server.ts';
import { type Comparison, comparedPeriod, daysOf, type Period } from './report-period.ts';

/** Amounts are minor units of one currency. */
export interface SalesFigures {
  orders: number;
  cancelled: number;
  pieces: number;
  discount: number;
  delivery: number;
  tax: number;
  total: number;
  refunded: number;
}

export interface DayFigures {
  day: string;
  orders: number;
  total: number;
  /** Of the day that this one is compared with. */
  before: { day: string; orders: number; total: number } | null;
}

export interface NamedFigures {
  key: string;
  name: string;
  orders?: number;
  pieces: number;
  amount: number;
  /** Null without a comparison. */
  amountBefore: number | null;
}

export interface Funnel {
  views: number;
  baskets: number;
  checkouts: number;
  paid: number;
}

export interface Report {
  period: Period;
  compared: Period | null;
  currency: string;
  /** Currencies with orders in the period, most orders first. */
  currencies: string[];
  /** Until when orders are counted; null before the first count. */
  countedAt: string | null;
  sales: SalesFigures;
  salesBefore: SalesFigures | null;
  days: DayFigures[];
  sites: NamedFigures[];
  markets: NamedFigures[];
  makers: NamedFigures[];
  categories: NamedFigures[];
  returns: { reason: ReturnReason; returns: number; pieces: number; amount: number }[];
  funnel: Funnel;
  funnelBefore: Funnel | null;
  searches: { query: string; searches: number }[];
  stock: {
    sku: string;
    productKey: string;
    name: string;
    quantity: number;
    sold: number;
    daysLeft: number;
  }[];
}

export interface ReportQuery extends Period, Reach {
  comparison: Comparison;
  /** The one with most orders when left out. */
  currency: string | null;
  locale: string;
}

const MOST_ROWS = 50;
const MOST_LISTED = 20;

type Pool = Pick<Database['pool'], 'query'>;

const NO_SALES: SalesFigures = {
  orders: 0,
  cancelled: 0,
  pieces: 0,
  discount: 0,
  delivery: 0,
  tax: 0,
  total: 0,
  refunded: 0,
};
const SUMS = Object.keys(NO_SALES).map((name) => `coalesce(sum(${name}), 0)::float8 as ${name}`);
const OWN = 'day between $1 and $2 and ($3::text[] is null or brand_slug = any($3))';
/** Only sales are counted by country, for accounts limited to markets. */
const OWN_SALES = `day between $1 and $2 and ($3::text[] is null or brand_slug = any($3) or brand_slug || '/' || country = any($3))`;

/** The numbers of a period from what the job has counted, so that their cost does not grow with the orders. */
export async function readReport(pool: Pool, query: ReportQuery): Promise<Report> {
  const { from, until, comparison, locale } = query;
  const owners = ownersOf(query);
  const period = { from, until };
  const compared = comparedPeriod(period, comparison);
  const currencies = await readCurrencies(pool, period, owners);
  const currency = query.currency ?? currencies[0] ?? DEFAULT_CURRENCY;
  const sales = (days: Period | null) => days && readSales(pool, days, owners, currency);
  const grouped = (sql: string) => readGroups(pool, sql, { period, compared, owners, currency, locale });
  const funnel = (days: Period | null) => days && readFunnel(pool, days);
  const [now, before, dayRows, dayRowsBefore] = await Promise.all([
    sales(period),
    sales(compared),
    readDays(pool, period, owners, currency),
    compared ? readDays(pool, compared, owners, currency) : new Map<string, never>(),
  ]);
  const [sites, markets, makers, categories] = await Promise.all([
    grouped(GROUPS.sites),
    grouped(GROUPS.markets),
    grouped(GROUPS.makers),
    grouped(GROUPS.categories),
  ]);
  const [funnelNow, funnelBefore, returns, searches, stock, counted] = await Promise.all([
    funnel(period),
    funnel(compared),
    readReturns(pool, period, owners, currency),
    readSearches(pool, period),
    readStock(pool, query.brands),
    pool.query<{ at: Date }>(`select at from report_state where name = 'orders'`),
  ]);
  const daysBefore = compared ? daysOf(compared) : [];
  return {
    period,
    compared,
    currency,
    currencies,
    countedAt: counted.rows[0]?.at.toISOString() ?? null,
    sales: now ?? NO_SALES,
    salesBefore: before ?? null,
    days: daysOf(period).map((day, index) => {
      const dayBefore = daysBefore[index];
      return {
        day,
        ...(dayRows.get(day) ?? { orders: 0, total: 0 }),
        before: dayBefore
          ? { day: dayBefore, ...(dayRowsBefore.get(dayBefore) ?? { orders: 0, total: 0 }) }
          : null,
      };
    }),
    ...{ sites, markets, makers, categories, returns, searches, stock },
    funnel: funnelNow ?? { views: 0, baskets: 0, checkouts: 0, paid: 0 },
    funnelBefore: funnelBefore ?? null,
  };
}

type Owners = readonly string[] | null;

async function readCurrencies(pool: Pool, { from, until }: Period, owners: Owners): Promise<string[]> {
  const { rows } = await pool.query<{ currency: string }>(
    `select currency from report_sales where ${OWN_SALES} group by currency order by sum(orders) desc, currency`,
    [from, until, owners],
  );
  return rows.map(({ currency }) => currency);
}

async function readSales(pool: Pool, { from, until }: Period, owners: Owners, currency: string) {
  const { rows } = await pool.query<SalesFigures>(
    `select ${SUMS.join(', ')} from report_sales where ${OWN_SALES} and currency = $4`,
    [from, until, owners, currency],
  );
  return rows[0] ?? NO_SALES;
}

async function readDays(pool: Pool, { from, until }: Period, owners: Owners, currency: string) {
  const { rows } = await pool.query<{ day: string; orders: number; total: number }>(
    `select day::text, sum(orders)::float8 as orders, sum(total)::float8 as total
     from report_sales where ${OWN_SALES} and currency = $4 group by 1`,
    [from, until, owners, currency],
  );
  return new Map(rows.map(({ day, orders, total }) => [day, { orders, total }]));
}

/** Sums by key in a period `r`; the name may need the language, which is $5. */
const GROUPS = {
  sites: `select brand_slug as key, brand_slug as name, sum(orders)::float8 as orders, sum(pieces)::float8 as pieces,
    sum(total)::float8 as amount from report_sales where ${OWN_SALES} and currency = $4 group by 1 having sum(orders) > 0`,
  markets: `select country as key, country as name, sum(orders)::float8 as orders, sum(pieces)::float8 as pieces,
    sum(total)::float8 as amount from report_sales where ${OWN_SALES} and currency = $4 group by 1 having sum(orders) > 0`,
  makers: `select r.key, coalesce(b.name, r.key) as name, r.pieces, r.amount from (
      select key, sum(pieces)::float8 as pieces, sum(net)::float8 as amount
      from report_goods where by = 'maker' and ${OWN} and currency = $4 group by 1) r left join brand b on b.slug = r.key`,
  categories: `select r.key, coalesce(c.names->>$5, c.names->>'en-GB', r.key) as name, r.pieces, r.amount from (
      select key, sum(pieces)::float8 as pieces, sum(net)::float8 as amount
      from report_goods where by = 'category' and ${OWN} and currency = $4 group by 1) r left join category c on c.slug = r.key`,
};

interface GroupQuery {
  period: Period;
  compared: Period | null;
  owners: Owners;
  currency: string;
  locale: string;
}

async function readGroups(
  pool: Pool,
  sql: string,
  { period, compared, owners, currency, locale }: GroupQuery,
): Promise<NamedFigures[]> {
  const read = async ({ from, until }: Period, limit: string) => {
    const values = [from, until, owners, currency, ...(sql.includes('$5') ? [locale] : [])];
    const { rows } = await pool.query<Omit<NamedFigures, 'amountBefore'>>(
      `select * from (${sql}) grouped order by amount desc, key ${limit}`,
      values,
    );
    return rows;
  };
  const rows = await read(period, `limit ${MOST_ROWS}`);
  const before = compared && new Map((await read(compared, '')).map(({ key, amount }) => [key, amount]));
  return rows.map((row) => ({ ...row, amountBefore: before && (before.get(row.key) ?? 0) }));
}

async function readFunnel(pool: Pool, { from, until }: Period): Promise<Funnel | null> {
  const { rows } = await pool.query<Funnel>(
    `select coalesce(sum(views), 0)::float8 as views, coalesce(sum(baskets), 0)::float8 as baskets,
       coalesce(sum(checkouts), 0)::float8 as checkouts, coalesce(sum(paid), 0)::float8 as paid
     from report_funnel where day between $1 and $2`,
    [from, until],
  );
  return rows[0] ?? null;
}

async function readReturns(pool: Pool, { from, until }: Period, owners: Owners, currency: string) {
  const { rows } = await pool.query<Report['returns'][number]>(
    `select reason, sum(returns)::float8 as returns, sum(pieces)::float8 as pieces, sum(amount)::float8 as amount
     from report_returns where ${OWN} and currency = $4 group by 1 order by 2 desc, 1`,
    [from, until, owners, currency],
  );
  return rows;
}

async function readSearches(pool: Pool, { from, until }: Period) {
  const { rows } = await pool.query<Report['searches'][number]>(
    `select query, sum(searches)::float8 as searches from report_searches
     where day between $1 and $2 group by 1 order by 2 desc, 1 limit ${MOST_LISTED}`,
    [from, until],
  );
  return rows;
}

async function readStock(pool: Pool, brands: Reach['brands']) {
  const { rows } = await pool.query<Report['stock'][number]>(
    `select r.sku, p.key as "productKey", p.name, r.quantity, r.sold, r.days_left::float8 as "daysLeft"
     from report_stock r join product p on p.id = r.product_id
     where $1::text[] is null or jsonb_array_length(p.details -> 'availableFascias') <> 1
       or p.details -> 'availableFascias' ->> 0 = any($1) order by r.days_left, r.sold desc, r.sku limit ${MOST_LISTED}`,
    [brands],
  );
  return rows;
}
