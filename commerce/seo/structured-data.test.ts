import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listProduct } from '#commerce/catalogue/list-product.ts';
import { breadcrumbsOf } from '#commerce/links/breadcrumbs.ts';
import { makeTestProduct } from '#commerce/listing/product-fixture.ts';
import { serialiseJsonLd } from './json-ld.ts';
import { breadcrumbData, itemListData } from './listing-data.ts';
import { productData, productTitle } from './product-data.ts';

const origin = 'https://shop.example';

describe('structured data of a listing', () => {
  it('[SEO-03] is the item list in its order', () => {
    const product = listProduct(makeTestProduct());
    const data = itemListData([product, { ...product, name: 'Other' }], { origin }, 40);
    expect(data).toMatchObject({
      '@type': 'ItemList',
      numberOfItems: 2,
      itemListElement: [
        {
          position: 41,
          item: {
            '@type': 'Product',
            name: 'Wrap Dress',
            url: 'https://shop.example/product/wrap-dress?colour=navy',
            image: 'https://shop.example/media/wrap-dress/front/navy/800.webp',
            offers: { price: 45, priceCurrency: 'GBP', availability: 'https://schema.org/InStock' },
          },
        },
        { position: 42, item: { name: 'Other' } },
      ],
    });
  });

  it('[SEO-03] and the breadcrumbs, home translated', () => {
    const crumbs = breadcrumbsOf([{ name: 'Women', slug: 'women' }], 'Accueil');
    expect(breadcrumbData(crumbs, { origin })).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Accueil', item: 'https://shop.example/' },
        { position: 2, name: 'Women', item: 'https://shop.example/categories/women' },
      ],
    });
  });
});

describe('structured data in another language', () => {
  const site = { origin, local: (path: string) => `/fr${path}` };

  it('[SEO-03] [SITE-02] link to pages of that language', () => {
    const list = itemListData([listProduct(makeTestProduct())], site);
    expect(JSON.stringify(list)).toContain('https://shop.example/fr/product/wrap-dress?colour=navy');
    expect(JSON.stringify(list)).toContain('https://shop.example/media/wrap-dress');
    expect(JSON.stringify(breadcrumbData([{ name: 'Femme', href: '/categories/women' }], site))).toContain(
      'https://shop.example/fr/categories/women',
    );
  });
});

describe('structured data of a product', () => {
  const data = productData(makeTestProduct(), { origin, description: 'Now 25% off' });

  it('[SEO-04] has an offer per variant, price as cents/100, and its availability', () => {
    expect(data).toMatchObject({
      '@type': 'ProductGroup',
      name: 'Wrap Dress',
      description: 'Now 25% off',
      hasVariant: [
        {
          sku: 'COA00001-101-8',
          color: 'Midnight Navy',
          size: '8',
          offers: { price: 45, priceCurrency: 'GBP', availability: 'https://schema.org/InStock' },
        },
        { sku: 'COA00001-101-10', offers: { availability: 'https://schema.org/OutOfStock' } },
        { sku: 'COA00001-102-8', offers: { availability: 'https://schema.org/LimitedAvailability' } },
      ],
    });
  });

  it('[SEO-04] is a plain product when there is one variant', () => {
    const product = makeTestProduct();
    const single = productData(
      { ...product, variants: product.variants.slice(0, 1) },
      { origin, description: '' },
    );
    expect(single).toMatchObject({ '@type': 'Product', offers: { '@type': 'Offer', price: 45 } });
  });

  it('[SEO-04] says delivery and returns of the market, once', () => {
    const market = {
      country: 'GB',
      delivery: () => ({ price: 399, days: 4 }),
      returnDays: () => 28,
    };
    const { hasVariant } = productData(makeTestProduct(), { origin, description: '', market }) as never as {
      hasVariant: { offers: object }[];
    };
    expect(hasVariant[0]!.offers).toMatchObject({
      shippingDetails: { shippingRate: { value: 3.99, currency: 'GBP' } },
      hasMerchantReturnPolicy: { merchantReturnDays: 28, applicableCountry: 'GB' },
    });
    expect(hasVariant[1]!.offers).toMatchObject({
      shippingDetails: { '@id': '#delivery-399-4' },
      hasMerchantReturnPolicy: { '@id': '#returns-28' },
    });
  });

  it('[SEO-04] has an aggregate rating only when there are reviews', () => {
    expect(data.aggregateRating).toMatchObject({ ratingValue: 4.5, reviewCount: 12 });
    const unrated = productData(makeTestProduct({ totalReviewCount: 0, averageRating: 0 }), {
      origin,
      description: '',
    });
    expect(unrated.aggregateRating).toBeUndefined();
  });

  it('[SEO-04] title is category taxonomy | name | brand', () => {
    expect(productTitle(makeTestProduct())).toBe('Dresses | Wrap Dress | Coast');
  });
});

describe('data in a script element', () => {
  it('[SEO-03] cannot close it', () => {
    const text = serialiseJsonLd({ name: '</script><script>alert(1)</script><!--' });
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toEqual({ name: '</script><script>alert(1)</script><!--' });
  });

  it('[SEO-03] parses back to the same data', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const text = serialiseJsonLd({ name });
        expect(text).not.toMatch(/[<>&\u2028\u2029]/);
        expect(JSON.parse(text)).toEqual({ name });
      }),
    );
  });
});
