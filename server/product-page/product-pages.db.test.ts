import { describe, expect, it } from 'vitest';
import { brands } from '#brands/all.ts';
import { exampleProduct } from '#demo/example-product.ts';
import { createCatalogue } from '#server/catalogue/catalogue.server.ts';
import { loadCatalogue } from '#server/catalogue/load.server.ts';
import { databaseForTest } from '#tests/database.ts';
import { createProductPages } from './product-pages.server.ts';

const { selvedge, coast } = brands as Required<typeof brands>;

async function shopWith(...ids: string[]) {
  const database = await databaseForTest();
  const products = ids.map((id) => exampleProduct(id));
  const slugs = new Map(
    products
      .flatMap(({ categories, breadcrumbs }) => [...categories, ...breadcrumbs])
      .map(({ slug, name }) => [slug, name]),
  );
  await loadCatalogue(database, {
    fingerprint: 'test',
    brands: [...new Map(products.map(({ brandSlug, brand }) => [brandSlug, brand]))].map(([slug, name]) => ({
      slug,
      name,
      kind: 'known',
      description: '',
      billing: null,
    })),
    categories: [...slugs].map(([slug, name]) => ({
      slug,
      parentSlug: null,
      names: { 'en-GB': name },
      descriptions: null,
      kind: 'category',
    })),
    productCount: products.length,
    products: () => products,
  });
  const changes = { subscribe: () => () => {}, close: async () => {} };
  const catalogue = createCatalogue(database, changes as unknown as Parameters<typeof createCatalogue>[1]);
  return { database, products, pages: createProductPages(catalogue, database) };
}

describe('[PDP-17] live stock and price', () => {
  it('are those of this moment', async () => {
    const { database, products, pages } = await shopWith('low-stock');
    const [product] = products;
    const [first] = product!.variants;
    await database.pool.query('update stock set quantity = 0 where sku = $1', [first!.sku]);
    await database.pool.query('update price set cent_amount = 1, was_cent_amount = 2 where sku = $1', [
      first!.sku,
    ]);
    const live = await pages.live(product!.id, selvedge!);
    expect(live).toHaveLength(product!.variants.length);
    expect(live![0]).toEqual({
      id: first!.id,
      isOnStock: false,
      availableQuantity: 0,
      price: 1,
      wasPrice: 2,
    });
    expect(live![1]!.availableQuantity).toBe(2);
  });

  it('there are none for a product that is gone', async () => {
    const { database, products, pages } = await shopWith('low-stock');
    await database.pool.query('update product set is_live = false');
    expect(await pages.live(products[0]!.id, selvedge!)).toBeNull();
    expect(await pages.live('nobody', selvedge!)).toBeNull();
  });
});

describe('a product page', () => {
  it('is there only on the sites that sell it', async () => {
    const { products, pages } = await shopWith('marketplace');
    expect((await pages.bySlug(products[0]!.slug, selvedge!))?.key).toBe('P-42000205');
    expect(await pages.bySlug(products[0]!.slug, coast!)).toBeNull();
    expect(await pages.bySlug('no-such-thing', selvedge!)).toBeNull();
  });

  it('[PDP-14] knows the gift that comes with a purchase', async () => {
    const { pages } = await shopWith('gift-with-purchase', 'sample-fragrance');
    expect(await pages.gift('YDD20002-101-01')).toMatchObject({ name: 'Evening Garden Perfume Sample 2ml' });
    expect(await pages.gift('YDD99999-101-01')).toBeNull();
  });
});
