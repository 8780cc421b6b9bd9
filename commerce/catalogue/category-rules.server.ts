import { currentPrice } from '#commerce/pricing/current-price.server.ts';
import type { CategoryRule } from './category-rule.ts';
import type { Queries } from './queries.server.ts';
import { OWN_LIST } from './read-product.server.ts';

/** After the categories that were chosen by hand. */
const POSITION = 1_000;

export interface RuleScope {
  /** Only the rules of these categories; all when left out. */
  categories?: readonly string[];
  /** Only these products; all when left out. */
  products?: readonly string[];
}

/** Puts products into the categories whose rule they meet, takes others out, and returns the tags of what changed. */
export async function applyCategoryRules(
  client: Queries,
  { categories, products }: RuleScope,
): Promise<string[]> {
  const { rows } = await client.query<{ slug: string; rule: CategoryRule | null }>(
    `select slug, rule from category where ${categories ? 'slug = any($1)' : 'rule is not null'}`,
    categories ? [categories] : [],
  );
  const tags = new Set<string>();
  for (const { slug, rule } of rows) {
    const values: unknown[] = [slug];
    const add = (value: unknown) => `$${values.push(value)}`;
    const scope = (column: string) => (products ? `and ${column} = any(${add(products)}::text[])` : '');
    const statement = `with wanted as (select p.id from product p where ${conditionOf(rule, add)} ${scope('p.id')}),
      removed as (delete from product_category c where c.category_slug = $1 and c.is_automatic ${scope('c.product_id')}
        and not exists (select 1 from wanted w where w.id = c.product_id) returning c.product_id),
      added as (insert into product_category (product_id, category_slug, position, is_automatic)
        select id, $1::text, ${POSITION}, true from wanted on conflict do nothing returning product_id)
      select product_id as id from removed union select product_id from added`;
    const changed = await client.query<{ id: string }>(statement, values);
    if (changed.rows.length > 0) tags.add(`category:${slug}`);
    for (const { id } of changed.rows) tags.add(`product:${id}`);
  }
  return [...tags];
}

function conditionOf(rule: CategoryRule | null, add: (value: unknown) => string): string {
  if (!rule) return 'false';
  const { filters, within, priceFrom, priceUntil, newerThanDays } = rule;
  const conditions = Object.entries(filters).map(
    ([key, values]) => `p.details -> 'facets' -> ${add(key)}::text ?| ${add(values)}::text[]`,
  );
  // Only what was chosen by hand, so that rules do not depend on each other.
  if (within.length > 0)
    conditions.push(
      `exists (select 1 from product_category o where o.product_id = p.id and o.is_automatic is not true
        and o.category_slug = any(${add(within)}::text[]))`,
    );
  if (priceFrom !== undefined || priceUntil !== undefined)
    conditions.push(
      `exists (select 1 from variant v join lateral ${currentPrice('v.sku', OWN_LIST)} pr on true where v.product_id = p.id
        and pr.cent_amount between ${add(priceFrom ?? 0)}::int and ${add(priceUntil ?? 2_000_000_000)}::int)`,
    );
  if (newerThanDays !== undefined)
    conditions.push(`p.published_at > now() - make_interval(days => ${add(newerThanDays)}::int)`);
  return conditions.length > 0 ? conditions.join(' and ') : 'false';
}
