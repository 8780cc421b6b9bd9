import { exampleProduct } from '@selvedge/demo-store/example-product.ts';
import { createCatalogue } from '#commerce/catalogue/catalogue.server.ts';
import { loadCatalogue } from '#commerce/catalogue/load-catalogue.server.ts';
import { databaseForTest } from './database.ts';

/** A database that holds these examples of the demo and nothing else. */
export async function catalogueWith(...ids: string[]) {
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
  return { database, products, catalogue };
}
