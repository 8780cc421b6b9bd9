import { brands } from '@selvedge/demo-store/brands/all.ts';
import { demoCustomisations } from '@selvedge/demo-store/customisations.ts';
import { demoDelivery } from '@selvedge/demo-store/delivery.ts';
import { exampleProduct } from '@selvedge/demo-store/example-product.ts';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub, Outlet } from 'react-router';
import { describe, expect, it } from 'vitest';
import { ProductPage, type ProductPageSlots } from '#app/features/product/product-page.tsx';
import { makeProductView, type ProductExtras, type RefusedItem } from '#app/features/product/product-view.ts';
import { useProductChoice } from '#app/features/product/use-product-choice.ts';
import { ServerTexts } from '#app/i18n/server-texts.tsx';
import type { Product as CatalogueProduct } from '#commerce/catalogue/product.ts';
import Product from './product-part.tsx';

const brand = { ...brands.selvedge!, delivery: demoDelivery };
const NOW = new Date('2026-11-15T12:00:00Z');

/** The server-rendered page of an example product. */
function pageOf(id: string, query = '', refused: RefusedItem | null = null): string {
  const product = exampleProduct(id, NOW);
  const group = product.variants[0]!.customisationGroupName;
  const form = demoCustomisations.find(({ name }) => name === group)?.forms['en-GB'] ?? null;
  const gwpSku = product.variants[0]!.attributes.gwpSku;
  const gift = gwpSku
    ? { productId: 'v', isOnStock: true, name: 'A vial', slug: 'vial', colour: 'clear', picture: null }
    : null;
  const view = viewOf(product, [], { customisation: form, gift });
  return renderPage(
    `/product/${product.slug}${query}`,
    <Product view={view} list={null} isDemo={false} refused={refused} />,
  );
}

function viewOf(
  product: CatalogueProduct,
  badges: ProductExtras['badges'] = [],
  extras: Pick<ProductExtras, 'customisation' | 'gift'> = { customisation: null, gift: null },
) {
  return makeProductView(product, brand, {
    ...extras,
    badges,
    widgets: {
      trueFitClientId: 'shop',
      flixDistributorId: null,
      dashHudsonId: null,
      klarnaClientId: null,
      socialGalleryScript: null,
      advisorFrame: '/mock-services/advisor',
      tryOnFrame: null,
      tryOn: { partnerId: 'shop', categories: [], excludedBrands: [] },
    },
    now: NOW,
    locale: 'en-GB',
    prefix: { From: 'From', from: 'from' },
  });
}

function renderPage(address: string, page: ReactNode): string {
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      Component: Outlet,
      HydrateFallback: () => null,
      loader: () => null,
      children: [{ path: '*', Component: () => page }],
    },
  ]);
  return renderToString(
    <ServerTexts locale="en-GB">
      <Stub
        initialEntries={[address]}
        hydrationData={{ loaderData: { root: { brand, locale: 'en-GB', origin: 'https://shop.example' } } }}
      />
    </ServerTexts>,
  );
}

const textOf = (html: string) => html.replace(/<!--.*?-->/g, '').replace(/<[^>]+>/g, '\n');
const lines = (html: string) =>
  textOf(html)
    .split('\n')
    .map((line) => line.trim());
const count = (html: string, part: RegExp) => html.match(part)?.length ?? 0;
const button = (html: string) =>
  /<button(?![^>]*save-form)[^>]*type="submit"[^>]*>(.*?)<\/button>/.exec(html)!;

const SWATCH = /class="pdp-swatch[ "]/g;
const SIZE = /class="size"/g;

