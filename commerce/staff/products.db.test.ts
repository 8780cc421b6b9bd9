import { demoBrands } from '@selvedge/demo-store/brands/all.ts';
import { describe, expect, it } from 'vitest';
import { createCatalogue } from '#commerce/catalogue/catalogue.server.ts';
import { categoryResource } from '#commerce/catalogue/category-resource.ts';
import { importProducts } from '#commerce/catalogue/import/import-products.server.ts';
import { priceResource } from '#commerce/catalogue/price-resource.ts';
import { productResource } from '#commerce/catalogue/product-resource.ts';
import type { ProductExtra } from '#commerce/catalogue/product-store.server.ts';
import { refreshCategoryRules, startAndEndSales } from '#commerce/catalogue/start-and-end-sales.server.ts';
import { stockAdjustmentResource, stockResource } from '#commerce/catalogue/stock-resource.ts';
import { createAudit } from '#commerce/content/editor/audit.server.ts';
import { createSessions } from '#commerce/customers/sessions.server.ts';
import { brandResource } from '#commerce/markets/brand-resource.ts';
import { menuResource } from '#commerce/markets/menu-resource.ts';
import type { PricePeriod } from '#commerce/pricing/price-period.ts';
import { savePrices } from '#commerce/pricing/prices.server.ts';
import type { RecordBody, Resource } from '#commerce/resources/define-resource.ts';
import { parseListQuery } from '#commerce/resources/list-query.ts';
import type { Actor } from '#commerce/resources/permissions.ts';
import {
  createResources,
  type OpenRecord,
  type RecordResponse,
} from '#commerce/resources/resources.server.ts';
import { createSearchRules } from '#commerce/search/search-rules.server.ts';
import { databaseForTest } from '#tests/database.ts';
import { createApiTokens } from './api-tokens.server.ts';
import { createResourceStores } from './resource-stores.server.ts';
import { RESOURCES } from './resource-table.ts';

