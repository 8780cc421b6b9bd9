import { brands } from '@selvedge/demo-store/brands/all.ts';
import { describe, expect, it } from 'vitest';
import { catalogueWith } from '#tests/example-catalogue.ts';
import { createFindByCode } from './find-by-code.server.ts';
import { createProductPages } from './product-pages.server.ts';

const { selvedge, coast } = brands as Required<typeof brands>;

async function shopWith(...ids: string[]) {
  const { database, products, catalogue } = await catalogueWith(...ids);
  return { database, products, pages: createProductPages(catalogue, database) };
}

describe('[PDP-17] live stock and price', () => {
  it('are read from the database at the time of the call', async () => {
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

  it('are null for a product that is gone', async () => {
    const { database, products, pages } = await shopWith('low-stock');
    await database.pool.query('update product set is_live = false');
    expect(await pages.live(products[0]!.id, selvedge!)).toBeNull();
    expect(await pages.live('unknown', selvedge!)).toBeNull();
  });
});

describe('a product page', () => {
  it('exists only on the sites that sell the product', async () => {
    const { products, pages } = await shopWith('marketplace');
    expect((await pages.bySlug(products[0]!.slug, selvedge!))?.key).toBe('P-42000205');
    expect(await pages.bySlug(products[0]!.slug, coast!)).toBeNull();
    expect(await pages.bySlug('no-such-thing', selvedge!)).toBeNull();
  });

  it('[PDP-14] finds the gift with purchase', async () => {
    const { pages, database } = await shopWith('gift-with-purchase', 'sample-fragrance');
    const gift = () => pages.gift('YDD20002-101-01', selvedge!, 'en-GB');
    expect(await gift()).toMatchObject({ name: 'Evening Garden Perfume Sample 2ml', isOnStock: true });
    expect(await pages.gift('YDD99999-101-01', selvedge!, 'en-GB')).toBeNull();
    await database.pool.query(`update stock set quantity = 0 where sku = 'YDD20002-101-01'`);
    expect(await gift()).toMatchObject({ isOnStock: false });
  });
});

describe('a product by its code', () => {
  it('[SEARCH-01] [FIND-05] is found by key, SKU, barcode and supplier code, however written, while it is sold', async () => {
    const { database, products } = await shopWith('low-stock', 'size-dress');
    const findByCode = createFindByCode(database);
    const [product] = products;
    const sku = product!.variants[0]!.sku;
    expect(await findByCode(product!.key)).toEqual([product!.id]);
    expect(await findByCode(product!.key.toLowerCase())).toEqual([product!.id]);
    expect(await findByCode(sku)).toEqual([product!.id]);
    expect(await findByCode('nothing')).toEqual([]);
    const spaced = sku.toLowerCase().replaceAll('-', ' ');
    expect(await findByCode(spaced)).toEqual([product!.id]);
    await database.pool.query(
      `update variant set details = details || '{"eanBarcode":"5012345678900","marketplaceSku":"SUP-77/410"}' where sku = $1`,
      [sku],
    );
    expect(await findByCode('5 012345 678900')).toEqual([product!.id]);
    expect(await findByCode('sup 77 410')).toEqual([product!.id]);
    await database.pool.query('update product set is_live = false');
    expect(await findByCode(sku)).toEqual([]);
  });
});
