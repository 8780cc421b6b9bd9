import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { lockRecord } from '#commerce/resources/record-history.server.ts';
import type { Db } from '#server/db/database.server.ts';
import { computeTax } from './compute-tax.ts';
import type { TaxProvider } from './provider.ts';
import { INITIAL_TAX_RATES } from './rate-table.ts';
import { findClash, type TaxRate, taxRateSchema } from './tax-rate.ts';

export interface StoredTaxRate extends TaxRate {
  id: string;
}

export interface TaxRates {
  list(): Promise<StoredTaxRate[]>;
  /** Errors by field; null when it was saved. Orders keep the tax that they were placed with. */
  save(id: string, input: unknown): Promise<Record<string, string> | null>;
  remove(id: string): Promise<boolean>;
}

/** The initial table with the changes of the merchant, which have the same ids. */
export function createTaxRates(db: Pick<Db, 'execute'>): TaxRates {
  async function list(): Promise<StoredTaxRate[]> {
    const { rows } = await db.execute<StoredTaxRate & { isRemoved: boolean } & Record<string, unknown>>(
      sql`select id, country, region, tax_class as "taxClass", name, basis_points as "basisPoints",
        valid_from::text as "validFrom", valid_to::text as "validTo", is_removed as "isRemoved" from tax_rate`,
    );
    const changed = new Set(rows.map(({ id }) => id));
    const own = rows.filter(({ isRemoved }) => !isRemoved).map(({ isRemoved: _, ...rate }) => rate);
    return [...INITIAL_TAX_RATES.filter(({ id }) => !changed.has(id)), ...own].sort(byPlace);
  }

  async function write(id: string, rate: TaxRate, isRemoved: boolean): Promise<void> {
    await db.execute(
      sql`insert into tax_rate (id, country, region, tax_class, name, basis_points, valid_from, valid_to, is_removed)
        values (${id}, ${rate.country}, ${rate.region}, ${rate.taxClass}, ${rate.name}, ${rate.basisPoints},
          ${rate.validFrom}::date, ${rate.validTo}::date, ${isRemoved})
        on conflict (id) do update set country = excluded.country, region = excluded.region,
          tax_class = excluded.tax_class, name = excluded.name, basis_points = excluded.basis_points,
          valid_from = excluded.valid_from, valid_to = excluded.valid_to, is_removed = excluded.is_removed,
          updated_at = now()`,
    );
  }

  return {
    list,

    async save(id, input) {
      const parsed = v.safeParse(taxRateSchema, input);
      if (!parsed.success) {
        return Object.fromEntries(parsed.issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message]));
      }
      // Two that are saved together must not overlap either.
      await lockRecord(db, 'tax-rate', 'all');
      const others = (await list()).filter((rate) => rate.id !== id);
      const clash = findClash(others, parsed.output);
      if (clash) {
        const period = `${clash.validFrom} – ${clash.validTo ?? '…'}`;
        return {
          validFrom: `This overlaps with ${clash.country} ${clash.taxClass} ${clash.basisPoints / 100} % (${period}).`,
        };
      }
      await write(id, parsed.output, false);
      return null;
    },

    async remove(id) {
      const rate = (await list()).find((one) => one.id === id);
      if (rate) await write(id, rate, true);
      return rate !== undefined;
    },
  };
}

/** Rates are few and needed with every basket, so they are cached for a moment. */
const CACHE_MS = 1_000;

/** The default provider: the shop's own table. */
export function createTableTax(db: Pick<Db, 'execute'>, now: () => Date = () => new Date()): TaxProvider {
  const rates = createTaxRates(db);
  let known: { at: number; list: Promise<StoredTaxRate[]> } | null = null;
  return {
    id: 'table',
    async prepare() {
      const at = now().getTime();
      if (!known || at - known.at > CACHE_MS) known = { at, list: rates.list() };
      known.list.catch(() => {
        known = null;
      });
      const list = await known.list;
      return async (request) => computeTax(list, request);
    },
  };
}

function byPlace(one: StoredTaxRate, other: StoredTaxRate): number {
  return one.id < other.id ? -1 : 1;
}
