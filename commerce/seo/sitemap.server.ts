import type { Content } from '#commerce/content/content.server.ts';
import { productLink } from '#commerce/links/product-link.ts';
import { categoryLink } from '#commerce/links/shop-links.ts';
import type { BrandConfig } from '#config/brands/brand.ts';
import type { Database } from '#server/db/database.server.ts';

/** A page without its language prefix. */
export interface SitemapPage {
  path: string;
  changed?: string;
}

/** The sitemap of a brand site, in parts of bounded size. */
export interface Sitemap {
  /** Names of the parts, for example `pages`, `categories` or `products-3`. */
  parts(): Promise<string[]>;
  /** The pages of one part, a batch at a time; null when there is no such part. */
  pages(brand: BrandConfig, locale: string, part: string): AsyncGenerator<SitemapPage[]> | null;
}

const PRODUCTS_A_PART = 5_000;
const BATCH = 500;
const SOLD = `p.is_live and (p.details->'availableFascias' = '[]'::jsonb or p.details->'availableFascias' ? $1)
  and exists (select 1 from variant v join price pr on pr.sku = v.sku where v.product_id = p.id and pr.price_list = $2)`;

interface ProductRow {
  id: string;
  slug: string;
  is_premier: boolean;
  updated_at: Date;
}

export function createSitemap(
  { pool }: Pick<Database, 'pool'>,
  content: Pick<Content, 'paths'>,
  productsAPart = PRODUCTS_A_PART,
): Sitemap {
  /** The first product id of every part. Parts are counted over all live products, so that they are the same for every brand. */
  async function firstIds(): Promise<string[]> {
    const { rows } = await pool.query<{ id: string }>(
      `select id from (select id, row_number() over (order by id) as place from product where is_live) numbered
       where (place - 1) % $1 = 0 order by id`,
      [productsAPart],
    );
    return rows.map(({ id }) => id);
  }

  async function* products(brand: BrandConfig, at: number): AsyncGenerator<SitemapPage[]> {
    const starts = await firstIds();
    const [start, end] = [starts[at - 1], starts[at] ?? null];
    if (start === undefined) return;
    for (let after: string | null = null; ; ) {
      const { rows }: { rows: ProductRow[] } = await pool.query<ProductRow>(
        `select p.id, p.slug, coalesce((p.details->>'isPremier')::boolean, false) as is_premier, p.updated_at
         from product p where ${SOLD} and p.id >= $3 and ($4::text is null or p.id < $4)
           and ($5::text is null or p.id > $5) order by p.id limit $6`,
        [brand.slug, brand.priceList, start, end, after, BATCH],
      );
      if (rows.length > 0) yield rows.map(toPage);
      const last = rows.at(-1);
      if (!last || rows.length < BATCH) return;
      after = last.id;
    }
  }

  async function* categories(brand: BrandConfig): AsyncGenerator<SitemapPage[]> {
    const { rows } = await pool.query<{ slug: string }>(
      `select c.slug from category c where exists (select 1 from product_category pc
         join product p on p.id = pc.product_id where pc.category_slug = c.slug and ${SOLD}) order by c.slug`,
      [brand.slug, brand.priceList],
    );
    yield rows.map(({ slug }) => ({ path: categoryLink(slug) }));
  }

  async function* contentPages(
    brand: BrandConfig,
    locale: string,
    isBlog: boolean,
  ): AsyncGenerator<SitemapPage[]> {
    const paths = await content.paths(brand.slug, locale);
    const shown = paths.filter(
      (path) => path === '/' || path.startsWith('/pages/') || path.startsWith('/blog'),
    );
    const blog = isBlog ? ['/blog'] : [];
    yield [...blog, ...shown.filter((path) => path.startsWith('/blog/') === isBlog && path !== '/blog')].map(
      (path) => ({ path }),
    );
  }

  return {
    async parts() {
      const starts = await firstIds();
      return ['pages', 'blog', 'categories', ...starts.map((_, index) => `products-${index + 1}`)];
    },

    pages(brand, locale, part) {
      if (part === 'pages' || part === 'blog') return contentPages(brand, locale, part === 'blog');
      if (part === 'categories') return categories(brand);
      const [, at] = /^products-([1-9]\d{0,5})$/.exec(part) ?? [];
      return at ? products(brand, Number(at)) : null;
    },
  };
}

function toPage(row: ProductRow): SitemapPage {
  return {
    path: productLink({ slug: row.slug, isPremier: row.is_premier }),
    changed: row.updated_at.toISOString().slice(0, 10),
  };
}