describe('[PDP-01] the page of each kind of product', () => {
  it('one variant has no choice', () => {
    const html = pageOf('one-variant');
    expect(count(html, /type="radio"/g)).toBe(0);
    expect(textOf(button(html)[0])).toContain('Add to basket');
  });

  it('two, thirty and four hundred variants', () => {
    expect(count(pageOf('two-variants'), SWATCH)).toBe(2);
    const thirty = pageOf('thirty-variants');
    expect(count(thirty, SWATCH) * count(thirty, SIZE)).toBe(30);
    const hundreds = pageOf('four-hundred-variants');
    expect(count(hundreds, SWATCH)).toBe(16);
    expect(count(hundreds, /<option /g)).toBe(26);
  });

  it('four hundred variants need little more HTML than thirty', () => {
    expect(pageOf('four-hundred-variants').length).toBeLessThan(2 * pageOf('thirty-variants').length);
  });

  it('no image: a placeholder with a text', () => {
    expect(textOf(pageOf('no-image'))).toContain('Pictures are on their way');
  });

  it('no size and one size can be added directly, without a size selector', () => {
    for (const id of ['no-size', 'one-size']) {
      const html = pageOf(id);
      expect(html).toMatch(/<input[^>]*type="hidden"[^>]*name="sku"/);
      expect(lines(html)).not.toContain('Select a size');
      expect(lines(html)).not.toContain('One Size');
    }
  });

  it('[PDP-02] all out of stock', () => {
    const html = pageOf('out-of-stock');
    expect(button(html)[0]).toContain('aria-disabled="true"');
    expect(textOf(button(html)[0])).toContain('Out of stock');
    expect(textOf(html)).toContain('This colour is out of stock');
  });

  it('a sold-out colour is labelled as sold out', () => {
    expect(pageOf('colour-out-of-stock')).toContain('aria-label="Black, out of stock"');
  });

  it('[PDP-08] the manufacturer, if known', () => {
    expect(lines(pageOf('size-dress'))).toContain('Manufacturer');
    expect(lines(pageOf('no-manufacturer'))).not.toContain('Manufacturer');
  });

  it('[PDP-10] low stock shows the number left', () => {
    const html = pageOf('low-stock', '?colour=black&size=6');
    expect(textOf(html)).toContain('Only 1 left in stock');
  });

  it('[PDP-03] the only size left is preselected', () => {
    expect(count(pageOf('one-size-left'), /checked=""/g)).toBe(1);
  });

  it('[PDP-02] pre-order', () => {
    const html = pageOf('pre-order');
    expect(textOf(button(html)[0])).toContain('Pre-order now');
    expect(textOf(html)).toMatch(/Pre-order: we send it from \d+ \w+/);
  });

  it('[PDP-08] marketplace: the seller and its details', () => {
    const html = textOf(pageOf('marketplace'));
    expect(html).toContain(exampleProduct('marketplace').seller!.name);
    expect(html).toContain('Seller details');
    expect(html).toContain('How the marketplace works');
    expect(textOf(pageOf('size-dress'))).not.toContain('Seller details');
  });

  it('[PDP-16] premier: guests sign up and add; no delivery', () => {
    const html = pageOf('premier');
    expect(textOf(html)).toContain('Sign up and add');
    expect(lines(html)).not.toContain('Delivery');
  });

  it('a sample (YDD) is free or sold like other products', () => {
    expect(exampleProduct('sample-free').key).toMatch(/^YDD/);
    expect(lines(pageOf('sample-free'))).toContain('Free');
    expect(textOf(button(pageOf('sample-fragrance'))[0])).toContain('Add to basket');
  });

  it('[PDP-09] names cost and day of one delivery method; sold out, it promises no day', () => {
    const page = textOf(pageOf('low-stock'));
    expect(page).toContain('Get it by Thursday 19th November');
    expect(page).toMatch(/Standard delivery: £3\.99, free over £50/);
    const soldOut = pageOf('out-of-stock');
    expect(soldOut).not.toContain('Get it by');
    expect(soldOut).not.toContain('data-badge');
    expect(textOf(soldOut)).toContain('Up to 4 working days');
  });

  it('a free sample does not promise free delivery', () => {
    expect(textOf(pageOf('sample-free'))).toContain('you only pay for its delivery');
  });

  it('[PDP-10] bulky: its own delivery and surcharge', () => {
    const html = textOf(pageOf('bulky'));
    expect(html).toContain('A large item: it needs a delivery of its own.');
    expect(html).toMatch(/plus £\d+\.\d\d/);
  });

  it('[PDP-10] non-refundable: no text about returns', () => {
    const html = pageOf('non-refundable');
    expect(lines(html)).not.toContain('Returns');
    expect(textOf(html)).not.toMatch(/Nonrefundable/i);
    expect(lines(pageOf('size-dress'))).toContain('Returns');
  });

  it('[PDP-06] customisable: its fields with remaining characters', () => {
    const html = textOf(pageOf('customisable'));
    expect(html).toContain('First line');
    expect(html).toContain('20 characters max (20 remaining)');
  });

  it('[PDP-06] a text that was refused without script comes back, with its reason beside the field', () => {
    const { sku } = exampleProduct('customisable').variants[0]!;
    const html = pageOf('customisable', '', { sku, customFields: { line1: 'With <3', line2: '12 June' } });
    const [field = ''] = /<input[^>]*name="customFields.line1"[^>]*>/.exec(html) ?? [];
    expect(field).toContain('value="With &lt;3"');
    expect(field).toContain('aria-invalid="true"');
    expect(field).toContain('autofocus');
    expect(html).toMatch(/id="engraving-line1-error"[^>]*>.*?Letters, numbers and simple punctuation only/);
    expect(html).not.toContain('id="engraving-line2-error"');
    expect(html).toMatch(/name="customFields.line2"[^>]*value="12 June"/);
    expect(pageOf('customisable')).not.toMatch(/-error"|autofocus/);
  });

  it('[PDP-03] a size that was sent without script stays chosen', () => {
    const { sku, size } = exampleProduct('thirty-variants').variants[2]!;
    const html = pageOf('thirty-variants', '', { sku, customFields: {} });
    expect(/<input[^>]*checked=""[^>]*>/.exec(html)?.[0]).toContain(`value="${sku}"`);
    expect(size).not.toBe('');
  });

  it('beauty: ingredients instead of care, and an advisor', () => {
    const html = lines(pageOf('beauty-ingredients'));
    expect(html).toContain('Ingredients');
    expect(html).not.toContain('Product care');
    expect(html).toContain('Start');
    expect(lines(pageOf('size-dress'))).not.toContain('Start');
  });

  it('[PDP-14] a fit widget for the sizing service truefit, a gift, a sustainability note', () => {
    expect(lines(pageOf('size-dress'))).toContain('Find my size');
    expect(lines(pageOf('one-variant'))).not.toContain('Find my size');
    expect(lines(pageOf('gift-with-purchase'))).toContain('Free gift with this');
    expect(lines(pageOf('sustainable'))).toContain('Ready for the future');
  });

  it('[PDP-07] a subscription has its own offer', () => {
    expect(lines(pageOf('subscription'))).toContain('Subscribe');
    expect(pageOf('subscription')).toMatch(/<button[^>]*form="buy"[^>]*name="isSubscription"/);
    expect(lines(pageOf('size-dress'))).not.toContain('Subscribe');
  });

  it('with a was-price, without one, and with a range of prices', () => {
    expect(pageOf('was-price')).toContain('price-was');
    expect(textOf(pageOf('was-price'))).toMatch(/Save \d+%/);
    expect(pageOf('no-was-price')).not.toContain('price-was');
    expect(textOf(pageOf('price-range'))).toMatch(/£\d+\.\d\d - £\d+\.\d\d/);
  });

  it('[PDP-11] pay later: the PayPal logo is hidden from £20 to under £30; a heading below all offers', () => {
    const between = pageOf('price-between-20-and-30');
    expect(between).not.toContain('alt="PayPal"');
    expect(between).toContain('alt="Clearpay"');
    expect(lines(pageOf('very-cheap'))).toContain('Flexible payment options');
  });

  it('the sections are in order', () => {
    const html = pageOf('bundle-beauties-cream');
    expectInOrder(html, [
      'class="gallery',
      'product-crumbs',
      'product-brand',
      '<h1',
      'product-rating',
      'class="price',
      'id="buy"',
      'promise',
      'payment-promo',
      '<details',
      'share-button',
      'id="reviews"',
    ]);
  });

  it('every part that the specification names is in its place, from the gallery to the social gallery', () => {
    const product = exampleProduct('thirty-variants', NOW);
    const { manufacturer } = exampleProduct('size-dress', NOW);
    const everything = {
      ...product,
      manufacturer,
      isSubscribable: true,
      preorderUntil: '2026-12-20T00:00:00Z',
      averageRating: 4.5,
      totalReviewCount: 40,
    };
    const badge = (id: string, placement: string) => ({ id, placement, text1: `badge ${id}` });
    const view = viewOf(everything, [
      badge('1', 'PDP_price'),
      badge('2', 'PDP_promo'),
      badge('3', 'PDP_exclusion'),
    ]);
    const slot = (name: string) => <i>{`slot ${name}`}</i>;
    const slots: ProductPageSlots = {
      gallery: slot('gallery'),
      wishlist: slot('wishlist'),
      express: slot('express'),
      promise: slot('promise'),
      deliveryDetails: slot('delivery details'),
      bundles: slot('bundles'),
      influencer: slot('influencer'),
      featureMedia: slot('feature media'),
      carousels: slot('carousels'),
      reviews: slot('reviews'),
      social: slot('social'),
    };
    const Page = () => (
      <ProductPage view={view} choosing={useProductChoice(view, null)} refused={null} {...slots} />
    );
    const accordion = (title: string) => `<summary[^>]*>[^<]*(?:<[^>]+>)*${title}`;
    expectInOrder(renderPage(`/product/${product.slug}`, <Page />), [
      'slot gallery',
      'product-crumbs',
      'product-brand',
      '<h1',
      'slot wishlist',
      'href="#reviews"',
      'price-now',
      'badge 1',
      'badge 2',
      'badge 3',
      'Pre-order: we send it',
      'pdp-swatch',
      'class="size"',
      'class="stock-line"',
      'type="submit"',
      'slot express',
      'subscription-offer',
      'slot promise',
      accordion('Description'),
      accordion('Product care'),
      accordion('Fabric'),
      accordion('Delivery'),
      accordion('Returns'),
      accordion('Manufacturer'),
      'share-button',
      'slot bundles',
      'slot influencer',
      'slot feature media',
      'slot carousels',
      'slot reviews',
      'slot social',
    ]);
  });
});

/** Each part is there, after the one before it. */
function expectInOrder(html: string, parts: readonly string[]) {
  const places = parts.map((part) => [part, html.search(new RegExp(part))] as const);
  expect(places.filter(([, place]) => place < 0).map(([part]) => part)).toEqual([]);
  expect(places.map(([part]) => part)).toEqual(
    places.toSorted(([, one], [, other]) => one - other).map(([part]) => part),
  );
}
