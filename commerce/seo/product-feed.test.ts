import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeTestProduct } from '#commerce/listing/product-fixture.ts';
import { feedItems } from './feed-items.ts';
import { escapeXml, feedEntry } from './feed-xml.ts';

const SITE = { origin: 'https://shop.example' };
const NOW = new Date('2026-11-15T12:00:00Z');
const items = (over: Partial<ReturnType<typeof makeTestProduct>> = {}) =>
  feedItems(makeTestProduct(over), SITE, NOW).map((item) => Object.fromEntries(item));

describe('a product for shopping channels', () => {
  it('has one item per variant in one group, with absolute URLs and prices', () => {
    const all = items();
    expect(all).toHaveLength(makeTestProduct().variants.length);
    const [first] = all;
    expect(first!.link).toMatch(/^https:\/\/shop\.example\/product\//);
    expect(first!.image_link).toMatch(/^https:\/\/shop\.example\/.+\/1080\.webp$/);
    expect(first!.price).toMatch(/^\d+\.\d\d GBP$/);
    expect(new Set(all.map((item) => item.item_group_id)).size).toBe(1);
    expect(new Set(all.map((item) => item.id)).size).toBe(all.length);
  });

  it('[SITE-03] uses the media host for pictures', () => {
    const mediaHost = 'https://media.example';
    const [first] = feedItems(makeTestProduct(), { ...SITE, mediaHost }, NOW).map(Object.fromEntries);
    expect(first.image_link).toMatch(/^https:\/\/media\.example\/media\//);
    expect(first.link).toMatch(/^https:\/\/shop\.example\//);
  });

  it('has the price before reduction, availability and pre-order date', () => {
    const [variant] = makeTestProduct().variants;
    const price = { centAmount: 3000, currencyCode: 'GBP' };
    const reduced = {
      ...variant!,
      price: { ...variant!.price, price, wasPrice: { ...price, centAmount: 4000 } },
    };
    const gone = { ...variant!, stock: { isOnStock: false, availableQuantity: 0 } };
    expect(items({ variants: [reduced] })[0]).toMatchObject({
      price: '40.00 GBP',
      sale_price: '30.00 GBP',
    });
    expect(items({ variants: [gone] })[0]).toMatchObject({ availability: 'out_of_stock' });
    expect(items({ preorderUntil: '2026-12-01T00:00:00Z' })[0]).toMatchObject({
      availability: 'preorder',
      availability_date: '2026-12-01T00:00:00.000Z',
    });
    expect(items({ preorderUntil: '2026-11-01T00:00:00Z' })[0]).toMatchObject({ availability: 'in_stock' });
  });

  it('has gender and age for apparel only', () => {
    const kids = items({ productType: 'clothing', gender: 'Girls', department: 'Kids' })[0];
    expect(kids).toMatchObject({ gender: 'female', age_group: 'kids' });
    expect(items({ productType: 'home', gender: null, department: 'Home' })[0]).not.toHaveProperty(
      'age_group',
    );
  });

  it('is left out without a picture, and when it is a membership', () => {
    const { colours } = makeTestProduct();
    expect(items({ colours: colours.map((colour) => ({ ...colour, images: [] })) })).toEqual([]);
    expect(items({ productType: 'membership' })).toEqual([]);
  });

  it('is well-formed XML for any name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const text = escapeXml(name);
        expect(text).not.toMatch(/[<>"']|&(?!amp;|lt;|gt;|quot;|apos;)/);
        expect(text.isWellFormed()).toBe(true);
      }),
    );
    expect(feedEntry([['title', 'Tee & <Co>\u0000']])).toBe(
      '<item><g:title>Tee &amp; &lt;Co&gt;</g:title></item>\n',
    );
  });
});
