import { demoCatalogue } from '@selvedge/demo-store/catalogue/demo-catalogue.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { checkSection } from '#app/sections/definitions.ts';
import { createCatalogue } from '#commerce/catalogue/catalogue.server.ts';
import { loadCatalogue } from '#commerce/catalogue/load-catalogue.server.ts';
import { createContent } from '#commerce/content/content.server.ts';
import { createNavigation } from '#commerce/content/navigation.server.ts';
import { createFindGifts } from '#commerce/listing/find-gifts.server.ts';
import { createProductCardCache } from '#commerce/listing/product-card-cache.server.ts';
import { followChanges, recordChange } from '#server/db/changes.server.ts';
import type { Database } from '#server/db/database.server.ts';
import { eventually } from '#tests/eventually.ts';
import { databaseForTest } from './database.ts';
import { brand } from './shop-fixture.ts';

/** The same database, but the results of reads arrive only after `deliver`: as a slow network would have it. */
function withSlowReads(database: Database) {
  let isSlow = false;
  let withheld: (() => void)[] = [];
  const query = async (...args: Parameters<typeof database.pool.query>) => {
    const result = await database.pool.query(...args);
    if (isSlow) await new Promise<void>((resolve) => withheld.push(resolve));
    return result;
  };
  const pool = new Proxy(database.pool, {
    get: (target, name) => (name === 'query' ? query : Reflect.get(target, name).bind(target)),
  });
  return {
    database: { ...database, pool },
    async startRead<T>(read: () => Promise<T>): Promise<Promise<T>[]> {
      isSlow = true;
      const result = read();
      await eventually(() => expect(withheld.length).toBeGreaterThan(0));
      isSlow = false;
      return [result];
    },
    deliver() {
      for (const resolve of withheld) resolve();
      withheld = [];
    },
  };
}

async function openShop() {
  const database = await databaseForTest();
  await loadCatalogue(database, demoCatalogue({ seed: 7, products: 5 }));
  const changes = await followChanges(database);
  onTestFinished(() => changes.close());
  const slow = withSlowReads(database);
  const catalogue = createCatalogue(slow.database, changes);
  const content = createContent({ database: slow.database, changes, checkSection });
  onTestFinished(() => content.close());
  const cards = createProductCardCache(catalogue, changes, createFindGifts(database));
  const navigation = createNavigation(catalogue, content);
  /** Commits a change, and waits until every cache was purged. */
  const commit = async (statement: string, tags: string[]) => {
    const purged = new Promise((resolve) => changes.subscribe(resolve));
    await database.db.transaction(async (tx) => {
      await tx.execute(statement);
      await recordChange(tx, tags);
    });
    await purged;
  };
  return { database, slow, catalogue, cards, content, navigation, commit };
}

describe('a read that began before a change and ends after it', () => {
  it('does not leave an old price on product cards', async () => {
    const { database, slow, catalogue, cards, commit } = await openShop();
    const { rows } = await database.pool.query('select id from product where is_live limit 1');
    const id = rows[0].id;
    await catalogue.categoryTree('en-GB');
    const price = async () => (await cards.products([id], 'GBP'))[0]?.price;
    const [before] = await slow.startRead(price);
    await commit('update price set cent_amount = 1900', [`product:${id}`]);
    slow.deliver();
    const old = await before;
    const now = await price();
    expect(now).not.toEqual(old);
    expect(JSON.stringify(now)).toContain('1900');
    // It is cached from now on.
    await slow.startRead(() => catalogue.productBySlug('none', 'GBP')).then(() => slow.deliver());
    expect(await price()).toEqual(now);
  });

  it('does not leave an old name in the category tree or the menu', async () => {
    const { database, slow, catalogue, navigation, commit } = await openShop();
    const { rows } = await database.pool.query(
      `select slug, names ->> 'en-GB' as name from category where parent_slug is null order by position limit 1`,
    );
    const { slug, name: oldName } = rows[0];
    const name = async () => (await catalogue.categoryBySlug(slug, 'en-GB'))?.name;
    const [before] = await slow.startRead(name);
    await commit(`update category set names = '{"en-GB":"Ladies"}' where slug = '${slug}'`, ['categories']);
    // Who asks after the change does not get the result of the read before it.
    expect(await name()).toBe('Ladies');
    slow.deliver();
    expect(await before).toBe(oldName);
    expect(await name()).toBe('Ladies');
    expect((await navigation.menu({ ...brand, menu: [slug] }, 'en-GB'))[0]).toMatchObject({
      name: 'Ladies',
    });
  });

  it('does not leave old content on pages and in the menu', async () => {
    const { slow, content, commit } = await openShop();
    const body = (title: string) => ({ title, sections: [{ type: 'Text', markdown: title }] });
    await commit(
      `insert into content_version (kind, key, brand, locale, state, body)
       values ('page', '/pages/x', '*', '*', 'published', '${JSON.stringify(body('Old'))}')`,
      ['content'],
    );
    const title = async () => (await content.page('selvedge', 'en-GB', '/pages/x'))?.page.title;
    const [before] = await slow.startRead(title);
    await commit(`update content_version set body = '${JSON.stringify(body('New'))}'`, ['content']);
    slow.deliver();
    expect(await before).toBe('Old');
    expect(await title()).toBe('New');
  });
});
