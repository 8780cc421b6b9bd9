import { demoBrands } from '@selvedge/demo-store/brands/all.ts';
import { demoMarkets } from '@selvedge/demo-store/markets.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestProduct } from '#commerce/listing/product-fixture.ts';
import { openListingApp } from '#tests/listing-app.tsx';

let shop: Awaited<ReturnType<typeof openListingApp>>;
beforeAll(async () => {
  const plain = makeTestProduct({ slug: 'wrap-dress' });
  const money = (centAmount: number) => ({ centAmount, currencyCode: 'EUR' });
  const product = {
    ...plain,
    variants: plain.variants.map((variant) => ({
      ...variant,
      price: { ...variant.price, price: money(4000), wasPrice: money(6000), lowestPrice: money(4500) },
    })),
  };
  const slug = product.categories[0]?.slug ?? '';
  shop = await openListingApp({
    products: [product],
    categories: [
      {
        ...{ id: slug, slug, name: 'Dresses', path: [slug], parentSlug: null, position: 0, children: [] },
        ...{ kind: 'category', description: null },
      },
    ],
    markets: demoMarkets(demoBrands),
  });
  list = `/categories/${slug}`;
});
afterAll(() => shop.close());
let list: string;

describe('a list of a market', () => {
  it('[MKT-02] links within its market, and names the address of every market', async () => {
    const { status, html, alternates, link } = await shop.open(`/ie${list}`);
    expect(status).toBe(200);
    expect(html).toContain('href="/ie/product/wrap-dress');
    expect(html).not.toContain('href="/product/');
    expect(link('canonical')).toBe(`http://localhost/ie${list}`);
    expect(Object.fromEntries(alternates)).toEqual({
      'en-GB': `http://localhost${list}`,
      'fr-FR': `http://localhost/fr${list}`,
      'nl-NL': `http://localhost/nl${list}`,
      'sv-SE': `http://localhost/sv${list}`,
      'en-IE': `http://localhost/ie${list}`,
      'x-default': `http://localhost${list}`,
    });
  });

  it('[MKT-01] is in the language of its market; the British one stays where it was', async () => {
    expect((await shop.open(`/fr${list}`)).html).toContain('href="/fr/product/wrap-dress');
    const own = await shop.open(list);
    expect(own.link('canonical')).toBe(`http://localhost${list}`);
    expect(own.html).toContain('href="/product/wrap-dress');
  });

  it('[MKT-05] names the lowest price of the last 30 days beside a reduced one where the law asks for it', async () => {
    const { html } = await shop.open(`/fr${list}`);
    expect(html.replace(/\s/g, ' ')).toContain('Prix le plus bas des 30 derniers jours : 45,00 €');
    expect((await shop.open(list)).html).not.toContain('Lowest price in the last 30 days');
  });
});
