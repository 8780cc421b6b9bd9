import { PRICES_IN_EVERY_LIST } from '#commerce/pricing/current-price.server.ts';
import type { Money } from '#commerce/pricing/money.ts';
import { createTagCache } from '#server/db/cache.server.ts';
import type { ChangeFeed } from '#server/db/changes.server.ts';
import type { Database } from '#server/db/database.server.ts';
import type { LocalisedText } from '#server/db/schema.server.ts';
import type { Category, CategoryNode } from './category.ts';
import type { Product } from './product.ts';
import { type ProductRow, selectProducts, toProduct } from './read-product.server.ts';

/** Reads the catalogue. The category tree is small and every page needs it, so it is cached in memory. */
export interface Catalogue {
  categoryTree(locale: string): Promise<CategoryNode[]>;
  categoryBySlug(slug: string, locale: string): Promise<CategoryNode | null>;
  /** With its prices in this list; null when nothing of it has one. */
  productBySlug(slug: string, list: PriceListName): Promise<Product | null>;
  /** Also one that is not on sale. */
  productByKey(key: string): Promise<Product | null>;
  /** Products in the order of the ids; unknown ids and products without a price in the list are left out. */
  productsByIds(ids: string[], list: PriceListName): Promise<Product[]>;
  productIdsByKeys(keys: string[]): Promise<string[]>;
  /** The prices of products in every list, by product id: what search engines index. */
  listedPrices(ids: string[]): Promise<Map<string, ListedVariantPrice[]>>;
  /** Every live product with a price in the list, a batch at a time. */
  everyProduct(list: PriceListName, batchSize?: number): AsyncGenerator<Product[]>;
}

/** The name of a price list; null for the prices of the products' own files, whatever their currency: for staff and indexing. */
export type PriceListName = string | null;

/** The price of a variant in one list. */
export interface ListedVariantPrice {
  priceList: string;
  price: Money;
  wasPrice: Money | null;
}

interface CategoryRow {
  slug: string;
  parent_slug: string | null;
  names: LocalisedText;
  descriptions: LocalisedText | null;
  path: string[];
  position: number;
  kind: Category['kind'];
}

interface CategoryTree {
  roots: CategoryNode[];
  bySlug: Map<string, CategoryNode>;
}

const LISTED_PRICES = `select product_id, price_list, currency, cent_amount, was_cent_amount from (${PRICES_IN_EVERY_LIST}) listed`;

/** One for each language. */
const MAX_TREES = 50;

export function createCatalogue(
  database: { pool: Pick<Database['pool'], 'query'> },
  changes: Pick<ChangeFeed, 'subscribe'>,
): Catalogue {
  const { pool } = database;
  const trees = createTagCache<CategoryTree>({ max: MAX_TREES });
  changes.subscribe((tags) => trees.purge(tags.includes('catalogue') ? ['*'] : tags));

  function tree(locale: string): Promise<CategoryTree> {
    return trees.load(locale, async () => {
      const { rows } = await pool.query<CategoryRow>('select * from category order by position');
      return { value: buildTree(rows, locale), tags: ['categories'] };
    });
  }

  async function toProducts(rows: ProductRow[]): Promise<Product[]> {
    const { bySlug } = await tree('en-GB');
    return rows.filter(({ variants }) => variants !== null).map((row) => toProduct(row, bySlug));
  }

  return {
    categoryTree: async (locale) => (await tree(locale)).roots,
    categoryBySlug: async (slug, locale) => (await tree(locale)).bySlug.get(slug) ?? null,

    async productBySlug(slug, list) {
      const { rows } = await pool.query<ProductRow>({
        name: list === null ? 'own-product-by-slug' : 'product-by-slug',
        text: `${selectProducts(list && '$2')} where p.slug = $1 and p.is_live`,
        values: [slug, ...(list === null ? [] : [list])],
      });
      return (await toProducts(rows))[0] ?? null;
    },

    async productByKey(key) {
      const { rows } = await pool.query<ProductRow>(`${selectProducts(null)} where p.key = $1`, [key]);
      return (await toProducts(rows))[0] ?? null;
    },

    async productsByIds(ids, list) {
      if (ids.length === 0) return [];
      const { rows } = await pool.query<ProductRow>({
        name: list === null ? 'own-products-by-ids' : 'products-by-ids',
        text: `${selectProducts(list && '$2')} where p.id = any($1) and p.is_live`,
        values: [ids, ...(list === null ? [] : [list])],
      });
      const byId = new Map((await toProducts(rows)).map((product) => [product.id, product]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },

    async productIdsByKeys(keys) {
      const { rows } = await pool.query<{ id: string; key: string }>(
        'select id, key from product where key = any($1) and is_live',
        [keys],
      );
      const byKey = new Map(rows.map((row) => [row.key, row.id]));
      return keys.flatMap((key) => byKey.get(key) ?? []);
    },

    async listedPrices(ids) {
      const { rows } = await pool.query<{
        product_id: string;
        price_list: string;
        currency: string;
        cent_amount: number;
        was_cent_amount: number | null;
      }>({ name: 'listed-prices', text: LISTED_PRICES, values: [ids] });
      const listed = rows.map((row) => {
        const money = (centAmount: number) => ({ centAmount, currencyCode: row.currency });
        return {
          productId: row.product_id,
          priceList: row.price_list,
          price: money(row.cent_amount),
          wasPrice: row.was_cent_amount === null ? null : money(row.was_cent_amount),
        };
      });
      return Map.groupBy(listed, ({ productId }) => productId);
    },

    async *everyProduct(list, batchSize = 500) {
      const read = (after: string) =>
        pool.query<ProductRow>(
          `${selectProducts(list && '$3')} where p.id > $1 and p.is_live order by p.id limit $2`,
          [after, batchSize, ...(list === null ? [] : [list])],
        );
      for (let next = read(''); ; ) {
        const { rows } = await next;
        const last = rows.at(-1);
        if (!last) return;
        // Read while the caller works on this batch. Its error is thrown when the caller asks for that batch.
        next = read(last.id);
        next.catch(() => {});
        yield await toProducts(rows);
      }
    },
  };
}

function buildTree(rows: CategoryRow[], locale: string): CategoryTree {
  const bySlug = new Map<string, CategoryNode>(
    rows.map((row) => [
      row.slug,
      {
        id: row.slug,
        slug: row.slug,
        name: row.names[locale] ?? row.names['en-GB'],
        parentSlug: row.parent_slug,
        path: row.path,
        position: row.position,
        kind: row.kind,
        description: row.descriptions?.[locale] ?? row.descriptions?.['en-GB'] ?? null,
        children: [],
      },
    ]),
  );
  const roots: CategoryNode[] = [];
  for (const node of bySlug.values()) {
    const parent = node.parentSlug ? bySlug.get(node.parentSlug) : undefined;
    (parent?.children ?? roots).push(node);
  }
  return { roots, bySlug };
}
