import { demoBrands } from '@selvedge/demo-store/brands/all.ts';
import { demoDeliveryRecords } from '@selvedge/demo-store/delivery.ts';
import { seedDelivery } from '@selvedge/demo-store/seed/seed-delivery.ts';
import * as v from 'valibot';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createBaskets } from '#commerce/basket/baskets.server.ts';
import { createAudit } from '#commerce/content/editor/audit.server.ts';
import {
  DELIVERY_RESOURCES,
  deliveryMethodResource,
  deliveryZoneResource,
} from '#commerce/delivery/delivery-resources.ts';
import { openDelivery } from '#commerce/delivery/delivery-store.server.ts';
import { homeTerms } from '#commerce/delivery/home-delivery.ts';
import { openSettings } from '#commerce/markets/settings-records.server.ts';
import { settingsResource } from '#commerce/markets/settings-resource.ts';
import { createPromotions } from '#commerce/promotions/promotions.server.ts';
import type { Resource } from '#commerce/resources/define-resource.ts';
import type { Actor } from '#commerce/resources/permissions.ts';
import { createResources } from '#commerce/resources/resources.server.ts';
import { parseEnvironment } from '#config/environment.ts';
import { databaseForTest, emptyDatabaseForTest } from '#tests/database.ts';
import { eventually } from '#tests/eventually.ts';
import { address, guest, requested, stockShop } from '#tests/shop-fixture.ts';
import { createBrands } from './brands.server.ts';
import { followChanges } from './db/changes.server.ts';
import { migrateDatabase } from './db/migrate.server.ts';

const owner: Actor = {
  ...{ id: 'o', name: 'Olive Owner', email: 'o@example.com', role: 'owner', brands: null },
  ...{ client: '127.0.0.1', origin: 'http://localhost' },
};

/** A shop with or without the demo, as one of its processes knows it. */
async function open(demo: { brands: typeof demoBrands } | null = { brands: demoBrands }) {
  const database = await databaseForTest();
  if (demo) await seedDelivery(database);
  const changes = await followChanges(database);
  onTestFinished(() => changes.close());
  const environment = parseEnvironment({ NODE_ENV: 'test', DATA_DIR: '/nowhere' });
  const brands = await createBrands({ environment, demo, database, changes });
  const resources = createResources({
    database,
    audit: createAudit(database),
    resources: [...DELIVERY_RESOURCES, settingsResource],
    stores: {
      ...Object.fromEntries(DELIVERY_RESOURCES.map(({ name }) => [name, openDelivery])),
      settings: openSettings(demo?.brands ?? []),
    },
  });
  const change = async (resource: Resource, id: string, changed: object) => {
    const record = (await resources.open(owner, resource, id))!;
    return resources.save(owner, resource, id, { ...record.body, ...changed }, record.revision);
  };
  const add = (resource: Resource, body: object) =>
    resources.save(owner, resource, null, { ...resource.blank!('2026-11-16'), ...body }, 0);
  await stockShop(database, [{ sku: 'COAT', price: 3000, quantity: 9 }]);
  const baskets = createBaskets({ database, promotions: createPromotions(database) });
  const shopper = guest();
  await baskets.add(shopper, [requested('COAT')], brands.default, false);
  const view = async () => (await baskets.view(shopper, brands.default))!;
  const priceOf = async (id: string) => (await view()).delivery.find((method) => method.id === id)?.price;
  const deliverTo = (place: object) =>
    baskets.setFields(shopper, brands.default, { shippingAddress: { ...address, ...place } });
  return { database, brands, resources, change, add, view, priceOf, deliverTo };
}

const sameMethod = (body: object) => ({ name: 'Standard', description: 'Soon', zones: ['gb'], ...body });

