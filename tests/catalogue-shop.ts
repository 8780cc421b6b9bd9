import { demoBrands } from '@selvedge/demo-store/brands/all.ts';
import { createCatalogue } from '#commerce/catalogue/catalogue.server.ts';
import { importProducts } from '#commerce/catalogue/import/import-products.server.ts';
import type { ProductExtra } from '#commerce/catalogue/product-store.server.ts';
import { createAudit } from '#commerce/content/editor/audit.server.ts';
import { createSessions } from '#commerce/customers/sessions.server.ts';
import type { RecordBody, Resource } from '#commerce/resources/define-resource.ts';
import { parseListQuery } from '#commerce/resources/list-query.ts';
import type { Actor } from '#commerce/resources/permissions.ts';
import {
  createResources,
  type OpenRecord,
  type RecordResponse,
} from '#commerce/resources/resources.server.ts';
import { createApiTokens } from '#commerce/staff/api-tokens.server.ts';
import { createResourceStores } from '#commerce/staff/resource-stores.server.ts';
import { RESOURCES } from '#commerce/staff/resource-table.ts';
import { databaseForTest } from './database.ts';

export const TODAY = '2026-11-15';
const defaults = { currency: 'GBP', country: 'GB', currencies: ['GBP'] };
export const ada: Actor = {
  id: 'ada',
  email: 'ada@example.com',
  name: 'Ada',
  role: 'merchandiser',
  brands: null,
  client: '127.0.0.1',
  origin: 'http://localhost',
};
const sites = [
  { slug: 'coast', name: 'Coast', priceList: 'GBP' },
  { slug: 'oasis', name: 'Oasis', priceList: 'EUR' },
];
const category = (slug: string, parent: string | null = null) => ({
  kind: 'category',
  slug,
  parent,
  names: { 'en-GB': slug },
});
export const shirt = {
  key: 'SHIRT-1',
  name: 'Linen Shirt',
  brand: 'Maine',
  type: 'clothing',
  category: 'shirts',
  colours: [{ colour: 'navy' }],
  variants: [
    { sku: 'SHIRT-1-S', size: 'S', price: '49.00', quantity: 3 },
    { sku: 'SHIRT-1-M', size: 'M', price: '49.00', quantity: 5 },
  ],
  published: '2026-01-01T00:00:00.000Z',
};
export const scarf = {
  ...shirt,
  key: 'SCARF-1',
  name: 'Wool Scarf',
  category: 'scarves',
  brand: 'Coast',
  attributes: { fabric: ['Wool'] },
  variants: [{ sku: 'SCARF-1', price: '20.00', quantity: 0, ean: '5012345678900' }],
};

async function* asFile(lines: readonly object[]) {
  for (const line of lines) yield `${JSON.stringify(line)}\n`;
}

/** A shop with a small catalogue, as merchandisers see it. */
export async function openCatalogueShop() {
  const database = await databaseForTest();
  const resources = createResources({
    database,
    audit: createAudit(database),
    resources: RESOURCES,
    stores: createResourceStores({
      reviews: { waiting: async () => [], decisions: async () => [], moderate: async () => false },
      studio: { list: async () => [] },
      staff: {
        tokenKey: Buffer.alloc(32),
        sessions: createSessions(database, Buffer.alloc(32)),
        factor: { turnOff: async () => {} },
      },
      tokens: createApiTokens(database, Buffer.alloc(32)),
      productsOf: async () => [],
      brandsOfFiles: demoBrands,
      brands: () => sites as never,
      sites: () => sites as never,
      catalogueDefaults: () => defaults,
    }),
  });
  const tree = [category('men'), category('shirts', 'men'), category('women'), category('scarves', 'women')];
  await importProducts(database, asFile([...tree, shirt, scarf]), { isDryRun: false, defaults });
  const list = async (resource: Resource, query = '') => {
    const asked = parseListQuery(resource, new URLSearchParams(query), {
      today: TODAY,
      timeZone: 'UTC',
      brands: null,
    });
    return (await resources.list(ada, resource, asked)).rows;
  };
  const open = async (resource: Resource, id: string) => (await resources.open(ada, resource, id))!;
  const catalogue = createCatalogue(database, { subscribe: () => () => {} });
  return { database, resources, list, open, catalogue };
}

export async function done(work: Promise<RecordResponse>): Promise<OpenRecord> {
  const result = await work;
  if (result.kind !== 'done') throw new Error(JSON.stringify(result));
  return result.record;
}

export const extraOf = ({ extra }: OpenRecord) => extra as ProductExtra;
export const variantsOf = (body: RecordBody) => body.variants as Record<string, unknown>[];
