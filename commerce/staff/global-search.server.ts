import { normaliseCode, plainCode } from '#commerce/catalogue/find-by-code.server.ts';
import { type Actor, may, ownersOf, type Permission } from '#commerce/resources/permissions.ts';
import { likePattern } from '#commerce/resources/table-list.server.ts';
import { wordsQuery } from '#commerce/resources/words-query.ts';
import type { Database } from '#server/db/database.server.ts';

export type FindingKind = 'order' | 'customer' | 'product' | 'page';

export interface Finding {
  kind: FindingKind;
  title: string;
  detail: string;
  to: string;
}

const EACH = 5;
/** Of a common word so many are looked at; the index finds them before they are sorted. */
const MOST_FOUND = 1000;

interface Source {
  permission: Permission;
  /** Columns `title`, `detail` and `key`, from `asked`: the words in lower case, as patterns, and the brands of the account. */
  rows: string;
  to(row: { key: string; title: string }): string;
}

const SOURCES: Readonly<Record<FindingKind, Source>> = {
  order: {
    permission: 'orders.read',
    rows: `select number as key, number as title, email || ', ' || to_char(placed_at, 'YYYY-MM-DD') as detail
      from asked, lateral (select * from shop_order where search_words @@ found_words
        and (owners is null or brand_slug = any(owners) or brand_slug || '/' || country = any(owners)) limit ${MOST_FOUND}) o
      order by placed_at desc`,
    to: ({ key }) => `/staff/orders/${encodeURIComponent(key)}`,
  },
  customer: {
    permission: 'customers.read',
    rows: `select id as key, first_name || ' ' || last_name as title, email as detail
      from asked, lateral (select * from customer where search_words @@ found_words limit ${MOST_FOUND}) c
      order by created_at desc`,
    to: ({ key }) => `/staff/customers/${encodeURIComponent(key)}`,
  },
  product: {
    permission: 'products.read',
    rows: `select p.key, p.name as title, p.key as detail from asked, product p
      where (to_tsvector('simple', p.name || ' ' || p.key) @@ found_words or p.id = any(array(
          select id from product where ${plainCode('key')} = code
          union select product_id from variant where ${plainCode('sku')} = code)))
        and (brands is null or jsonb_array_length(p.details -> 'availableFascias') <> 1
          or p.details -> 'availableFascias' ->> 0 = any(brands)) order by p.is_live desc, p.name`,
    to: ({ key }) => `/staff/products/${encodeURIComponent(key)}`,
  },
  page: {
    permission: 'content.read',
    rows: `select distinct on (key) json_build_array(key, brand, locale)::text as key, coalesce(body ->> 'title', key) as title,
        key as detail
      from asked, content_version
      where kind = 'page' and (lower(key) like anywhere or lower(body ->> 'title') like anywhere)
        and (brands is null or brand = '*' or brand = any(brands))
      order by key, id desc`,
    to: ({ key }) => {
      const [page, brand, locale] = JSON.parse(key) as [string, string, string];
      return `/staff/studio/entry?${new URLSearchParams({ kind: 'page', key: page, brand, locale })}`;
    },
  },
};

/** Orders by number, email, name, postcode or SKU, customers by name or email, products by name, key or SKU, pages by title or address. */
export async function searchEverything(
  { pool }: Pick<Database, 'pool'>,
  actor: Pick<Actor, 'role' | 'grants' | 'brands' | 'places'>,
  text: string,
): Promise<Finding[]> {
  const words = text.trim().toLowerCase().slice(0, 100);
  if (words.length < 2) return [];
  const anywhere = likePattern(words);
  const found = await Promise.all(
    (Object.entries(SOURCES) as [FindingKind, Source][])
      .filter(([, { permission }]) => may(actor, permission))
      .map(async ([kind, { rows, to }]) => {
        const result = await pool.query<{ key: string; title: string; detail: string }>(
          `with asked as (select $1::text as words, $2::text as anywhere, $3::tsquery as found_words, $4::text[] as brands, $5::text[] as owners,
              $6::text as code)
            ${rows} limit ${EACH}`,
          [words, anywhere, wordsQuery(words), actor.brands, ownersOf(actor), normaliseCode(words)],
        );
        return result.rows.map((row) => ({ kind, title: row.title, detail: row.detail, to: to(row) }));
      }),
  );
  return found.flat();
}
