import type { Product } from '../../../commerce/catalogue/product.ts';
import { productLink } from '../../../commerce/links/product-link.ts';
import type { MockWidgetServices } from '../../../server/demo.server.ts';

const CONSIDERED = 24;
const NEIGHBOURS = 8;

/** Reads the catalogue for the mock widgets, as vendors do with the feed they receive. */
export function createCatalogueReader({ database, catalogue, listings, reviews }: MockWidgetServices) {
  async function find(condition: string, value: string): Promise<Product | null> {
    const { rows } = await database.pool.query<{ product_id: string }>(
      `select product_id from variant where ${condition} = $1 limit 1`,
      [value],
    );
    const [product] = rows[0] ? await catalogue.productsByIds([rows[0].product_id], null) : [];
    return product ?? null;
  }

  async function inCategory(categorySlug: string, fascia: string, limit = CONSIDERED): Promise<Product[]> {
    const { products } = await listings.list({
      text: null,
      categorySlug,
      filters: {},
      sort: 'relevance',
      offset: 0,
      limit,
      fascia,
      facetKeys: [],
    });
    return catalogue.productsByIds(
      products.map(({ id }) => id),
      null,
    );
  }

  async function photosOf({ key, name, slug, isPremier, colours }: Product, most: number) {
    const page = await reviews.page(key, {
      sort: 'Recent',
      feature: null,
      hasPhotos: true,
      page: 1,
      limit: most,
    });
    const href = productLink({ slug, isPremier }, colours[0]?.colour);
    return (page?.results ?? []).flatMap(({ photos, username }) =>
      photos.map(({ caption, sizes }) => ({
        picture: sizes.normal.url,
        alt: caption ?? name,
        handle: username ? `@${username.toLowerCase().replace(/\s+/g, '')}` : name,
        href,
      })),
    );
  }

  return {
    inCategory,
    bySku: (sku: string) => find('sku', sku),
    byBarcode: (ean: string) => find("details->>'eanBarcode'", ean),
    /** Photos by buyers of the product, then by buyers of others in its category. */
    async postsOf(productKey: string, most: number) {
      const [product] = await catalogue.productsByIds(await catalogue.productIdsByKeys([productKey]), null);
      if (!product) return [];
      const posts = await photosOf(product, most);
      const category = product.breadcrumbs.at(-1)?.slug;
      if (posts.length >= most || !category) return posts.slice(0, most);
      const near = await inCategory(category, product.availableFascias[0] ?? product.brandSlug, NEIGHBOURS);
      const others = await Promise.all(
        near.filter(({ id }) => id !== product.id).map((one) => photosOf(one, most)),
      );
      return [...posts, ...others.flat()].slice(0, most);
    },
  };
}
