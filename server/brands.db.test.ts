import { demoBrands } from '@selvedge/demo-store/brands/all.ts';
import { demoMarkets } from '@selvedge/demo-store/markets.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createAudit } from '#commerce/content/editor/audit.server.ts';
import { BRAND_LOOKS } from '#commerce/markets/brand-record.ts';
import { openBrands } from '#commerce/markets/brand-records.server.ts';
import { brandResource } from '#commerce/markets/brand-resource.ts';
import { openMarkets } from '#commerce/markets/market-records.server.ts';
import { marketResource } from '#commerce/markets/market-resource.ts';
import type { Actor } from '#commerce/resources/permissions.ts';
import { createResources, type OpenRecord } from '#commerce/resources/resources.server.ts';
import { parseEnvironment } from '#config/environment.ts';
import { databaseForTest } from '#tests/database.ts';
import { eventually } from '#tests/eventually.ts';
import { brandsOfFiles, createBrands } from './brands.server.ts';
import { followChanges } from './db/changes.server.ts';

const owner: Actor = {
  id: 'o',
  name: 'Olive Owner',
  email: 'o@example.com',
  role: 'owner',
  brands: null,
  client: '127.0.0.1',
  origin: 'http://localhost',
};

async function open() {
  const database = await databaseForTest();
  const changes = await followChanges(database);
  onTestFinished(() => changes.close());
  const demo = { brands: demoBrands };
  const environment = parseEnvironment({ NODE_ENV: 'test', DATA_DIR: '/nowhere' });
  const brands = await createBrands({ environment, demo, database, changes });
  const resources = createResources({
    database,
    audit: createAudit(database),
    resources: [brandResource, marketResource],
    stores: { brands: openBrands(brandsOfFiles(demo)), markets: openMarkets(() => brands.all) },
  });
  const read = async (id: string): Promise<OpenRecord> => (await resources.open(owner, brandResource, id))!;
  const save = async (id: string, changed: object) => {
    const { body, revision } = await read(id);
    return resources.save(owner, brandResource, id, { ...body, ...changed }, revision);
  };
  return { brands, resources, read, save };
}

describe('brands as records', () => {
  it('[MKT-10] a brand is copied, changed, seen as a draft and opened without code', async () => {
    const { brands, resources, save } = await open();
    const copied = await resources.act(owner, brandResource, 'copy', 'coast', undefined);
    expect(copied).toMatchObject({ kind: 'done', text: expect.stringContaining('draft-coast-copy') });
    const changed = {
      ...{ name: 'Harbour', accentColour: '#ffe000', domains: ['harbour.example'] },
      ...{ headingFont: 'Syne', textFont: null, logo: '/media/own/0123456789abcdef0123456789abcdef' },
    };
    expect(await save('coast-copy', changed)).toMatchObject({ kind: 'done' });

    await eventually(() => expect(brands.bySlug('coast-copy')?.name).toBe('Harbour'));
    expect(brands.forHost('draft-coast-copy.localhost')).toMatchObject({
      slug: 'coast-copy',
      isDraft: true,
      theme: {
        look: 'coast',
        accent: { colour: '#ffe000', text: '#000000' },
        fonts: { heading: 'Syne', text: null },
        logo: changed.logo,
      },
    });
    expect(brands.forHost('harbour.example').slug).toBe('selvedge');
    expect(brands.forHost('coast-copy.localhost').slug).toBe('selvedge');

    expect(await resources.act(owner, brandResource, 'open', 'coast-copy', undefined)).toMatchObject({
      kind: 'done',
    });
    await eventually(() => expect(brands.forHost('harbour.example').name).toBe('Harbour'));
    expect(brands.forHost('coast-copy.localhost').name).toBe('Harbour');
    expect(brands.isAllowedHost('harbour.example')).toBe(true);
    // The brand it was copied from is as it was.
    expect(brands.bySlug('coast')).toMatchObject({
      name: 'Coast',
      theme: { cardsPerRow: expect.any(Number) },
    });
  });

  it('[MKT-11] what staff set for a brand counts at once, and its history brings the former value back', async () => {
    const { brands, resources, read, save } = await open();
    const before = brands.default.settings.returns.windowDays;
    expect(await save('selvedge', { returnDays: 60 })).toMatchObject({ kind: 'done' });
    await eventually(() => expect(brands.default.settings.returns.windowDays).toBe(60));

    const { history, revision } = await read('selvedge');
    expect(history.map(({ action }) => action)).toEqual(['changed', 'found']);
    await resources.restore(owner, brandResource, 'selvedge', history.at(-1)!.id, revision);
    await eventually(() => expect(brands.default.settings.returns.windowDays).toBe(before));
  });

  it('[MKT-10] refuses hosts, short names and languages that cannot be', async () => {
    const { resources, save } = await open();
    await resources.act(owner, brandResource, 'copy', 'oasis', undefined);
    expect(await save('coast', { domains: ['shop.example'] })).toMatchObject({ kind: 'done' });
    expect(await save('oasis-copy', { domains: ['shop.example'] })).toEqual({
      kind: 'wrong',
      errors: { domains: '“Coast” has one of these hosts already.' },
    });
    expect(await save('oasis-copy', { slug: 'coast' })).toMatchObject({
      kind: 'wrong',
      errors: { slug: /./ },
    });
    expect(await save('oasis-copy', { languages: ['en-GB', 'de'] })).toMatchObject({
      kind: 'wrong',
      errors: { languages: expect.stringContaining('There is no language de') },
    });
    expect(await save('oasis-copy', { logo: 'https://elsewhere.example/logo.png' })).toEqual({
      kind: 'wrong',
      errors: { logo: 'Choose or upload a picture.' },
    });
    expect(await save('oasis-copy', { headingFont: 'Comic Sans' })).toMatchObject({ kind: 'wrong' });
    expect(await save('oasis-copy', { returnDays: 3 })).toMatchObject({ kind: 'wrong' });
  });

  it('every demo brand can be edited as a record and stays the same', async () => {
    const { brands, save } = await open();
    for (const { slug } of demoBrands) expect(await save(slug, {})).toMatchObject({ kind: 'done' });
    const wanted = demoBrands.map(({ slug, menu, features, settings }) => ({
      slug,
      menu,
      features,
      returns: settings.returns,
    }));
    const stored = () =>
      brands.all.map(({ slug, menu, features, settings }) => ({
        slug,
        menu,
        features,
        returns: settings.returns,
      }));
    await eventually(() => expect(brands.bySlug('warehouse')?.theme.look).toBe('warehouse'));
    expect(stored()).toEqual(wanted);
  });
});

