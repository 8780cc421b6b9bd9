import { describe, expect, it } from 'vitest';
import { categoryResource } from '#commerce/catalogue/category-resource.ts';
import { productResource } from '#commerce/catalogue/product-resource.ts';
import { refreshCategoryRules } from '#commerce/catalogue/start-and-end-sales.server.ts';
import { brandResource } from '#commerce/markets/brand-resource.ts';
import { menuResource } from '#commerce/markets/menu-resource.ts';
import type { PricePeriod } from '#commerce/pricing/price-period.ts';
import { savePrices } from '#commerce/pricing/prices.server.ts';
import { createSearchRules } from '#commerce/search/search-rules.server.ts';
import { ada, done, extraOf, openCatalogueShop, TODAY, variantsOf } from '#tests/catalogue-shop.ts';

describe('categories', () => {
  it('[OPS-15] are moved with their products, never into themselves', async () => {
    const { resources, list, open } = await openCatalogueShop();
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
    const { database, resources, open, catalogue } = await openCatalogueShop();
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
    expect(extraOf(await open(productResource, 'SHIRT-1')).automaticCategories).toEqual(['wool']);
  });

  it('[OPS-15] pin products, and stay while something needs them', async () => {
    const { database, resources, open, list } = await openCatalogueShop();
    const opened = await open(categoryResource, 'scarves');
    const pinned = { ...opened.body, pinned: ['SCARF-1'] };
    const saved = await done(resources.save(ada, categoryResource, 'scarves', pinned, opened.revision));
    expect(saved.body.pinned).toEqual(['SCARF-1']);
    const rules = createSearchRules(database);
    expect(await rules.list()).toMatchObject([{ when: { categorySlug: 'scarves' }, pin: ['SCARF-1'] }]);
    const [rule] = await rules.list();
    expect(await rules.save({ ...rule, boost: { brand: ['Coast'] } })).toHaveProperty('rule');
    const cleared = { ...opened.body, pinned: [] };
    await done(resources.save(ada, categoryResource, 'scarves', cleared, saved.revision));
    expect(await rules.list()).toMatchObject([{ boost: { brand: ['Coast'] }, pin: [] }]);
    for (const end of ['a', 'b']) {
      const long = { ...(categoryResource.blank!(TODAY) as object), slug: `${'x'.repeat(70)}-${end}` };
      const more = { ...long, names: { 'en-GB': end }, pinned: end === 'a' ? ['SHIRT-1'] : [] };
      const made = await done(resources.save(ada, categoryResource, null, more, 0));
      expect(made.body.pinned).toEqual(more.pinned);
    }
    expect(await rules.list()).toHaveLength(2);
    expect(await resources.remove(ada, categoryResource, 'women', 0)).toMatchObject({ kind: 'refused' });
    expect(await resources.remove(ada, categoryResource, 'scarves', 'current')).toMatchObject({
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
    const { resources, open, list } = await openCatalogueShop();
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
