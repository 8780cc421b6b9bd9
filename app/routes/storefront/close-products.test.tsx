import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setOwnFacets } from '#commerce/catalogue/facets/find-facet.ts';
import { makeTestProduct } from '#commerce/listing/product-fixture.ts';
import { openListingApp } from '#tests/listing-app.tsx';

const tents = {
  categories: [{ name: 'Tents', slug: 'tents' }],
  breadcrumbs: [{ name: 'Tents', slug: 'tents' }],
};
const makeTent = (at: number, name: string, brand: string) =>
  makeTestProduct({
    ...tents,
    id: `t${at}`,
    key: `TNT-${1000 + at}`,
    slug: `tent-${at}`,
    name,
    brand,
    description: '',
    categoryTaxonomy: 'Tents',
    styleTaxonomy: 'Tents',
    facets: { occasion: [at % 2 === 0 ? 'Festival' : 'Family'] },
  });

let shop: Awaited<ReturnType<typeof openListingApp>>;
beforeAll(async () => {
  shop = await openListingApp({
    products: [
      makeTent(0, 'Inflatable Waterproof Tent', 'Velmora'),
      makeTent(1, 'Inflatable Waterproof Tent', 'Oasis'),
      ...Array.from({ length: 12 }, (_, at) => makeTent(at + 2, 'Waterproof Tent', 'Oasis')),
      ...Array.from({ length: 60 }, (_, at) =>
        makeTestProduct({ id: `d${at}`, key: `DRS-${2000 + at}`, slug: `dress-${at}` }),
      ),
    ],
    categories: [],
  });
});
afterAll(() => shop.close());

describe('a search that few products answer', () => {
  it('[FIND-01] goes on with the closest products under a heading, with counts of both parts', async () => {
    const { html, status } = await shop.open('/search?q=inflatable waterproof tent');
    expect(status).toBe(200);
    expect(html).toContain('2 products');
    expect(html).toContain('Also close to “inflatable waterproof tent” · 12 products');
    expect(html).toContain('Showing 14 of 14');
    const [before = '', after = ''] = html.split('Also close to');
    expect(before.match(/data-product=/g)).toHaveLength(2);
    expect(after.match(/data-product=/g)).toHaveLength(12);
    expect(html).not.toContain('Wrap Dress');
  });

  it('[FIND-01] counts filters over both parts, so that a filter shows what its count says', async () => {
    const { html } = await shop.open('/search/facet/occasion/Festival?q=inflatable waterproof tent');
    expect(html).toContain('1 product');
    expect(html).toContain('· 6 products');
    expect(html).toContain('Showing 7 of 7');
  });

  it('[FIND-01] has no second part where a page is full', async () => {
    const { html } = await shop.open('/search?q=wrap dress');
    expect(html).toContain('60 products');
    expect(html).not.toContain('Also close to');
  });
});

describe('an attribute that the merchant made a filter of', () => {
  it('[FIND-04] is listed with its label, filters by value and by a range of numbers', async () => {
    setOwnFacets([
      { key: 'Burn hours', label: 'Burn time', kind: 'number-range', source: 'import', order: 5 },
    ]);
    const candles = await openListingApp({
      products: [20, 40, 60].map((hours, at) =>
        makeTestProduct({
          id: `c${at}`,
          key: `CND-${at}`,
          slug: `candle-${at}`,
          name: 'Beeswax Candle',
          facets: { 'Burn hours': [String(hours)], occasion: ['Party', 'Gift'] },
        }),
      ),
      categories: [],
    });
    expect((await candles.open('/search?q=candle')).html).toContain('Burn time');
    expect((await candles.open('/search/facet/Burn%20hours/30-max?q=candle')).cards).toEqual(['c1', 'c2']);
    setOwnFacets([]);
    expect((await candles.open('/search?q=candle')).html).not.toContain('Burn time');
    await candles.close();
  });
});

describe('texts of a product in the language of the page', () => {
  const sofa = makeTestProduct({
    id: 'sofa',
    key: 'SOF-1',
    slug: 'sofa',
    name: 'Velvet Sofa',
    description: 'A sofa for two.',
    texts: {
      fr: { name: 'Canapé en velours', description: 'Un canapé pour deux.' },
      sv: { name: 'Sammetssoffa' },
    },
  });
  const lamp = makeTestProduct({ id: 'lamp', key: 'LMP-1', slug: 'lamp', name: 'Brass Lamp' });

  it('[FIND-03] find it, beside those of the catalogue', async () => {
    const shop = await openListingApp({ products: [sofa, lamp], categories: [] });
    expect((await shop.open('/fr/search?q=canapes')).cards).toEqual(['sofa']);
    expect((await shop.open('/sv/search?q=soffor')).cards).toEqual(['sofa']);
    expect((await shop.open('/fr/search?q=lamp')).cards).toEqual(['lamp']);
    await shop.close();
  });

  it('[FIND-03] are shown on cards and on its page, else those of the catalogue', async () => {
    const shop = await openListingApp({ products: [sofa, lamp], categories: [] });
    const french = await shop.open('/fr/search?q=canapes');
    expect(french.words).toContain('Canapé en velours');
    expect(french.words).not.toContain('Velvet Sofa');
    expect((await shop.open('/search?q=sofa')).words).toContain('Velvet Sofa');
    expect((await shop.open('/fr/search?q=lamp')).words).toContain('Brass Lamp');

    const page = await shop.open('/fr/product/sofa');
    expect(page.heading).toContain('Canapé en velours');
    expect(page.html).toContain('Un canapé pour deux.');
    expect(page.html).not.toContain('Velvet Sofa');
    const swedish = await shop.open('/sv/product/sofa');
    expect(swedish.heading).toContain('Sammetssoffa');
    expect(swedish.html).toContain('A sofa for two.');
    expect((await shop.open('/product/sofa')).heading).toContain('Velvet Sofa');
    await shop.close();
  });
});
