import { type SQL, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import { currentPrice } from '#commerce/pricing/current-price.server.ts';
import type { RecordBody } from '#commerce/resources/define-resource.ts';
import type { OpenStore, RecordErrors } from '#commerce/resources/resource-store.server.ts';
import { type ListedTable, listTable, toArray, toIso } from '#commerce/resources/table-list.server.ts';
import { wordsQuery } from '#commerce/resources/words-query.ts';
import { recordChange } from '#server/db/changes.server.ts';
import { readStructure } from './catalogue-structure.server.ts';
import { normaliseCode, plainCode } from './find-by-code.server.ts';
import { fromProduct } from './import/from-product.ts';
import { importProductBatch } from './import/import-product-batch.server.ts';
import { emptyReport } from './import/import-report.ts';
import { parseLine } from './import/parse-line.ts';
import type { LineProblem } from './import/problem.ts';
import type { ShopDefaults } from './import/product-defaults.ts';
import type { Product } from './product.ts';
import type { reduceInput } from './product-resource.ts';
import { lockCatalogue, type Queries, queriesOf } from './queries.server.ts';
import { OWN_LIST, type ProductRow, selectProducts, toProduct } from './read-product.server.ts';
import { endReductions, reducePrices } from './reduce-prices.server.ts';
import type { SellingSite } from './sold-on-site.ts';
import { type UnsoldReason, whyNotSold } from './why-not-sold.ts';

/** What a product's page shows beside its form. */
export interface ProductExtra {
  slug: string;
  /** Current stock by sku; it is changed by adjustments, not with the form. */
  stock: Record<string, number>;
  /** Why a site does not sell it; none when it does. */
  sites: { name: string; reasons: UnsoldReason[] }[];
  automaticCategories: string[];
  rating: { average: number; count: number };
}

interface Site extends SellingSite {
  name: string;
  /** Where a brand has several sites. */
  marketName?: string;
}

interface Parts {
  sites(): readonly Site[];
  defaults(): ShopDefaults;
}

const IN_STOCK = sql`exists (select 1 from stock s where s.product_id = p.id and s.quantity > 0)`;
const FEW = 10;

const STATES: Readonly<Record<string, SQL>> = {
  live: sql`p.is_live`,
  scheduled: sql`not p.is_live and p.live_from is not null`,
  ended: sql`not p.is_live and p.live_from is null and p.live_until is not null`,
  hidden: sql`not p.is_live and p.live_from is null and p.live_until is null`,
};

const holding = (quantity: SQL) => sql`p.id in (select s.product_id from stock s where ${quantity})`;
/** One index has what is left and one what is not; their difference is found without the products. */
const SOLD_OUT = holding(sql`s.quantity = 0 and not exists (
  select 1 from stock other where other.product_id = s.product_id and other.quantity > 0)`);

const STOCK: Readonly<Record<string, SQL>> = {
  some: IN_STOCK,
  low: holding(sql`s.quantity > 0 and s.quantity < ${FEW}`),
  none: SOLD_OUT,
};

const UNSOLD: Readonly<Record<string, SQL>> = {
  hidden: STATES.hidden ?? sql`false`,
  'not-started': STATES.scheduled ?? sql`false`,
  ended: STATES.ended ?? sql`false`,
  'no-category': sql`not exists (select 1 from product_category c where c.product_id = p.id)`,
  'no-stock': SOLD_OUT,
  // Most variants have a price; whether another one of the product has is asked of the few that have none.
  'no-price': sql`p.id in (select v.product_id from variant v where not exists (select 1 from price r where r.sku = v.sku))
    and not exists (select 1 from variant v join price r on r.sku = v.sku where v.product_id = p.id)`,
  'other-site': sql`jsonb_array_length(p.details -> 'availableFascias') > 0`,
};

/** Products that only sites of other brands sell are found by their index; everything else is for everybody. */
export const notOfOthers = (id: SQL) => (brands: readonly string[]) =>
  sql`${id} not in (select other.id from product other where jsonb_array_length(other.details -> 'availableFascias') = 1
    and other.details -> 'availableFascias' ->> 0 <> all(${toArray(brands)}))`;

const PRODUCTS: ListedTable = {
  from: sql`product p join brand b on b.slug = p.brand_slug`,
  id: sql`p.key`,
  columns: sql`p.key, p.name, b.name as brand, p.is_live as "isLive", p.live_from as "liveFrom", p.live_until as "liveUntil",
    p.updated_at as "changedAt", p.details #>> '{colours,0,images,0,src}' as picture,
    (select coalesce(c.names ->> 'en-GB', c.slug) from category c where c.slug = p.primary_category) as category,
    (select coalesce(sum(s.quantity), 0)::int from variant v join stock s on s.sku = v.sku where v.product_id = p.id) as stock,
    (select jsonb_build_object('centAmount', r.cent_amount, 'currencyCode', r.currency) from variant v
      join lateral ${sql.raw(currentPrice('v.sku', OWN_LIST))} r on true where v.product_id = p.id
      order by r.cent_amount limit 1) as price`,
  toBody({ isLive, liveFrom, liveUntil, changedAt, ...row }) {
    return {
      ...row,
      isOnSale: isLive === true || liveFrom !== null,
      ...(liveFrom ? { saleStarts: toIso(liveFrom) } : {}),
      ...(liveUntil ? { saleEnds: toIso(liveUntil) } : {}),
      changedAt: toIso(changedAt),
    };
  },
  sorts: {
    changedAt: { by: sql`p.updated_at`, type: 'timestamptz' },
    name: { by: sql`p.name`, type: 'text' },
  },
  isFoundOnce: true,
  ofBrands: notOfOthers(sql`p.id`),
  search(text) {
    const query = wordsQuery(text);
    const words = query
      ? sql`to_tsvector('simple', p.name || ' ' || p.key) @@ ${query}::tsquery`
      : sql`false`;
    const code = normaliseCode(text);
    // Codes as an array, so that a common word is met in the order of the list and a rare one by its index.
    return sql`(${words} or p.id = any(array(
      select id from product where ${sql.raw(plainCode('key'))} = ${code}
      union select product_id from variant where ${sql.raw(plainCode('sku'))} = ${code}
      union select product_id from variant where details ->> 'eanBarcode' = ${text})))`;
  },
  filters: {
    status: ([value]) => STATES[value ?? ''] ?? sql`true`,
    maker: (values) => sql`p.brand_slug in (select slug from brand where name = any(${toArray(values)}))`,
    category: (values) =>
      sql`p.id in (select product_id from product_category where category_slug = any(${toArray(values)}))`,
    stock: ([value]) => STOCK[value ?? ''] ?? sql`true`,
    unsold: ([value]) => UNSOLD[value ?? ''] ?? sql`true`,
  },
};

/** Products in the back office. They are written by the code that imports files, so that search, caches and feeds follow. */
export function openProducts({ sites, defaults }: Parts): OpenStore {
  return (db) => {
    const client = queriesOf(db);
    return {
      list: (query) => listTable(db, PRODUCTS, query),

      async read(key) {
        const row = await readRow(client, key);
        if (!row) return null;
        const { categories } = await readStructure(client);
        const product = toProduct(row, categories);
        return {
          id: key,
          body: toBody(product, row.is_live, defaults()),
          extra: describe(product, row.is_live, await readLists(client, product.id), sites()),
        };
      },

      async save(key, body): Promise<RecordErrors | null> {
        const parsed = parseLine({ number: 1, text: JSON.stringify(body) });
        if ('problems' in parsed) return toErrors(parsed.problems);
        if (parsed.value.kind !== 'product') return { key: 'This is not a product.' };
        const line = parsed.value.product;
        if (line.key !== key)
          return { key: 'It cannot be changed: orders and files name the product by it.' };
        await lockCatalogue(client);
        const tree = await readStructure(client);
        const [report, tags] = [emptyReport(false), new Set<string>()];
        await importProductBatch(client, tree, [{ line: 1, product: line }], {
          report,
          tags,
          reserved: { keys: new Map(), slugs: new Map(), skus: null },
          isDryRun: false,
          defaults: defaults(),
        });
        if (report.refused > 0) return toErrors(report.problems);
        if (report.added > 0) tags.add('catalogue');
        await recordChange(db, [...tags]);
        return null;
      },

      actions: {
        reduce(key, input) {
          const { percent, from, until } = input as InferOutput<typeof reduceInput>;
          const moment = (text: string | null) => (text === null ? null : new Date(text));
          return reducePrices(db, key, { percent, from: moment(from), until: moment(until) }, new Date());
        },
        'end-reduction': (key) => endReductions(db, key, new Date()),
      },
    };
  };
}

async function readRow(client: Queries, key: string): Promise<ProductRow | undefined> {
  const { rows } = await client.query<ProductRow>(`${selectProducts(null)} where p.key = $1`, [key]);
  // A product without variants is half written by another system; there is nothing to edit.
  return rows.find(({ variants }) => variants !== null);
}

/** Price lists in which it has a price now. */
async function readLists(client: Queries, id: string): Promise<string[]> {
  const { rows } = await client.query<{ list: string }>(
    `select distinct pr.price_list as list from price pr join variant v on v.sku = pr.sku where v.product_id = $1
     and (pr.valid_from is null or pr.valid_from <= now()) and (pr.valid_to is null or pr.valid_to > now())`,
    [id],
  );
  return rows.map(({ list }) => list);
}

/** A line without what changes by itself: stock and revenue must not be set back by an edit of something else. */
function toBody(product: Product, isLive: boolean, defaults: ShopDefaults): RecordBody {
  const { yearlyRevenue: _revenue, format: _format, ...line } = fromProduct(product, isLive, defaults);
  return {
    ...line,
    slug: product.slug,
    variants: line.variants.map(({ quantity: _quantity, ...variant }) => variant),
  };
}

function describe(
  product: Product,
  isOnSale: boolean,
  priceLists: readonly string[],
  sites: readonly Site[],
): ProductExtra {
  const facts = { ...product, isOnSale, priceLists };
  return {
    slug: product.slug,
    stock: Object.fromEntries(product.variants.map(({ sku, stock }) => [sku, stock.availableQuantity])),
    sites: sites.map((site) => ({
      name: [site.name, site.marketName].filter(Boolean).join(', '),
      reasons: whyNotSold(facts, site),
    })),
    automaticCategories: product.automaticCategories ?? [],
    rating: { average: product.averageRating, count: product.totalReviewCount },
  };
}

/** `variants[0].sku` → `variants.0.sku`. */
function toErrors(problems: readonly LineProblem[]): RecordErrors {
  const errors: Record<string, string> = {};
  for (const { field, text } of problems.filter(({ isNote }) => !isNote))
    errors[field.replaceAll(/\[(\d+)\]/g, '.$1')] ??= text.charAt(0).toUpperCase() + text.slice(1);
  return errors;
}
