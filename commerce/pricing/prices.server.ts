import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/database.server.ts';
import { formatMoney } from './format-money.ts';
import { findPeriodProblem, type PricePeriod } from './price-period.ts';

/** A period with where it counts: what editors and files read and write. */
export interface PriceEntry extends PricePeriod {
  sku: string;
  /** Every currency has a list of its name, for example GBP; a market may have another. */
  priceList: string;
  currency: string;
}

interface PriceRow extends Record<string, unknown> {
  sku: string;
  priceList: string;
  currency: string;
  kind: PricePeriod['kind'];
  centAmount: number;
  wasCentAmount: number | null;
  validFrom: Date | string | null;
  validTo: Date | string | null;
}

const toDate = (at: Date | string | null) => (at === null ? null : new Date(at));

/** All periods of these skus, past and future ones too, by sku, list and beginning. */
export async function readPrices(
  db: Pick<Db, 'execute'>,
  skus: readonly string[],
  priceList?: string,
): Promise<PriceEntry[]> {
  const { rows } = await db.execute<PriceRow>(sql`
    select sku, price_list as "priceList", currency, kind, cent_amount as "centAmount", was_cent_amount as "wasCentAmount",
      valid_from as "validFrom", valid_to as "validTo"
    from price where sku in (select jsonb_array_elements_text(${JSON.stringify(skus)}::jsonb))
      and (${priceList ?? null}::text is null or price_list = ${priceList ?? null})
    order by sku, price_list, kind, valid_from nulls first`);
  return rows.map((row) => ({ ...row, validFrom: toDate(row.validFrom), validTo: toDate(row.validTo) }));
}

/** Where a price counts: one sku in one list. */
export interface PricePlace {
  sku: string;
  priceList: string;
  currency: string;
}

/**
 * Replaces the periods of one sku in one list; without any it is not sold there any more. The problem as a sentence, with the clash
 * named, or null when they were saved. The caller records the change of the product.
 */
export async function savePrices(
  db: Pick<Db, 'execute' | 'transaction'>,
  { sku, priceList, currency }: PricePlace,
  periods: readonly PricePeriod[],
): Promise<string | null> {
  const problem = findPeriodProblem(periods, (centAmount) =>
    formatMoney({ centAmount, currencyCode: currency }),
  );
  if (problem) return problem;
  const rows = periods.map((period) => ({
    kind: period.kind,
    cent_amount: period.centAmount,
    was_cent_amount: period.wasCentAmount,
    valid_from: period.validFrom?.toISOString() ?? null,
    valid_to: period.validTo?.toISOString() ?? null,
  }));
  await db.transaction(async (tx) => {
    // Two editors of one sku save one after the other.
    await tx.execute(sql`select 1 from variant where sku = ${sku} for update`);
    await tx.execute(sql`
      delete from price where sku = ${sku} and price_list = ${priceList} and not exists (
        select 1 from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(kind text, valid_from timestamptz)
        where given.kind = price.kind and given.valid_from is not distinct from price.valid_from)`);
    await tx.execute(sql`
      insert into price (sku, currency, country, price_list, kind, cent_amount, was_cent_amount, valid_from, valid_to)
      select ${sku}, ${currency}, '', ${priceList}, kind, cent_amount, was_cent_amount, valid_from, valid_to
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as given(kind text, cent_amount int, was_cent_amount int, valid_from timestamptz, valid_to timestamptz)
      on conflict (sku, price_list, kind, valid_from) do update set cent_amount = excluded.cent_amount,
        was_cent_amount = excluded.was_cent_amount, valid_to = excluded.valid_to,
        pre_discount_cent_amount = null, discount_effects = '[]'`);
  });
  return null;
}

/** A row of the table `price`, as files write it: the regular price without a period. */
export interface RegularPriceRow {
  sku: string;
  currency: string;
  country: string;
  price_list: string;
  cent_amount: number;
  was_cent_amount: number | null;
}

const WRITTEN = [
  'currency',
  'country',
  'cent_amount',
  'was_cent_amount',
  'pre_discount_cent_amount',
  'discount_effects',
  'exclusions_messaging',
  'delivery_messaging',
];

/** Writes regular prices of many skus; sales and other lists stay as they are. A price that did not change is not written. */
export async function writeRegularPrices(
  client: { query(text: string, values: unknown[]): Promise<unknown> },
  rows: readonly RegularPriceRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const tuple = (of: string) => `(${WRITTEN.map((column) => `${of}.${column}`).join(', ')})`;
  await client.query(
    `insert into price (sku, price_list, kind, ${WRITTEN.join(', ')})
     select sku, price_list, 'regular', ${WRITTEN.map((column) => (column === 'discount_effects' ? `coalesce(${column}, '[]')` : column)).join(', ')}
     from jsonb_populate_recordset(null::price, $1)
     on conflict (sku, price_list, kind, valid_from) do update
       set ${WRITTEN.map((column) => `${column} = excluded.${column}`).join(', ')}
     where ${tuple('price')} is distinct from ${tuple('excluded')}`,
    [JSON.stringify(rows)],
  );
}
