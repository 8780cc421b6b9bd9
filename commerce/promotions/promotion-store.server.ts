import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Db } from '#server/db/database.server.ts';
import { discountFieldsOf, type EditablePromotion, effectOf, promotionSchema } from './promotion-schema.ts';
import type { PromotionEffect, PromotionScope } from './promotions.ts';

/** Promotions as staff edit them; baskets read them through `promotions.server.ts`. */
export interface PromotionStore {
  list(): Promise<(EditablePromotion & { id: string })[]>;
  /** Errors by field; null when it was saved. */
  save(id: string, input: unknown): Promise<Record<string, string> | null>;
  remove(id: string): Promise<boolean>;
}

interface PromotionRow extends Record<string, unknown> {
  id: string;
  name: string;
  priority: number;
  code: string | null;
  isExclusive: boolean;
  isPaused: boolean;
  scope: PromotionScope;
  effect: PromotionEffect;
  startsOn: string | null;
  endsOn: string | null;
}

const DAY = 86_400_000;

export function createPromotionStore(db: Pick<Db, 'execute'>): PromotionStore {
  return {
    async list() {
      const { rows } = await db.execute<PromotionRow>(
        sql`select id, name, priority, code, is_exclusive as "isExclusive", is_paused as "isPaused", scope, effect,
          to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD') as "startsOn",
          to_char((ends_at - interval '1 millisecond') at time zone 'UTC', 'YYYY-MM-DD') as "endsOn"
          from promotion order by priority, name`,
      );
      return rows.map(({ scope, effect, ...row }) => ({
        ...row,
        ...discountFieldsOf(effect),
        brands: scope.brands,
        categorySlugs: scope.categorySlugs,
        excludedCategorySlugs: scope.excludedCategorySlugs,
      }));
    },

    async save(id, input) {
      const parsed = v.safeParse(promotionSchema, input);
      if (!parsed.success) return errorsByField(parsed.issues);
      const promotion = parsed.output;
      const { name, code, priority, isExclusive, isPaused } = promotion;
      if (code !== null) {
        const { rows } = await db.execute<{ name: string }>(
          sql`select name from promotion where upper(code) = ${code.toUpperCase()} and id <> ${id} limit 1`,
        );
        if (rows[0]) return { code: `“${rows[0].name}” has this code already.` };
      }
      const known = await db.execute<{ scope: PromotionScope }>(
        sql`select scope from promotion where id = ${id}`,
      );
      const { brands, categorySlugs, excludedCategorySlugs } = promotion;
      // Skus come from imports only; the form does not change them.
      const skus = known.rows[0]?.scope.skus ?? [];
      const scope = JSON.stringify({ skus, brands, categorySlugs, excludedCategorySlugs });
      const effect = JSON.stringify(effectOf(promotion));
      const [startsAt, endsAt] = [dayStart(promotion.startsOn), dayStart(promotion.endsOn, 1)];
      await db.execute(
        sql`insert into promotion (id, name, priority, code, is_exclusive, is_paused, scope, effect, starts_at, ends_at)
          values (${id}, ${name}, ${priority}, ${code}, ${isExclusive}, ${isPaused}, ${scope}::jsonb, ${effect}::jsonb,
            ${startsAt}::timestamptz, ${endsAt}::timestamptz)
          on conflict (id) do update set name = excluded.name, priority = excluded.priority, code = excluded.code,
            is_exclusive = excluded.is_exclusive, is_paused = excluded.is_paused, scope = excluded.scope,
            effect = excluded.effect, starts_at = excluded.starts_at, ends_at = excluded.ends_at`,
      );
      return null;
    },

    async remove(id) {
      const { rowCount } = await db.execute(sql`delete from promotion where id = ${id}`);
      return (rowCount ?? 0) > 0;
    },
  };
}

function errorsByField(issues: readonly v.BaseIssue<unknown>[]): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of issues) errors[v.getDotPath(issue) ?? ''] ??= issue.message;
  return errors;
}

/** The last day is included, so the end is the start of the day after. */
function dayStart(day: string | null, plusDays = 0): string | null {
  if (day === null) return null;
  return new Date(new Date(`${day}T00:00:00Z`).getTime() + plusDays * DAY).toISOString();
}