it('the looks that staff choose from are the stylesheets', async () => {
  const { readdirSync } = await import('node:fs');
  const files = readdirSync(new URL('../app/theme/brands/', import.meta.url));
  expect([...BRAND_LOOKS].sort()).toEqual(files.map((file) => file.replace('.css', '')).sort());
});

describe('markets as records', () => {
  it('[MKT-01] a market is added and counts at once; a bad one is refused with the reason', async () => {
    const { brands, resources, save } = await open();
    const [france] = demoMarkets(demoBrands).filter(({ code }) => code === 'selvedge-fr');
    const add = (change: object) => resources.save(owner, marketResource, null, { ...france, ...change }, 0);
    expect(brands.forHost('localhost', '/fr/product/x').currency).toBe('GBP');
    expect(await add({})).toMatchObject({ kind: 'done' });
    await eventually(() =>
      expect(brands.forHost('localhost', '/fr/product/x')).toMatchObject({
        currency: 'EUR',
        country: 'FR',
        settings: { shippingCountries: ['FR'] },
      }),
    );
    expect(brands.forHost('localhost', '/product/x')).toMatchObject({ currency: 'GBP' });

    const second = { code: 'second', pathPrefix: 'be', countries: ['BE'], languages: ['fr'] };
    const refused = async (change: object) => add({ ...second, ...change });
    expect(await refused({ countries: ['BE', 'FR'] })).toMatchObject({
      errors: { countries: '“France” sells in FR already.' },
    });
    expect(await refused({ pathPrefix: 'fr' })).toMatchObject({
      errors: { pathPrefix: '“France” has the path /fr already.' },
    });
    expect(await refused({ languages: ['de'] })).toMatchObject({
      errors: { languages: expect.stringContaining('There is no language de') },
    });
    expect(await refused({ brand: 'nobody' })).toMatchObject({
      errors: { brand: 'There is no such brand.' },
    });
    expect(await refused({})).toMatchObject({ kind: 'done' });
    const own = { pathPrefix: null, host: 'shop.ie', countries: ['IE'] };
    expect(await refused({ ...own, code: 'third' })).toMatchObject({ kind: 'done' });
    expect(await save('coast', { domains: ['shop.ie'] })).toMatchObject({
      errors: { domains: '“France” has one of these hosts already.' },
    });
  });
});