const TODAY = '2026-11-15';
const defaults = { currency: 'GBP', country: 'GB', currencies: ['GBP'] };
const ada: Actor = {
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
const shirt = {
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
const scarf = {
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

async function openShop() {
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
    const asked = parseListQuery(resource, new URLSearchParams(query), { today: TODAY, brands: null });
    return (await resources.list(ada, resource, asked)).rows;
  };
  const open = async (resource: Resource, id: string) => (await resources.open(ada, resource, id))!;
  const catalogue = createCatalogue(database, { subscribe: () => () => {} });
  return { database, resources, list, open, catalogue };
}

async function done(work: Promise<RecordResponse>): Promise<OpenRecord> {
  const result = await work;
  if (result.kind !== 'done') throw new Error(JSON.stringify(result));
  return result.record;
}

const extraOf = ({ extra }: OpenRecord) => extra as ProductExtra;
const variantsOf = (body: RecordBody) => body.variants as Record<string, unknown>[];

describe('products', () => {
  it('[OPS-14] are made by hand, from nothing to sale', async () => {
    const { resources, catalogue } = await openShop();
    const body = {
      ...shirt,
      key: 'COAT-1',
      name: 'Rain Coat',
      isOnSale: false,
      colours: [{ colour: 'navy', pictures: [{ src: '/media/own/1', alt: 'Front', focus: '30% 20%' }] }],
      variants: [{ sku: 'COAT-1', price: '99.00', quantity: 2 }],
      texts: { fr: { name: 'Imperméable' } },
      attributes: { season: ['Autumn'] },
    };
    expect(await resources.save(ada, productResource, null, { ...body, category: 'hats' }, 0)).toMatchObject({
      kind: 'wrong',
      errors: { category: expect.stringContaining('not a category') },
    });
    const made = await done(resources.save(ada, productResource, null, body, 0));
    expect(extraOf(made).sites).toMatchObject([
      { name: 'Coast', reasons: ['hidden'] },
      { name: 'Oasis', reasons: ['hidden', 'no-price'] },
    ]);
    expect(await catalogue.productBySlug(extraOf(made).slug, null)).toBeNull();
    expect(await catalogue.productByKey('COAT-1')).toMatchObject({ name: 'Rain Coat' });
    await done(resources.act(ada, productResource, 'show', 'COAT-1', undefined));
    expect(await catalogue.productBySlug(extraOf(made).slug, null)).toMatchObject({
      texts: { fr: { name: 'Imperméable' } },
      colours: [{ images: [{ alt: 'Front', focus: '30% 20%' }] }],
      facets: { season: ['Autumn'] },
    });
    expect(await resources.save(ada, productResource, null, body, 0)).toMatchObject({ kind: 'refused' });
  });

  it('[OPS-14] are edited without losing a sale or another edit, and restored', async () => {
    const { database, resources, open } = await openShop();
    const opened = await open(productResource, 'SHIRT-1');
    await database.pool.query(`update stock set quantity = 1 where sku = 'SHIRT-1-S'`);
    const renamed = { ...opened.body, name: 'Linen Shirt, washed' };
    const saved = await done(resources.save(ada, productResource, 'SHIRT-1', renamed, opened.revision));
    expect(extraOf(saved).stock).toEqual({ 'SHIRT-1-S': 1, 'SHIRT-1-M': 5 });
    expect(await resources.save(ada, productResource, 'SHIRT-1', opened.body, opened.revision)).toMatchObject(
      {
        kind: 'conflict',
        who: 'ada@example.com',
      },
    );
    const first = saved.history.at(-1)!;
    const restored = await done(resources.restore(ada, productResource, 'SHIRT-1', first.id, saved.revision));
    expect(restored.body.name).toBe('Linen Shirt');
    const { rows } = await database.pool.query(`select tags from change order by id desc limit 1`);
    expect(rows[0].tags).toEqual(expect.arrayContaining(['category:shirts']));
  });

  it('[OPS-14] refuse a sku of another product at its cell, and a sku twice', async () => {
    const { resources, open } = await openShop();
    const { body, revision } = await open(productResource, 'SHIRT-1');
    const [first] = variantsOf(body);
    const save = (sku: string) =>
      resources.save(
        ada,
        productResource,
        'SHIRT-1',
        { ...body, variants: [first, { ...first, sku, size: 'XL' }] },
        revision,
      );
    expect(await save('SCARF-1')).toMatchObject({ errors: { 'variants.1.sku': expect.any(String) } });
    expect(await save('SHIRT-1-S')).toMatchObject({ errors: { 'variants.1.sku': expect.any(String) } });
  });

  it('[OPS-14] go on sale and off sale when their time comes', async () => {
    const { database, resources, open, list, catalogue } = await openShop();
    const { body, revision } = await open(productResource, 'SHIRT-1');
    const soon = new Date(Date.now() + 3_600_000).toISOString();
    const later = new Date(Date.now() + 7_200_000).toISOString();
    const planned = { ...body, saleStarts: soon, saleEnds: later };
    const waiting = await done(resources.save(ada, productResource, 'SHIRT-1', planned, revision));
    expect(extraOf(waiting).sites[0]!.reasons).toEqual(['not-started']);
    expect(productResource.status!.of(waiting.body, TODAY)).toBe('scheduled');
    expect(await list(productResource, 'status=scheduled')).toMatchObject([{ id: 'SHIRT-1' }]);
    expect(await startAndEndSales(database)).toBe(0);

    await database.pool.query(
      `update product set live_from = now() - interval '1 minute' where key = 'SHIRT-1'`,
    );
    expect(await startAndEndSales(database)).toBe(1);
    expect(await catalogue.productBySlug(extraOf(waiting).slug, null)).toMatchObject({ key: 'SHIRT-1' });
    await database.pool.query(
      `update product set live_until = now() - interval '1 minute' where key = 'SHIRT-1'`,
    );
    expect(await startAndEndSales(database)).toBe(1);
    const ended = await open(productResource, 'SHIRT-1');
    expect(extraOf(ended).sites[0]!.reasons).toEqual(['ended']);
    expect(await catalogue.productBySlug(extraOf(waiting).slug, null)).toBeNull();
    await done(resources.act(ada, productResource, 'show', 'SHIRT-1', undefined));
    expect(extraOf(await open(productResource, 'SHIRT-1')).sites[0]!.reasons).toEqual([]);
  });

  it('[OPS-14] are found by name, key, sku and barcode, and by why they are not sold', async () => {
    const { list } = await openShop();
    const keys = async (query: string) => (await list(productResource, query)).map(({ id }) => id).sort();
    expect(await keys('')).toEqual(['SCARF-1', 'SHIRT-1']);
    expect(await keys('q=linen')).toEqual(['SHIRT-1']);
    expect(await keys('q=shirt 1 m')).toEqual(['SHIRT-1']);
    expect(await keys('q=SHIRT-1')).toEqual(['SHIRT-1']);
    expect(await keys('q=5012345678900')).toEqual(['SCARF-1']);
    expect(await keys('maker=Maine')).toEqual(['SHIRT-1']);
    expect(await keys('category=men')).toEqual(['SHIRT-1']);
    expect(await keys('stock=none')).toEqual(['SCARF-1']);
    expect(await keys('unsold=no-stock&status=live')).toEqual(['SCARF-1']);
    expect(await keys('unsold=hidden')).toEqual([]);
    expect(await list(productResource, 'q=linen')).toMatchObject([
      { body: { stock: 8, price: { centAmount: 4900 }, category: 'shirts', brand: 'Maine' } },
    ]);
  });

  it('[OPS-14] are reduced for a weekend in every price list, and never twice at once', async () => {
    const { database, resources, open, catalogue } = await openShop();
    const eur = { sku: 'SHIRT-1-S', priceList: 'EUR', currency: 'EUR' };
    const regular = {
      kind: 'regular',
      centAmount: 6_000,
      wasCentAmount: null,
      validFrom: null,
      validTo: null,
    } as const;
    await savePrices(database.db, eur, [regular]);
    const reduce = (percent: number, from: string | null, until: string | null) =>
      resources.act(ada, productResource, 'reduce', 'SHIRT-1', { percent, from, until });
    expect(await reduce(99, null, null)).toMatchObject({ kind: 'wrong' });
    const [friday, monday] = ['2099-11-20T18:00:00.000Z', '2099-11-23T06:00:00.000Z'];
    expect(await reduce(25, monday, friday)).toMatchObject({ errors: { until: expect.any(String) } });
    await done(reduce(25, friday, monday));
    const priceIn = async (list: string) =>
      (await catalogue.productsByIds(['SHIRT-1'], list))[0]!.variants[0]!.price;
    expect(await priceIn('GBP')).toMatchObject({ price: { centAmount: 4_900 }, wasPrice: null });
    expect(await reduce(10, '2099-11-21T00:00:00.000Z', null)).toMatchObject({ kind: 'refused' });
    // The weekend comes.
    await database.pool.query(`update price set valid_from = now() - interval '1 hour' where kind = 'sale'`);
    expect(await priceIn('GBP')).toMatchObject({
      price: { centAmount: 3_675 },
      wasPrice: { centAmount: 4_900 },
    });
    expect(await priceIn('EUR')).toMatchObject({ price: { centAmount: 4_500 } });
    // What is edited is the full price.
    expect(variantsOf((await open(productResource, 'SHIRT-1')).body)[0]).toMatchObject({ price: '49.00' });
    await done(resources.act(ada, productResource, 'end-reduction', 'SHIRT-1', undefined));
    expect(await priceIn('GBP')).toMatchObject({ price: { centAmount: 4_900 }, wasPrice: null });
  });
});

describe('prices', () => {
  it('[OPS-14] are planned for each variant and list, without overlaps', async () => {
    const { resources, open, list, catalogue } = await openShop();
    const { body, revision } = await open(priceResource, 'GBP:SHIRT-1-S');
    expect(body).toMatchObject({
      sku: 'SHIRT-1-S',
      periods: [{ kind: 'regular', amount: '49.00', from: null }],
    });
    const [regular] = body.periods as Record<string, unknown>[];
    const sale = { ...regular, kind: 'sale', amount: '30.00', until: '2099-11-23T06:00:00.000Z' };
    const save = (...periods: object[]) =>
      resources.save(ada, priceResource, 'GBP:SHIRT-1-S', { periods }, revision);
    expect(await save({ ...regular, amount: '49.001' })).toMatchObject({
      errors: { 'periods.0.amount': expect.stringContaining('GBP') },
    });
    expect(await save(sale)).toMatchObject({ errors: { periods: expect.any(String) } });
    expect(await save(regular!, sale, sale)).toMatchObject({
      errors: { periods: expect.stringContaining('overlaps') },
    });
    await done(save({ ...regular, amount: '45.00' }, sale));
    const [product] = await catalogue.productsByIds(['SHIRT-1'], 'GBP');
    expect(product!.variants[0]!.price).toMatchObject({
      price: { centAmount: 3000 },
      wasPrice: { centAmount: 4500 },
    });
    expect((await list(priceResource)).map(({ id }) => id)).toEqual([
      'GBP:SCARF-1',
      'GBP:SHIRT-1-M',
      'GBP:SHIRT-1-S',
    ]);
    expect((await list(priceResource, 'plan=sale')).map(({ id }) => id)).toEqual(['GBP:SHIRT-1-S']);
    expect((await list(priceResource, 'q=SHIRT-1')).map(({ id }) => id)).toHaveLength(2);
  });
});

describe('categories', () => {
  it('[OPS-15] are moved with their products, never into themselves', async () => {
    const { resources, list, open } = await openShop();
    const move = (slug: string, parent: string | null, before: string | null = null) =>
      resources.act(ada, categoryResource, 'move', slug, { parent, before });
    expect(await move('men', 'shirts')).toMatchObject({ kind: 'refused' });
    await done(move('shirts', 'women', 'scarves'));
    const order = (await list(categoryResource)).map(({ body }) => [body.slug, body.depth]);
    expect(order).toEqual([
      ['men', 0],
      ['women', 0],
      ['shirts', 1],
      ['scarves', 1],
    ]);
    const product = (await open(productResource, 'SHIRT-1')).body;
    expect(product).toMatchObject({ category: 'shirts' });
    expect(product).not.toHaveProperty('categories');
    const held = new Map((await list(categoryResource)).map(({ body }) => [body.slug, body.products]));
    expect(held).toEqual(
      new Map([
        ['men', 0],
        ['women', 2],
        ['shirts', 1],
        ['scarves', 1],
      ]),
    );
  });

  it('[OPS-15] hold products by a rule, also those that come later', async () => {
    const { database, resources, open, catalogue } = await openShop();
    const body = {
      ...(categoryResource.blank!(TODAY) as object),
      slug: 'wool',
      names: { 'en-GB': 'Wool' },
      rule: { filters: { fabric: ['Wool'] }, within: [], priceUntil: 5_000 },
    };
    expect(
      await resources.save(ada, categoryResource, null, { ...body, rule: { filters: {}, within: [] } }, 0),
    ).toMatchObject({ kind: 'wrong' });
    await done(resources.save(ada, categoryResource, null, body, 0));
    expect(extraOf(await open(productResource, 'SCARF-1')).automaticCategories).toEqual(['wool']);
    expect((await open(productResource, 'SCARF-1')).body).not.toHaveProperty('categories');

    const { body: product, revision } = await open(productResource, 'SHIRT-1');
    const woollen = { ...product, attributes: { fabric: ['Wool'] } };
    const saved = await done(resources.save(ada, productResource, 'SHIRT-1', woollen, revision));
    expect(extraOf(saved).automaticCategories).toEqual(['wool']);
    expect((await catalogue.productByKey('SHIRT-1'))!.categories).toMatchObject([{}, {}, { slug: 'wool' }]);
    const dear = { ...woollen, variants: variantsOf(product).map((each) => ({ ...each, price: '60.00' })) };
    const after = await done(resources.save(ada, productResource, 'SHIRT-1', dear, saved.revision));
    expect(extraOf(after).automaticCategories).toEqual([]);

    // Neither a price of another list nor one of next year makes it cheap.
    const other = { sku: 'SHIRT-1-S', priceList: 'EUR', currency: 'EUR' };
    const period = { kind: 'regular', centAmount: 100, wasCentAmount: null, validFrom: null, validTo: null };
    await savePrices(database.db, other, [period as PricePeriod]);
    const reduce = (from: string | null) =>
      resources.act(ada, productResource, 'reduce', 'SHIRT-1', { percent: 50, from, until: null });
    await done(reduce('2099-01-01T00:00:00.000Z'));
    await refreshCategoryRules(database);
    expect(extraOf(await open(productResource, 'SHIRT-1')).automaticCategories).toEqual([]);
    await done(resources.act(ada, productResource, 'end-reduction', 'SHIRT-1', undefined));
    await done(reduce(null));
    await refreshCategoryRules(database);
    expect(extraOf(await open(productResource, 'SHIRT-1')).automaticCategories).toEqual(['wool']);
  });

  it('[OPS-15] pin products, and stay while something needs them', async () => {
    const { database, resources, open, list } = await openShop();
    const opened = await open(categoryResource, 'scarves');
    const pinned = { ...opened.body, pinned: ['SCARF-1'] };
    const saved = await done(resources.save(ada, categoryResource, 'scarves', pinned, opened.revision));
    expect(saved.body.pinned).toEqual(['SCARF-1']);
    const rules = createSearchRules(database);
    expect(await rules.list()).toMatchObject([{ when: { categorySlug: 'scarves' }, pin: ['SCARF-1'] }]);
    for (const end of ['a', 'b']) {
      const long = { ...(categoryResource.blank!(TODAY) as object), slug: `${'x'.repeat(70)}-${end}` };
      const more = { ...long, names: { 'en-GB': end }, pinned: end === 'a' ? ['SHIRT-1'] : [] };
      const made = await done(resources.save(ada, categoryResource, null, more, 0));
      expect(made.body.pinned).toEqual(more.pinned);
    }
    expect(await rules.list()).toHaveLength(2);
    expect(await resources.remove(ada, categoryResource, 'women', 0)).toMatchObject({ kind: 'refused' });
    expect(await resources.remove(ada, categoryResource, 'scarves', saved.revision)).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining('main category'),
    });
    const empty = await done(
      resources.save(
        ada,
        categoryResource,
        null,
        { ...(categoryResource.blank!(TODAY) as object), slug: 'empty', names: { 'en-GB': 'Empty' } },
        0,
      ),
    );
    await done(resources.remove(ada, categoryResource, 'empty', empty.revision));
    expect((await list(categoryResource)).map(({ id }) => id)).not.toContain('empty');
  });
});

