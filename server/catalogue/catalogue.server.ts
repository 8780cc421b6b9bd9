import type { Category, CategoryNode } from '#domain/catalogue/category.ts';
import type { Product, Variant } from '#domain/catalogue/product.ts';
import type { ChangeFeed } from '#server/db/changes.server.ts';
import type { Database } from '#server/db/database.server.ts';
import type { LocalisedText, ProductDetails, VariantDetails } from '#server/db/schema.server.ts';

/** Reading the catalogue. The category tree is small and asked for by every page, so it stays in memory. */
export interface Catalogue {
  categoryTree(locale: string): Promise<CategoryNode[]>;
  categoryBySlug(slug: string, locale: string): Promise<CategoryNode | null>;
  productBySlug(slug: string): Promise<Product | null>;
  /** Whole products in the order asked for; unknown ids are left out. */
  productsByIds(ids: string[]): Promise<Product[]>;
  productIdsByKeys(keys: string[]): Promise<string[]>;
  /** Every live product, for indexing, a batch at a time. */
  everyProduct(batchSize?: number): AsyncGenerator<Product[]>;
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

interface ProductRow {
  id: string;
  key: string;
  slug: string;
  name: string;
  brand: string;
  brand_slug: string;
  description: string;
  product_type: Product['productType'];
  department: string;
  primary_category: string;
  details: ProductDetails;
  published_at: Date;
  total_revenue_amount: number;
  average_rating: number;
  total_review_count: number;
  categories: string[];
  variants: VariantRow[];
}

interface VariantRow {
  sku: string;
  id: string;
  colour: string;
  size: string;
  details: VariantDetails;
  quantity: number;
  currency: string;
  country: string;
  cent: number;
  was: number | null;
  pre: number | null;
  effects: Variant['price']['discountEffects'];
  exclusions: string | null;
  delivery: string | null;
}

const PRODUCT_SELECT = `
  select p.id, p.key, p.slug, p.name, b.name as brand, p.brand_slug, p.description,
    p.product_type, p.department, p.primary_category, p.details, p.published_at, p.total_revenue_amount,
    p.average_rating, p.total_review_count,
    (select array_agg(c.category_slug order by c.position) from product_category c where c.product_id = p.id) as categories,
    (select jsonb_agg(jsonb_build_object('sku', v.sku, 'id', v.id, 'colour', v.colour, 'size', v.size,
        'details', v.details, 'quantity', s.quantity, 'currency', pr.currency, 'country', pr.country,
        'cent', pr.cent_amount, 'was', pr.was_cent_amount, 'pre', pr.pre_discount_cent_amount,
        'effects', pr.discount_effects, 'exclusions', pr.exclusions_messaging, 'delivery', pr.delivery_messaging)
        order by v.position)
      from variant v join stock s on s.sku = v.sku join price pr on pr.sku = v.sku
      where v.product_id = p.id) as variants
  from product p join brand b on b.slug = p.brand_slug`;

export function createCatalogue(database: Database, changes: ChangeFeed): Catalogue {
  const { pool } = database;
  let categories: Promise<CategoryRow[]> | null = null;
  const trees = new Map<string, { roots: CategoryNode[]; bySlug: Map<string, CategoryNode> }>();

  changes.subscribe((tags) => {
    if (!tags.some((tag) => tag === 'catalogue' || tag === 'categories')) return;
    categories = null;
    trees.clear();
  });

  async function categoryRows(): Promise<CategoryRow[]> {
    categories ??= pool
      .query<CategoryRow>('select * from category order by position')
      .then(({ rows }) => rows);
    categories.catch(() => {
      categories = null;
    });
    return categories;
  }

  async function tree(locale: string) {
    const rows = await categoryRows();
    const known = trees.get(locale);
    if (known) return known;
    const made = buildTree(rows, locale);
    trees.set(locale, made);
    return made;
  }

  async function toProducts(rows: ProductRow[]): Promise<Product[]> {
    const { bySlug } = await tree('en-GB');
    return rows.map((row) => toProduct(row, bySlug));
  }

  return {
    categoryTree: async (locale) => (await tree(locale)).roots,
    categoryBySlug: async (slug, locale) => (await tree(locale)).bySlug.get(slug) ?? null,

    async productBySlug(slug) {
      const { rows } = await pool.query<ProductRow>({
        name: 'product-by-slug',
        text: `${PRODUCT_SELECT} where p.slug = $1 and p.is_live`,
        values: [slug],
      });
      return (await toProducts(rows))[0] ?? null;
    },

    async productsByIds(ids) {
      if (ids.length === 0) return [];
      const { rows } = await pool.query<ProductRow>({
        name: 'products-by-ids',
        text: `${PRODUCT_SELECT} where p.id = any($1) and p.is_live`,
        values: [ids],
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

    async *everyProduct(batchSize = 500) {
      for (let after = ''; ; ) {
        const { rows } = await pool.query<ProductRow>(
          `${PRODUCT_SELECT} where p.id > $1 and p.is_live order by p.id limit $2`,
          [after, batchSize],
        );
        if (rows.length === 0) return;
        yield await toProducts(rows);
        after = rows.at(-1)!.id;
      }
    },
  };
}

function buildTree(rows: CategoryRow[], locale: string) {
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

function toProduct(row: ProductRow, categories: Map<string, CategoryNode>): Product {
  const ref = (slug: string) => ({ slug, name: categories.get(slug)?.name ?? slug });
  return {
    ...row.details,
    id: row.id,
    key: row.key,
    slug: row.slug,
    name: row.name,
    brand: row.brand,
    brandSlug: row.brand_slug,
    description: row.description,
    productType: row.product_type,
    department: row.department,
    categories: row.categories.map(ref),
    breadcrumbs: (categories.get(row.primary_category)?.path ?? [row.primary_category]).map(ref),
    variants: row.variants.map(toVariant),
    publishedAt: row.published_at.toISOString(),
    totalRevenueAmount: row.total_revenue_amount,
    averageRating: row.average_rating,
    totalReviewCount: row.total_review_count,
  };
}

function toVariant(row: VariantRow): Variant {
  const money = (centAmount: number) => ({ centAmount, currencyCode: row.currency });
  return {
    ...row.details,
    id: row.id,
    sku: row.sku,
    colour: row.colour,
    size: row.size,
    price: {
      price: money(row.cent),
      wasPrice: row.was === null ? null : money(row.was),
      preDiscountPrice: row.pre === null ? null : money(row.pre),
      discountEffects: row.effects,
      country: row.country,
      shopExclusionsMessaging: row.exclusions,
      shopDeliveryMessaging: row.delivery,
    },
    stock: { isOnStock: row.quantity > 0, availableQuantity: row.quantity },
  };
}
