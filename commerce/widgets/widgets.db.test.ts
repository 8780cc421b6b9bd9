import { brands } from '@selvedge/demo-store/brands/all.ts';
import { createCatalogueReader } from '@selvedge/mock-services/widgets/catalogue-reader.ts';
import { describe, expect, it } from 'vitest';
import type { BrandConfig } from '#config/brands/brand.ts';
import { makeSettings, type SettingsOverrides } from '#config/site-settings.ts';
import { dash } from '#integrations/dash/dash.ts';
import { flix } from '#integrations/flix/flix.ts';
import { klarna } from '#integrations/klarna/klarna.ts';
import { trueFit } from '#integrations/true-fit/true-fit.ts';
import { catalogueWith } from '#tests/example-catalogue.ts';
import { createWidgets } from './widgets.server.ts';

const withSettings = (settings: SettingsOverrides): BrandConfig => ({
  ...brands.selvedge!,
  settings: makeSettings(settings),
});
const configured = withSettings({
  thirdParty: {
    trueFitClientId: 'shop',
    flixDistributorId: '7',
    dashHudsonId: 'wall',
    klarnaClientId: 'k-1',
  },
  widgets: { socialGalleryScript: 'https://cdn.dashhudson.com/gallery.js' },
});

async function open(...ids: string[]) {
  const { database, products, catalogue } = await catalogueWith(...ids);
  const widgets = createWidgets({
    database,
    fitPage: trueFit.create,
    featureMediaPage: flix.create,
    socialGalleryPage: dash.create,
    payLaterPage: klarna.create,
  });
  const ask = (name: string, query: Record<string, string>, brand = configured) =>
    widgets.page(name, new URLSearchParams(query), {
      brand,
      locale: 'en-GB',
      origin: 'https://shop.example',
    });
  return { ask, products, database, catalogue };
}

describe('the frames of widgets', () => {
  it('[PDP-14] the fit frame gets every size of the colour, the user and whether they are registered', async () => {
    const { ask, products } = await open('size-dress');
    const { sku, colour } = products[0]!.variants[0]!;
    const sizes = products[0]!.variants.filter((one) => one.colour === colour).map(({ size }) => size);
    const page = await ask('fit', { sku, user: 'c1', registered: 'true' });
    expect(page!.body).toContain(`data-availablesizes="${sizes.join(':')}"`);
    expect(page!.body).toContain('data-userid="c1" data-registered="true"');
  });

  it('[PDP-14] feature media are looked up by the barcode of the SKU', async () => {
    const { ask, products } = await open('three-d-vase');
    const { sku, eanBarcode } = products[0]!.variants[0]!;
    const page = await ask('feature-media', { sku });
    expect(page!.script!.attributes['data-flix-ean']).toBe(eanBarcode);
    expect((await ask('social-gallery', { sku }))!.body).toContain(`data-product="${products[0]!.key}"`);
  });

  it('[PDP-14] the pay-later frame gets a valid amount only', async () => {
    const { ask } = await open();
    const page = await ask('pay-later', { amount: '4599' });
    expect(page!.body).toContain('data-purchase-amount="4599"');
    expect(page!.script).toMatchObject({ attributes: { 'data-client-id': 'k-1' } });
    for (const amount of ['', '0', '-5', '4.99', '1e9', '"><script>']) {
      expect(await ask('pay-later', { amount })).toBeNull();
    }
    expect(await ask('pay-later', { amount: '4599' }, withSettings({}))).toBeNull();
  });

  it('[SITE-04] there is no frame without an identifier, for an unknown SKU or an unknown name', async () => {
    const { ask, products } = await open('size-dress');
    const { sku } = products[0]!.variants[0]!;
    for (const name of ['fit', 'feature-media', 'social-gallery']) {
      expect(await ask(name, { sku }, withSettings({}))).toBeNull();
    }
    expect(await ask('fit', { sku: 'nothing' })).toBeNull();
    expect(await ask('constructor', { sku })).toBeNull();
  });

  it('[ADV-01] [GAL-04] mock widgets find real products by SKU, barcode and category', async () => {
    const { products, database, catalogue } = await open('try-on');
    const { sku, eanBarcode } = products[0]!.variants[0]!;
    const reader = createCatalogueReader({
      database,
      catalogue,
      listings: { list: async () => ({ products: [{ id: products[0]!.id }] }) as never },
      reviews: { page: async () => null },
    });
    expect((await reader.bySku(sku))?.key).toBe(products[0]!.key);
    expect((await reader.byBarcode(eanBarcode))?.key).toBe(products[0]!.key);
    expect((await reader.inCategory('beauty-lipstick', 'selvedge'))[0]?.key).toBe(products[0]!.key);
    expect(await reader.bySku('nothing')).toBeNull();
    expect(await reader.postsOf('nobody', 4)).toEqual([]);
  });
});
