import { exampleProduct } from '@selvedge/demo-store/example-product.ts';
import { describe, expect, it } from 'vitest';
import type { Product } from '#commerce/catalogue/product.ts';
import { describeProduct, type MetaInput, metaTags } from './product-meta.ts';

const input: MetaInput = {
  origin: 'https://shop.example',
  local: (path) => path,
  alternates: [],
  homeLabel: 'Home',
  promoText: null,
  appId: null,
  limitedAvailabilityBelow: 10,
};

function tags(product: Product, more: Partial<MetaInput> = {}) {
  return metaTags(describeProduct(product, { ...input, ...more })) as Record<string, unknown>[];
}

const contentOf = (all: Record<string, unknown>[], name: string) =>
  all.find((tag) => tag.name === name || tag.property === name)?.content;

describe('[SEO-04] meta tags of a product', () => {
  it('have the title category taxonomy | name | brand', () => {
    const product = exampleProduct('size-dress');
    expect(tags(product)[0]).toEqual({ title: `${product.categoryTaxonomy} | ${product.name} | Oasis` });
  });

  it('have the promotion as description, else the product’s own', () => {
    const product = exampleProduct('size-dress');
    expect(contentOf(tags(product, { promoText: '20% off with PAYDAY' }), 'description')).toBe(
      '20% off with PAYDAY',
    );
    expect(product.description).toContain(String(contentOf(tags(product), 'og:description')).slice(0, 40));
  });

  it('have offers with the price in pounds and the availability of schema.org', () => {
    const [data] = tags(exampleProduct('low-stock')).flatMap((tag) => tag['script:ld+json'] ?? []) as [
      { hasVariant: { offers: { price: number; availability: string } }[] },
    ];
    const offers = data.hasVariant.map((variant) => variant.offers);
    const prices = exampleProduct('low-stock').variants.map(({ price }) => price.price.centAmount / 100);
    expect(offers.map(({ price }) => price)).toEqual(prices);
    expect(offers[0]!.availability).toBe('https://schema.org/LimitedAvailability');
  });

  it('[SITE-03] have pictures of the media host, if there is one, and pages of the shop', () => {
    const product = exampleProduct('size-dress');
    const ofShop = tags(product);
    expect(contentOf(ofShop, 'og:image')).toMatch(/^https:\/\/shop\.example\/media\//);
    const all = tags(product, { mediaHost: 'https://media.example' });
    expect(contentOf(all, 'og:image')).toMatch(/^https:\/\/media\.example\/media\//);
    expect(contentOf(all, 'twitter:image')).toBe(contentOf(all, 'og:image'));
    const [data] = all.flatMap((tag) => tag['script:ld+json'] ?? []) as [{ image: string[]; url: string }];
    expect(data.image.every((address) => address.startsWith('https://media.example/media/'))).toBe(true);
    expect(data.url).toMatch(/^https:\/\/shop\.example\/product\//);
  });

  it('have one offer per colour for four hundred variants', () => {
    const [data] = tags(exampleProduct('four-hundred-variants')).flatMap(
      (tag) => tag['script:ld+json'] ?? [],
    ) as [{ hasVariant: unknown[] }];
    expect(data.hasVariant).toHaveLength(16);
  });

  it('have an app banner only with an app id', () => {
    const product = exampleProduct('size-dress');
    expect(contentOf(tags(product), 'apple-itunes-app')).toBeUndefined();
    expect(contentOf(tags(product, { appId: '12345' }), 'apple-itunes-app')).toBe(
      `app-id=12345, app-argument=https://shop.example/product/${product.slug}`,
    );
  });

  it('[SITE-02] have addresses of the page’s language and alternates for the others', () => {
    const product = exampleProduct('size-dress');
    const alternates = [{ hrefLang: 'nl', href: 'https://shop.example/nl/product/x' }];
    const all = tags(product, { local: (path) => `/fr${path}`, alternates });
    const links = all.filter(({ tagName }) => tagName === 'link');
    expect(links).toEqual([
      { tagName: 'link', rel: 'canonical', href: `https://shop.example/fr/product/${product.slug}` },
      { tagName: 'link', rel: 'alternate', ...alternates[0] },
    ]);
    const [data, crumbs] = all.flatMap((tag) => tag['script:ld+json'] ?? []);
    expect(data).toMatchObject({ url: `https://shop.example/fr/product/${product.slug}` });
    expect(JSON.stringify(crumbs)).toContain('"item":"https://shop.example/fr/categories/womens-dresses"');
  });

  it('have the title "error" when they cannot be made', () => {
    const broken = { ...exampleProduct('size-dress'), colours: null } as unknown as Product;
    expect(tags(broken)).toEqual([{ title: 'error' }]);
  });
});
