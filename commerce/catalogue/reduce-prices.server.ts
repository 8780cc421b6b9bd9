import { sql } from 'drizzle-orm';
import type { PricePeriod } from '#commerce/pricing/price-period.ts';
import { resolvePrice } from '#commerce/pricing/price-period.ts';
import { type PriceEntry, readPrices, savePrices } from '#commerce/pricing/prices.server.ts';
import type { ActionResult, Rows } from '#commerce/resources/resource-store.server.ts';
import { recordChange } from '#server/db/changes.server.ts';
import { applyCategoryRules } from './category-rules.server.ts';
import { queriesOf } from './queries.server.ts';

export interface Reduction {
  percent: number;
  /** Null for now. */
  from: Date | null;
  /** Null until it is ended. */
  until: Date | null;
}

/** Adds a sale to every variant, in every price list that has it; it begins and ends by itself. */
export function reducePrices(db: Rows, key: string, { percent, from, until }: Reduction, now: Date) {
  const starts = from ?? now;
  return changePrices(db, key, (periods) => {
    const regular = resolvePrice(
      periods.filter(({ kind }) => kind === 'regular'),
      starts,
    );
    if (!regular) return periods;
    // Rounded down, so that what is said is never more than what is given.
    const full = Math.max(regular.wasCentAmount ?? 0, regular.centAmount);
    const centAmount = Math.floor((full * (100 - percent)) / 100);
    const wasCentAmount = regular.wasCentAmount;
    return [...periods, { kind: 'sale', centAmount, wasCentAmount, validFrom: from ?? now, validTo: until }];
  });
}

/** Ends what runs now and leaves out what was planned. */
export function endReductions(db: Rows, key: string, now: Date) {
  return changePrices(db, key, (periods) =>
    periods
      .filter(({ kind, validFrom }) => kind !== 'sale' || validFrom === null || validFrom <= now)
      .map((period) =>
        period.kind === 'sale' && (period.validTo === null || period.validTo > now)
          ? { ...period, validTo: now }
          : period,
      ),
  );
}

/** The sentence leaves the transaction as an error, so that no variant keeps another price than the rest. */
class Refused extends Error {}

async function changePrices(
  db: Rows,
  key: string,
  change: (periods: PricePeriod[]) => PricePeriod[],
): Promise<ActionResult> {
  try {
    await db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ sku: string; id: string }>(
        sql`select v.sku, p.id from product p join variant v on v.product_id = p.id where p.key = ${key}
          order by v.sku for update of p`,
      );
      const entries = await readPrices(
        tx,
        rows.map(({ sku }) => sku),
      );
      const places = Map.groupBy(entries, ({ sku, priceList }) => `${priceList} ${sku}`);
      for (const periods of places.values()) {
        const [place] = periods;
        const problem = place && (await savePrices(tx, place, change(periods.map(toPeriod))));
        if (problem) throw new Refused(problem);
      }
      if (rows[0]) await notePriceChange(tx, rows[0].id);
    });
    return { kind: 'done' };
  } catch (error) {
    if (error instanceof Refused) return { kind: 'refused', reason: error.message };
    throw error;
  }
}

function toPeriod({ kind, centAmount, wasCentAmount, validFrom, validTo }: PriceEntry): PricePeriod {
  return { kind, centAmount, wasCentAmount, validFrom, validTo };
}

/** Its place in lists sorted by price may change, and which categories hold it by their rule. */
export async function notePriceChange(db: Rows, productId: string): Promise<void> {
  const { rows } = await db.execute<{ slug: string }>(
    sql`select category_slug as slug from product_category where product_id = ${productId}`,
  );
  const moved = await applyCategoryRules(queriesOf(db), { products: [productId] });
  await recordChange(db, [`product:${productId}`, ...rows.map(({ slug }) => `category:${slug}`), ...moved]);
}
