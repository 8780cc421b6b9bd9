import { brands } from '@selvedge/demo-store/brands/all.ts';
import { demoCatalogue } from '@selvedge/demo-store/catalogue/demo-catalogue.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadCatalogue } from '#commerce/catalogue/load-catalogue.server.ts';
import { type TestDatabase, testDatabase } from '#tests/database.ts';
import { createSitemap, type Sitemap } from './sitemap.server.ts';

const source = demoCatalogue({ seed: 7, products: 200 });
const [selvedge, coast] = [brands.selvedge!, brands.coast!];
let database: TestDatabase;
let sitemap: Sitemap;

beforeAll(async () => {
  database = await testDatabase();
  await loadCatalogue(database, source);
  const paths = async () => ['/', '/blog/winter-coat', '/not-found', '/pages/brand-room'];
  sitemap = createSitemap(database, { paths }, 60);
});
afterAll(() => database.close());

async function pathsIn(part: string, brand = selvedge) {
  const batches = sitemap.pages(brand, 'en-GB', part);
  return batches ? (await Array.fromAsync(batches)).flat().map(({ path }) => path) : null;
}

describe('the sitemap of a brand', () => {
  it('lists every product of the brand once, in parts of bounded size', async () => {
    const parts = (await sitemap.parts()).filter((part) => part.startsWith('products-'));
    expect(parts.length).toBe(Math.ceil(source.productCount / 60));
    for (const brand of [selvedge, coast]) {
      const named = await Promise.all(parts.map((part) => pathsIn(part, brand)));
      for (const part of named) expect(part!.length).toBeLessThanOrEqual(60);
      const sold: string[] = [];
      for await (const { slug, isPremier, availableFascias: fascias } of source.products()) {
        if (fascias.length > 0 && !fascias.includes(brand.slug)) continue;
        sold.push(`/${isPremier ? 'premier' : 'product'}/${slug}`);
      }
      expect(named.flat().sort()).toEqual(sold.sort());
    }
  });

  it('has the date of the last change of a product', async () => {
    const [batch] = await Array.fromAsync(sitemap.pages(selvedge, 'en-GB', 'products-1')!);
    expect(batch![0]!.changed).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('leaves out products that are not for sale and categories without products of the brand', async () => {
    const categories = await pathsIn('categories');
    expect(categories).toContain('/categories/womens-dresses');
    const ofCoast = await pathsIn('categories', coast);
    expect(ofCoast!.length).toBeGreaterThan(0);
    expect(ofCoast!.length).toBeLessThan(categories!.length);
    const [first] = (await pathsIn('products-1'))!;
    await database.pool.query('update product set is_live = false where slug = $1', [
      first!.split('/').at(-1),
    ]);
    expect(await pathsIn('products-1')).not.toContain(first);
  });

  it('separates pages and blog, and lists only content with a URL', async () => {
    expect(await pathsIn('pages')).toEqual(['/', '/pages/brand-room']);
    expect(await pathsIn('blog')).toEqual(['/blog', '/blog/winter-coat']);
  });

  it('returns null for an unknown part', async () => {
    for (const part of ['products-0', 'products-x', 'customers', '__proto__'])
      expect(await pathsIn(part)).toBeNull();
    expect(await pathsIn('products-99')).toEqual([]);
  });
});
