import { formatInvoiceNumber, type InvoiceKind } from '#commerce/orders/documents/invoice.ts';
import { toDecimal } from '#commerce/pricing/format-money.ts';
import { ownersOf, type Reach } from '#commerce/resources/permissions.ts';
import { writeCsv } from '#commerce/search/insights/report-csv.ts';
import type { Database } from '#server/db/database.server.ts';
import type { MonthEndPart } from './month-end-parts.ts';

export interface MonthEndQuery extends Reach {
  /** YYYY-MM. */
  month: string;
  timeZone: string;
}

type Row = Record<string, string | number>;

const PAGE = 2_000;

const inMonth = (column: string) =>
  `${column} >= (($1 || '-01')::timestamp at time zone $2)
    and ${column} < ((($1 || '-01')::date + interval '1 month')::timestamp at time zone $2)`;
const OWN = `($3::text[] is null or o.brand_slug = any($3) or o.brand_slug || '/' || o.country = any($3))`;

/** One file in chunks, so that a month of any size fits into memory. */
export async function* monthEndCsv(
  { pool }: Pick<Database, 'pool'>,
  part: MonthEndPart,
  query: MonthEndQuery,
): AsyncGenerator<string> {
  const columns = COLUMNS[part];
  yield `${columns.join(',')}\r\n`;
  for await (const rows of part === 'tax' ? readTax(pool, query) : readPages(pool, part, query)) {
    if (rows.length === 0) continue;
    const text = writeCsv(rows.map((row) => Object.fromEntries(columns.map((name) => [name, row[name]]))));
    yield text.slice(text.indexOf('\r\n') + 2);
  }
}

const COLUMNS: Record<MonthEndPart, readonly string[]> = {
  orders: [
    'order',
    'placed',
    'brand',
    'country',
    'state',
    'currency',
    'goods',
    'discount',
    'delivery',
    'tax',
    'total',
    'refunded',
  ],
  tax: ['seller', 'currency', 'tax', 'rate', 'net', 'amount'],
  refunds: ['document', 'issued', 'order', 'invoice', 'brand', 'currency', 'net', 'tax', 'total'],
  documents: ['document', 'kind', 'issued', 'order', 'seller', 'brand', 'currency', 'net', 'tax', 'total'],
};

type Pool = Pick<Database['pool'], 'query'>;

const DOCUMENTS = `select i.id, i.issued_at as at, i.kind, i.number, i.seller, i.brand_slug as brand, i.currency, i.total, i.tax,
  i.body->>'invoiceNumber' as invoice, o.number as "order"
  from invoice i join shop_order o on o.id = i.order_id where ${inMonth('i.issued_at')} and ${OWN}`;

const PAGES: Record<
  Exclude<MonthEndPart, 'tax'>,
  { sql: string; toRow(row: Record<string, unknown>): Row }
> = {
  orders: {
    sql: `select o.id, o.placed_at as at, o.number, o.brand_slug as brand, coalesce(o.country, '') as country, o.state,
        o.currency, o.total, o.refunded, (o.snapshot->>'subTotal')::bigint as goods,
        coalesce((select sum((d->>'amount')::bigint) from jsonb_array_elements(o.snapshot->'discounts') d), 0) as discount,
        coalesce((o.snapshot#>>'{delivery,price}')::bigint, 0) as delivery,
        coalesce((o.snapshot#>>'{tax,total}')::bigint, 0) as tax
      from shop_order o where ${inMonth('o.placed_at')} and ${OWN}`,
    toRow({ number, at, brand, country, state, currency, ...amounts }) {
      const money = (name: string) => decimal(amounts[name], currency);
      return {
        order: String(number),
        placed: isoOf(at),
        brand: String(brand),
        country: String(country),
        state: String(state),
        currency: String(currency),
        goods: money('goods'),
        discount: money('discount'),
        delivery: money('delivery'),
        tax: money('tax'),
        total: money('total'),
        refunded: money('refunded'),
      };
    },
  },
  refunds: { sql: `${DOCUMENTS} and i.kind = 'credit-note'`, toRow: documentRow },
  documents: { sql: DOCUMENTS, toRow: documentRow },
};

/** Amounts of credit notes are negative. */
function documentRow({
  kind,
  number,
  at,
  order,
  invoice,
  seller,
  brand,
  currency,
  total,
  tax,
}: Record<string, unknown>): Row {
  const sign = kind === 'credit-note' ? -1 : 1;
  const money = (amount: number) => decimal(sign * amount, currency);
  return {
    document: formatInvoiceNumber(kind as InvoiceKind, Number(number)),
    kind: String(kind),
    issued: isoOf(at),
    order: String(order),
    invoice: String(invoice ?? ''),
    seller: String(seller),
    brand: String(brand),
    currency: String(currency),
    net: money(Number(total) - Number(tax)),
    tax: money(Number(tax)),
    total: money(Number(total)),
  };
}

/** Spreadsheets can add it. */
const decimal = (amount: unknown, currency: unknown) =>
  toDecimal({ centAmount: Number(amount), currencyCode: String(currency) });
const isoOf = (value: unknown) => (value as Date).toISOString();

/** Rows in order of time, a page after the other. */
async function* readPages(
  pool: Pool,
  part: Exclude<MonthEndPart, 'tax'>,
  query: MonthEndQuery,
): AsyncGenerator<Row[]> {
  const { sql, toRow } = PAGES[part];
  let after = { at: null as string | null, id: '' };
  for (;;) {
    // As text: a date of JavaScript has no microseconds, and rows of one millisecond would be left out.
    const { rows }: { rows: Record<string, unknown>[] } = await pool.query(
      `select *, at::text as "place" from (${sql}) listed
       where $4::timestamptz is null or (at, id) > ($4::timestamptz, $5) order by at, id limit ${PAGE}`,
      [query.month, query.timeZone, ownersOf(query), after.at, after.id],
    );
    yield rows.map(toRow);
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = { at: String(last.place), id: String(last.id) };
  }
}

/** Tax of all documents by rate; credit notes reduce it. */
async function* readTax(pool: Pool, query: MonthEndQuery): AsyncGenerator<Row[]> {
  const { rows } = await pool.query<{
    seller: string;
    currency: string;
    name: string;
    rate: number;
    net: string;
    tax: string;
  }>(
    `select i.seller, i.currency, t->>'name' as name, (t->>'basisPoints')::float8 / 100 as rate,
       sum((t->>'taxable')::bigint * sign) as net, sum((t->>'tax')::bigint * sign) as tax
     from invoice i join shop_order o on o.id = i.order_id, jsonb_array_elements(i.body->'taxByRate') t,
       lateral (select case when i.kind = 'credit-note' then -1 else 1 end as sign) s
     where ${inMonth('i.issued_at')} and ${OWN}
     group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
    [query.month, query.timeZone, ownersOf(query)],
  );
  yield rows.map(({ seller, currency, name, rate, net, tax }) => ({
    seller,
    currency,
    tax: name,
    rate,
    net: decimal(net, currency),
    amount: decimal(tax, currency),
  }));
}
