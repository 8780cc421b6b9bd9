import { describe, expect, it } from 'vitest';
import { priceResource } from '#commerce/catalogue/price-resource.ts';
import { productResource } from '#commerce/catalogue/product-resource.ts';
import { startAndEndSales } from '#commerce/catalogue/start-and-end-sales.server.ts';
import { stockAdjustmentResource, stockResource } from '#commerce/catalogue/stock-resource.ts';
import { savePrices } from '#commerce/pricing/prices.server.ts';
import type { Resource } from '#commerce/resources/define-resource.ts';
import { parseListQuery } from '#commerce/resources/list-query.ts';
import type { Actor } from '#commerce/resources/permissions.ts';
import { ada, done, extraOf, openCatalogueShop, shirt, TODAY, variantsOf } from '#tests/catalogue-shop.ts';

describe('products', () => {
  it('[OPS-14] are made by hand, from nothing to sale', async () => {
    const { resources, catalogue } = await openCatalogueShop();
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
    const { database, resources, open } = await openCatalogueShop();
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
    const { resources, open } = await openCatalogueShop();
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
    const { database, resources, open, list, catalogue } = await openCatalogueShop();
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
    const { list } = await openCatalogueShop();
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
    const { database, resources, open, catalogue } = await openCatalogueShop();
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
    const { resources, open, list, catalogue } = await openCatalogueShop();
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

it('[OPS-03] products and prices of other brands are out of reach of an account of one brand', async () => {
  const { resources, open } = await openCatalogueShop();
  const { body, revision } = await open(productResource, 'SCARF-1');
  await done(resources.save(ada, productResource, 'SCARF-1', { ...body, sites: ['oasis'] }, revision));
  const limited = { ...ada, brands: ['coast'] };
  const listed = async (resource: Resource, actor: Actor) => {
    const query = parseListQuery(resource, new URLSearchParams(), {
      today: TODAY,
      timeZone: 'UTC',
      brands: actor.brands,
    });
    return (await resources.list(actor, resource, query)).rows.map(({ id }) => id);
  };
  expect(await listed(productResource, limited)).toEqual(['SHIRT-1']);
  expect(await listed(priceResource, limited)).toEqual(['GBP:SHIRT-1-M', 'GBP:SHIRT-1-S']);
  expect(await resources.open(limited, priceResource, 'GBP:SCARF-1')).toBeNull();
  const price = (amount: string) => ({
    periods: [{ kind: 'regular', amount, was: null, from: null, until: null }],
  });
  const save = (actor: Actor, id: string) =>
    resources.save(actor, priceResource, id, price('1.00'), 'current');
  expect(await save(limited, 'GBP:SCARF-1')).toMatchObject({ kind: 'refused' });
  expect(await save(limited, 'GBP:SHIRT-1-S')).toMatchObject({ kind: 'refused' });
  expect(await save({ ...ada, brands: ['oasis'] }, 'GBP:SCARF-1')).toMatchObject({ kind: 'done' });
});

describe('stock', () => {
  it('[OPS-15] is adjusted with a reason that stays, and never goes below zero', async () => {
    const { resources, list, open } = await openCatalogueShop();
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
    const { database, resources, list } = await openCatalogueShop();
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
