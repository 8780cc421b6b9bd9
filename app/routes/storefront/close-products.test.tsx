import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