describe('menus', () => {
  it('[OPS-15] are ordered for each brand, and the brand knows', async () => {
    const { resources, open, list } = await openShop();
    const { body, revision } = await open(menuResource, 'coast');
    expect(body).toMatchObject({ name: 'Coast' });
    const saved = await done(
      resources.save(ada, menuResource, 'coast', { menu: ['women', 'men'] }, revision),
    );
    expect(saved.body.menu).toEqual(['women', 'men']);
    const owner = { ...ada, role: 'owner' as const };
    const brand = (await resources.open(owner, brandResource, 'coast'))!;
    expect(brand.body.menu).toEqual(['women', 'men']);
    expect(brand.history[0]).toMatchObject({ action: 'changed', author: 'ada@example.com' });
    expect((await list(menuResource)).length).toBeGreaterThan(1);
    expect(body).not.toHaveProperty('domains');
  });
});

describe('stock', () => {
  it('[OPS-15] is adjusted with a reason that stays, and never goes below zero', async () => {
    const { resources, list, open } = await openShop();
    const adjust = (change: number, reason = 'damage') =>
      resources.act(ada, stockResource, 'adjust', 'SHIRT-1-S', { change, reason, note: 'Torn' });
    expect(await adjust(0)).toMatchObject({ kind: 'wrong' });
    expect(await adjust(1, 'because')).toMatchObject({ kind: 'wrong' });
    expect(await adjust(-4)).toMatchObject({ kind: 'refused', reason: expect.stringContaining('only 3') });
    await done(adjust(-2));
    const counted = await done(resources.act(ada, stockResource, 'count', 'SHIRT-1-S', { quantity: 7 }));
    expect(counted.body).toMatchObject({ sku: 'SHIRT-1-S', quantity: 7, productKey: 'SHIRT-1' });
    expect(await list(stockAdjustmentResource)).toMatchObject([
      { body: { change: 6, quantity: 7, reason: 'count', who: 'ada@example.com' } },
      { body: { change: -2, quantity: 1, reason: 'damage', note: 'Torn' } },
    ]);
    expect((await open(stockResource, 'SHIRT-1-S')).extra).toHaveLength(2);
    expect((await list(stockResource, 'q=shirt-1-s')).map(({ id }) => id)).toEqual(['SHIRT-1-S']);
    expect((await list(stockResource, 'level=none')).map(({ id }) => id)).toEqual(['SCARF-1']);
  });

  it('[OPS-15] is right when many people adjust it at once', async () => {
    const { database, resources, list } = await openShop();
    const taken = await Promise.all(
      Array.from({ length: 8 }, () =>
        resources.act(ada, stockResource, 'adjust', 'SHIRT-1-M', { change: -1, reason: 'loss' }),
      ),
    );
    expect(taken.filter(({ kind }) => kind === 'done')).toHaveLength(5);
    const { rows } = await database.pool.query(`select quantity from stock where sku = 'SHIRT-1-M'`);
    expect(rows).toEqual([{ quantity: 0 }]);
    expect(await list(stockAdjustmentResource)).toHaveLength(5);
  });
});
