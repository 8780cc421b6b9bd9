import { describe, expect, it } from 'vitest';
import { listProduct } from '#commerce/catalogue/list-product.ts';
import { createAudit } from '#commerce/content/editor/audit.server.ts';
import type { ShopperRole } from '#commerce/customers/shopper-state.ts';
import { createListings } from '#commerce/listing/listing.server.ts';
import { makeTestProduct } from '#commerce/listing/product-fixture.ts';
import { createEmbeddedEngine } from '#commerce/search/embedded-engine.server.ts';
import { toSearchDocument } from '#commerce/search/search-document.server.ts';
import { selvedge } from '#config/brands/selvedge.ts';
import { databaseForTest } from '#tests/database.ts';
import { createProductInspector } from './product-inspector.server.ts';
import { createSelection } from './selection.server.ts';
import { createStaff } from './staff.server.ts';
import type { StaffAccess } from './staff-access.ts';

const PRODUCTS = Array.from({ length: 230 }, (_, number) =>
  makeTestProduct({
    id: `p${number}`,
    key: `KEY-${String(number).padStart(3, '0')}`,
    slug: `thing-${number}`,
    name: number === 0 ? '=HYPERLINK("x")' : `Thing, ${number}`,
  }),
);

async function open() {
  const database = await databaseForTest();
  const audit = createAudit(database);
  const engine = await createEmbeddedEngine({
    workers: 0,
    documents: PRODUCTS.map(toSearchDocument),
    rules: { synonyms: [], redirects: [], rules: [] },
  });
  const productCards = {
    products: async (ids: string[]) =>
      ids.flatMap((id) => {
        const product = PRODUCTS.find((each) => each.id === id);
        return product ? [{ ...listProduct(product), quantities: {} }] : [];
      }),
  };
  const catalogue = {
    productIdsByKeys: async (keys: string[]) =>
      keys.flatMap((key) => PRODUCTS.find((each) => each.key === key)?.id ?? []),
    productsByIds: async (ids: string[]) =>
      ids.flatMap((id) => PRODUCTS.find((each) => each.id === id) ?? []),
    listedPrices: async () => new Map(),
  };
  const staff = createStaff({
    audit,
    selection: createSelection(database),
    inspector: createProductInspector({
      catalogue,
      products: {
        live: async () => [{ id: 'v1', isOnStock: true, availableQuantity: 3, price: 4500, wasPrice: null }],
      },
      content: { badges: async () => [{ id: 'b', placement: 'PLP_promo', categorySlug: 'coats' }] },
      search: engine,
      sites: () => [],
    }),
    listings: createListings(engine, productCards),
    productCards,
    idsOf: catalogue.productIdsByKeys,
  });
  const authorise = (access: StaffAccess, role: ShopperRole | null, isOffice = false) =>
    staff.authorise({
      session: {
        customer: async () =>
          role ? ({ id: `c-${role}`, email: `${role}@example.com`, role } as never) : null,
      },
      isOffice,
      client: '192.0.2.1',
      access,
      action: 'GET',
      subject: '/_api/staff/export /categories/x',
    });
  return { staff, audit, authorise };
}

const criteria = {
  listType: 'category',
  text: null,
  categorySlug: 'dresses',
  filters: {},
  sort: 'relevance',
  page: 1,
  fascia: 'selvedge',
  priceList: 'GBP',
} as const;

describe('staff tools', () => {
  it('[STAFF-05] are open to the right roles, and every request is audited', async () => {
    const { audit, authorise } = await open();
    expect(await authorise('office', null, true)).toMatchObject({
      id: null,
      role: 'customer',
      isOffice: true,
    });
    expect(await authorise('staff', 'staff')).toMatchObject({ email: 'staff@example.com' });
    expect(await authorise('admin', 'staff')).toBeNull();
    expect(await authorise('office', null)).toBeNull();
    const entries = (await audit.recent(10)).reverse();
    expect(entries.map(({ who, role, outcome }) => [who, role, outcome])).toEqual([
      [null, 'office', 'done'],
      ['staff@example.com', 'staff', 'done'],
      ['staff@example.com', 'staff', 'refused'],
      [null, 'guest', 'refused'],
    ]);
    expect(entries[0]).toMatchObject({ client: '192.0.2.1', subject: '/_api/staff/export /categories/x' });
  });

  it('[STAFF-01] export a list over all its pages, each product once, in its order', async () => {
    const { staff } = await open();
    const { total, file } = await staff.exportList(criteria, { site: 'https://shop.example', maxRows: 1000 });
    const lines = (await new Response(file).text()).trimEnd().split('\r\n');
    expect(total).toBe(230);
    expect(lines).toHaveLength(231);
    expect(new Set(lines).size).toBe(231);
    expect(lines.find((line) => line.startsWith('KEY-007'))).toBe(
      'KEY-007,"Thing, 7",https://shop.example/product/thing-7',
    );
    expect(lines.find((line) => line.startsWith('KEY-000'))).toContain(`"'=HYPERLINK(""x"")"`);
  });

  it('[STAFF-01] export at most the configured number of rows', async () => {
    const { staff } = await open();
    const { total, file } = await staff.exportList(criteria, { site: '', maxRows: 120 });
    expect(total).toBe(120);
    expect((await new Response(file).text()).trimEnd().split('\r\n')).toHaveLength(121);
  });

  it('[STAFF-03] store what each admin has selected, in order, and export it as a file', async () => {
    const { staff } = await open();
    const { selection } = staff;
    await selection.mark('ada', 'KEY-002', true);
    await selection.mark('ada', 'KEY-001', true);
    await selection.mark('ada', 'KEY-002', true);
    expect(await selection.keys('ada')).toEqual(['KEY-002', 'KEY-001']);
    expect(await selection.keys('bob')).toEqual([]);
    const { total, file } = await staff.exportSelection('ada', 'https://shop.example');
    expect(total).toBe(2);
    expect((await new Response(file).text()).split('\r\n')[1]).toContain('KEY-002');
    expect(await selection.mark('ada', 'KEY-002', false)).toEqual(['KEY-001']);
    await selection.clear('ada');
    expect(await selection.keys('ada')).toEqual([]);
  });

  it('[STAFF-04] show all data of a product: prices, stock, search document, badges and why', async () => {
    const { staff } = await open();
    const inspection = await staff.inspector.byKey('KEY-005', selvedge);
    expect(inspection).toMatchObject({
      product: { key: 'KEY-005' },
      live: [{ id: 'v1', availableQuantity: 3 }],
      prices: {
        'COA00001-101-8': {
          internal: { centAmount: 6000 },
          markdown: { centAmount: 1500 },
          final: { centAmount: 4500 },
          effects: [],
        },
      },
      document: { productKey: 'KEY-005', price: 4500 },
      isInSearch: true,
      badges: [{ badge: { id: 'b' }, verdict: 'other-category' }],
    });
    expect(await staff.inspector.byKey('nothing', selvedge)).toBeNull();
    expect(await staff.inspector.pricesOf('nothing')).toBeNull();
  });
});