describe('the delivery table', () => {
  it('[MKT-09] every record of the demo is valid and found in its list', async () => {
    const { resources } = await open();
    for (const resource of DELIVERY_RESOURCES) {
      const records = demoDeliveryRecords[resource.kind!]!;
      for (const record of records) expect(v.safeParse(resource.schema!, record).issues).toBeUndefined();
      const page = await resources.list(owner, resource, {
        ...{ text: '', filters: {}, sort: { column: resource.list.sort, isDescending: false }, brands: null },
        ...{ cursor: null, limit: 100, today: '2026-11-16', timeZone: 'UTC' },
      });
      expect(page.total).toBe(records.length);
    }
  });

  it('[MKT-09] what staff change counts at once in basket and promise, and history brings it back', async () => {
    const { brands, resources, change, view, priceOf } = await open();
    expect(await priceOf('standard')).toBe(399);
    const prices = [{ itemClass: null, fromValue: 0, fromWeight: 0, price: 1234 }];
    expect(
      await change(deliveryMethodResource, 'all-standard-gb-gbp', { prices, freeAbove: 9_900 }),
    ).toMatchObject({
      kind: 'done',
    });
    await eventually(async () => expect(await priceOf('standard')).toBe(1234));
    expect(homeTerms(brands.default)[0]).toMatchObject({ code: 'standard', prices, freeAbove: 9_900 });
    expect((await view()).freeDelivery).toMatchObject({ remaining: 6_901 });

    const id = 'all-standard-gb-gbp';
    const { history, revision } = (await resources.open(owner, deliveryMethodResource, id))!;
    await resources.restore(owner, deliveryMethodResource, id, history.at(-1)!.id, revision);
    await eventually(async () => expect(await priceOf('standard')).toBe(399));
  });

  it('[MKT-09] the postcode of the address decides, and a switched-off method is gone', async () => {
    const { resources, view, priceOf, deliverTo } = await open();
    await deliverTo({ postalCode: 'ZE1 0AA' });
    expect((await view()).delivery.map(({ id, price }) => [id, price])).toEqual([['standard', 799]]);
    await deliverTo({ postalCode: 'EH1 1YZ' });
    expect(await priceOf('next-day')).toBe(599);
    await resources.act(owner, deliveryMethodResource, 'deactivate', 'all-next-day-gb-gbp', undefined);
    await eventually(async () => expect(await priceOf('next-day')).toBeUndefined());
  });

  it('[MKT-09] refuses what overlaps or is in use, and names the clash', async () => {
    const { add, change, resources } = await open();
    expect(await resources.remove(owner, deliveryZoneResource, 'gb', 0)).toEqual({
      kind: 'refused',
      reason: expect.stringContaining('goes to this zone'),
    });
    const zone = { name: 'Orkney', code: 'orkney', countries: ['GB'], postcodes: ['KW15-KW17'] };
    expect(await add(deliveryZoneResource, zone)).toEqual({
      kind: 'wrong',
      errors: { postcodes: 'KW15-KW17 overlaps with KW of “Scottish Highlands and Islands”.' },
    });
    expect(await add(deliveryMethodResource, sameMethod({ code: 'standard' }))).toEqual({
      kind: 'wrong',
      errors: { code: '“Standard delivery” has this code in the zone gb already.' },
    });
    expect(await add(deliveryMethodResource, sameMethod({ code: 'drone', zones: ['moon'] }))).toMatchObject({
      errors: { zones: expect.stringContaining('There is no zone moon') },
    });
    const step = { itemClass: null, fromValue: 0, fromWeight: 0, price: 1 };
    expect(
      await change(deliveryMethodResource, 'all-standard-gb-gbp', { prices: [step, { ...step, price: 2 }] }),
    ).toMatchObject({
      errors: { prices: 'Prices 1 and 2 are for the same class, order value and weight.' },
    });
  });

  it('[MKT-09] a new shop delivers nothing and says so, until staff add a zone and a method', async () => {
    const { add, view, priceOf, brands } = await open(null);
    expect(await view()).toMatchObject({
      delivery: [],
      deliveryProblem: 'nowhere',
      expected: { delivery: 0 },
    });
    expect(homeTerms(brands.default)).toEqual([]);
    await add(deliveryZoneResource, { name: 'Here', code: 'gb', countries: ['GB'] });
    const prices = [{ itemClass: null, fromValue: 0, fromWeight: 0, price: 250 }];
    expect(await add(deliveryMethodResource, sameMethod({ code: 'bike', prices }))).toMatchObject({
      kind: 'done',
    });
    await eventually(async () => expect(await priceOf('bike')).toBe(250));
    expect((await view()).deliveryProblem).toBeNull();
  });

  it('[MKT-09] a shop from before keeps its methods', async () => {
    const database = await emptyDatabaseForTest();
    await migrateDatabase(database, undefined, 1794840000014);
    const methods = [
      ...[{ id: 'van', name: 'Van', description: 'Slow', service: 'standard', price: 500, days: 5 }].map(
        (method) => ({
          ...method,
          countries: ['IE'],
          takesBulky: true,
          canBeFree: true,
        }),
      ),
      {
        ...{ id: 'post', name: 'Post', description: 'Slower', service: 'standard', price: 700, days: 9 },
        ...{ countries: [], takesBulky: false, canBeFree: false },
      },
    ];
    await database.pool.query(`insert into resource_record (kind, id, body) values ('brand', 'coast', $1)`, [
      { slug: 'coast', freeDeliveryAbove: 8000, deliveryMethods: methods },
    ]);
    await migrateDatabase(database);
    const { rows } = await database.pool.query<{ id: string; body: unknown }>(
      `select id, body from resource_record where kind = 'delivery-method' order by id`,
    );
    for (const { body } of rows)
      expect(v.safeParse(deliveryMethodResource.schema!, body).issues).toBeUndefined();
    expect(rows).toMatchObject([
      { id: 'coast-post-world-gbp', body: { zones: ['world'], freeAbove: null, brand: 'coast' } },
      { id: 'coast-van-ie-gbp', body: { zones: ['ie'], freeAbove: 8000, prices: [{ price: 500 }] } },
    ]);
  });
});

describe('the settings of a brand', () => {
  it('[MKT-11] count at once for their brand, have a history, and go back to their defaults', async () => {
    const { brands, resources, change } = await open();
    const max = (slug: string) => brands.bySlug(slug)?.settings.wishlist.maxItems;
    const support = { supportEmail: 'help@coast.example', supportPhone: '+44 20 7946 0000' };
    expect(await change(settingsResource, 'coast', { wishlistMax: 7, ...support })).toMatchObject({
      kind: 'done',
    });
    await eventually(() => expect(max('coast')).toBe(7));
    expect(max('oasis')).toBe(100);
    expect(brands.bySlug('coast')?.settings.support).toMatchObject({ email: 'help@coast.example' });
    expect(await change(settingsResource, 'coast', { wishlistMax: 0 })).toEqual({
      kind: 'wrong',
      errors: { wishlistMax: 'Write at least 1.' },
    });
    const { history, revision } = (await resources.open(owner, settingsResource, 'coast'))!;
    expect(history.map(({ action }) => action)).toEqual(['changed', 'found']);
    await resources.remove(owner, settingsResource, 'coast', revision);
    await eventually(() => expect(max('coast')).toBe(100));
  });
});
