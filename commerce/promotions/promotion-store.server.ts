import { randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { instantOf, type WallTime } from '#commerce/delivery/zoned-time.ts';
import { type FieldErrors, findErrors } from '#commerce/resources/field-errors.ts';
import { recordChange } from '#server/db/changes.server.ts';
import type { Db } from '#server/db/database.server.ts';
import { discountFieldsOf, effectOf } from './discount-fields.ts';
import { type EditablePromotion, limitsOf, type PromotionText, promotionSchema } from './promotion-schema.ts';
import type { PromotionEffect, PromotionLimits, PromotionScope } from './promotions.ts';

/** How far an offer is used. */
export interface OfferFigures {
  /** Paid orders. */
  uses: number;
  /** Payments that have begun. */
  reserved: number;
  codes: number;
  spentCodes: number;
}

/** Promotions as staff edit them; baskets read them through `promotions.server.ts`. */
export interface PromotionStore {
  list(): Promise<(EditablePromotion & { id: string })[]>;
  figures(id: string): Promise<OfferFigures>;
  /** Errors by field; null when it was saved. */
  save(id: string, input: unknown): Promise<FieldErrors | null>;
  remove(id: string): Promise<boolean>;
  generateCodes(id: string, count: number, prefix: string): Promise<void>;
  /** Every generated code, and when it was spent. */
  codes(id: string): Promise<{ code: string; spentAt: Date | null }[]>;
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
  limits: PromotionLimits;
  currency: string | null;
  hasOwnCodes: boolean;
  badge: string | null;
  texts: PromotionText[];
  startsOn: string | null;
  endsOn: string | null;
}

/** Pages that show badges are tagged with this. */
export const OFFERS_TAG = 'content:badges:all';

/** Without letters and digits that look alike. */
const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 9;

/** Days begin and end in the time zone of the shop. */
export function createPromotionStore(
  db: Pick<Db, 'execute' | 'insert'>,
  timeZone = 'Europe/London',
): PromotionStore {
  return {
    async list() {
      const { rows } = await db.execute<PromotionRow>(
        // Some hours away from midnight, so that rows that were stored in another time zone show the same day.
        sql`select id, name, priority, code, is_exclusive as "isExclusive", is_paused as "isPaused", scope, effect,
          limits, currency, has_own_codes as "hasOwnCodes", badge, texts,
          to_char((starts_at + interval '6 hours') at time zone ${timeZone}, 'YYYY-MM-DD') as "startsOn",
          to_char((ends_at - interval '6 hours') at time zone ${timeZone}, 'YYYY-MM-DD') as "endsOn"
          from promotion order by priority, name`,
      );
      return rows.map(({ scope, effect, limits, ...row }) => ({
        ...row,
        ...discountFieldsOf(effect),
        brands: scope.brands,
        site: scope.site ?? null,
        categorySlugs: scope.categorySlugs,
        excludedCategorySlugs: scope.excludedCategorySlugs,
        totalUses: limits.total,
        usesPerCustomer: limits.perCustomer,
        isFirstOrderOnly: limits.isFirstOrderOnly,
      }));
    },

    async figures(id) {
      const { rows } = await db.execute<{ [Name in keyof OfferFigures]: string }>(sql`
        select (select count(*) from promotion_use where promotion_id = ${id} and used_at is not null) as uses,
          (select count(*) from promotion_use where promotion_id = ${id} and used_at is null) as reserved,
          (select count(*) from promotion_code where promotion_id = ${id}) as codes,
          (select count(*) from promotion_use where promotion_id = ${id} and own_code is not null) as "spentCodes"`);
      const [row] = rows;
      return {
        uses: Number(row?.uses ?? 0),
        reserved: Number(row?.reserved ?? 0),
        codes: Number(row?.codes ?? 0),
        spentCodes: Number(row?.spentCodes ?? 0),
      };
    },

    async save(id, input) {
      const parsed = v.safeParse(promotionSchema, input);
      if (!parsed.success) return findErrors(promotionSchema, input);
      const promotion = parsed.output;
      const { name, code, priority, isExclusive, isPaused, currency, hasOwnCodes, badge, texts } = promotion;
      if (code !== null) {
        const { rows } = await db.execute<{ name: string | null }>(
          sql`select name from promotion where upper(code) = ${code.toUpperCase()} and id <> ${id}
            union all select null from promotion_code where code = ${code.toUpperCase()} limit 1`,
        );
        if (rows[0])
          return {
            code:
              rows[0].name === null
                ? 'A generated code is the same.'
                : `“${rows[0].name}” has this code already.`,
          };
      }
      if (promotion.giftSku !== null) {
        const { rows } = await db.execute(sql`select 1 from variant where sku = ${promotion.giftSku}`);
        if (rows.length === 0) return { giftSku: 'There is no piece with this SKU.' };
      }
      const known = await db.execute<{ scope: PromotionScope }>(
        sql`select scope from promotion where id = ${id}`,
      );
      const { brands, categorySlugs, excludedCategorySlugs, site } = promotion;
      // Skus come from imports only; the form does not change them.
      const skus = known.rows[0]?.scope.skus ?? [];
      const scope = JSON.stringify({ skus, brands, categorySlugs, excludedCategorySlugs, site });
      const effect = JSON.stringify(effectOf(promotion));
      const limits = JSON.stringify(limitsOf(promotion));
      const startsAt = dayStart(promotion.startsOn, timeZone);
      const endsAt = dayStart(promotion.endsOn, timeZone, 1);
      await db.execute(
        sql`insert into promotion (id, name, priority, code, is_exclusive, is_paused, scope, effect, starts_at, ends_at,
            limits, currency, has_own_codes, badge, texts)
          values (${id}, ${name}, ${priority}, ${code}, ${isExclusive}, ${isPaused}, ${scope}::jsonb, ${effect}::jsonb,
            ${startsAt}::timestamptz, ${endsAt}::timestamptz, ${limits}::jsonb, ${currency}, ${hasOwnCodes}, ${badge},
            ${JSON.stringify(texts)}::jsonb)
          on conflict (id) do update set name = excluded.name, priority = excluded.priority, code = excluded.code,
            is_exclusive = excluded.is_exclusive, is_paused = excluded.is_paused, scope = excluded.scope,
            effect = excluded.effect, starts_at = excluded.starts_at, ends_at = excluded.ends_at,
            limits = excluded.limits, currency = excluded.currency, has_own_codes = excluded.has_own_codes,
            badge = excluded.badge, texts = excluded.texts`,
      );
      await recordChange(db, [OFFERS_TAG]);
      return null;
    },

    async remove(id) {
      const { rowCount } = await db.execute(sql`delete from promotion where id = ${id}`);
      if (rowCount) await recordChange(db, [OFFERS_TAG]);
      return (rowCount ?? 0) > 0;
    },

    async generateCodes(id, count, prefix) {
      for (let made = 0; made < count; ) {
        const codes = Array.from({ length: count - made }, () => randomCode(prefix));
        const { rowCount } = await db.execute(sql`
          insert into promotion_code (code, promotion_id)
          select code, ${id} from jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb) as code
          on conflict do nothing`);
        made += rowCount ?? 0;
      }
    },

    async codes(id) {
      const { rows } = await db.execute<{ code: string; spentAt: string | null }>(sql`
        select c.code, coalesce(u.used_at, u.reserved_at) as "spentAt"
        from promotion_code c left join promotion_use u on u.own_code = c.code
        where c.promotion_id = ${id} order by c.created_at, c.code`);
      return rows.map(({ code, spentAt }) => ({ code, spentAt: spentAt ? new Date(spentAt) : null }));
    },
  };
}

function randomCode(prefix: string): string {
  const letters = Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]);
  return `${prefix}${prefix && '-'}${letters.join('')}`;
}

const MIDNIGHT = { hour: 0, minute: 0, second: 0 } satisfies Partial<WallTime>;

/** The last day is included, so the end is the start of the day after. */
function dayStart(text: string | null, timeZone: string, plusDays = 0): string | null {
  if (text === null) return null;
  const [year = 0, month = 1, day = 1] = text.split('-').map(Number);
  return instantOf({ year, month, day: day + plusDays, ...MIDNIGHT }, timeZone).toISOString();
}
