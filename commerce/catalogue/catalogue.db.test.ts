import { demoCatalogue } from '@selvedge/demo-store/catalogue/demo-catalogue.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ChangeFeed, followChanges } from '#server/db/changes.server.ts';
import { databaseForTest, type TestDatabase, testDatabase } from '#tests/database.ts';
import { type Catalogue, createCatalogue } from './catalogue.server.ts';
import { loadCatalogue, readLoadedCatalogue } from './load-catalogue.server.ts';
import type { Product } from './product.ts';

const source = demoCatalogue({ seed: 7, products: 200 });
/** Two batches: one for each connection that loads. */
const larger = demoCatalogue({ seed: 7, products: 300 });
let database: TestDatabase;
let changes: ChangeFeed;
let catalogue: Catalogue;

beforeAll(async () => {
  database = await testDatabase();
  await loadCatalogue(database, source);
  changes = await followChanges(database);
  catalogue = createCatalogue(database, changes);
});

afterAll(async () => {
  await changes.close();
  await database.close();
});

describe('the catalogue', () => {
  it('reads every product exactly as it was loaded', async () => {
    const made = new Map<string, Product>();
    for await (const product of source.products()) made.set(product.id, product);
    let count = 0;
    for await (const products of catalogue.everyProduct(null, 64)) {
      for (const { breadcrumbs, categories, ...product } of products) {
        const expected = made.get(product.id)!;
        expect(product).toEqual(expect.objectContaining({ key: expected.key, name: expected.name }));
        expect(product.variants).toEqual(expected.variants);
        expect(product.colours).toEqual(expected.colours);
        expect(product.facets).toEqual(expected.facets);
        expect(breadcrumbs.map(({ slug }) => slug)).toEqual(expected.breadcrumbs.map(({ slug }) => slug));
        expect(categories.map(({ slug }) => slug)).toEqual(expected.categories.map(({ slug }) => slug));
        count++;
      }
    }
    expect(count).toBe(made.size);
  });

  it('remembers the fingerprint and does not load the same catalogue twice', async () => {
    expect(await readLoadedCatalogue(database)).toBe(source.fingerprint);
    await loadCatalogue(database, source);
    expect(await countProducts(database)).toBe(source.productCount);
  });

  it('returns products in the order of the ids and leaves out unknown ones', async () => {
    const { rows } = await database.pool.query('select id from product order by name desc limit 3');
    const ids = rows.map((row) => row.id as string);
    const products = await catalogue.productsByIds([ids[2]!, 'nobody', ids[0]!], 'GBP');
    expect(products.map(({ id }) => id)).toEqual([ids[2], ids[0]]);
  });

  it('returns category names in the language of the visitor', async () => {
    const english = await catalogue.categoryBySlug('womens-dresses', 'en-GB');
    const french = await catalogue.categoryBySlug('womens-dresses', 'fr');
    expect(english?.name).toBe('Dresses');
    expect(french?.name).not.toBe('Dresses');
    expect(english?.path).toEqual(['womens-clothing', 'womens-dresses']);
  });

  it('a load that fails half-way leaves no product behind, and another one succeeds after it', async () => {
    const empty = await databaseForTest();
    const broken = {
      ...larger,
      fingerprint: 'broken',
      *products() {
        yield* [...(larger.products() as Iterable<Product>)].slice(0, 280);
        throw new Error('source failed');
      },
    };
    await expect(loadCatalogue(empty, broken)).rejects.toThrow('source failed');
    expect(await countProducts(empty)).toBe(0);
    expect(await readLoadedCatalogue(empty)).toBeNull();
    await loadCatalogue(empty, larger);
    expect(await countProducts(empty)).toBe(larger.productCount);
  });

  it('a load that was killed between the commits of its two connections is completed', async () => {
    const half = await databaseForTest();
    await loadCatalogue(half, larger);
    const ids = [...(larger.products() as Iterable<Product>)].slice(0, 250).map(({ id }) => id);
    await half.pool.query('delete from product where id = any($1)', [ids]);
    await half.pool.query("delete from fact where name = 'catalogue'");
    await loadCatalogue(half, larger);
    expect(await countProducts(half)).toBe(larger.productCount);
    expect(await readLoadedCatalogue(half)).toBe(larger.fingerprint);
  });
});

async function countProducts({ pool }: TestDatabase): Promise<number> {
  const { rows } = await pool.query('select count(*)::int as n from product');
  return rows[0].n;
}
