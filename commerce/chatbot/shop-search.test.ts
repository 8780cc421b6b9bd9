import { describe, expect, it } from 'vitest';
import { listProduct } from '#commerce/catalogue/list-product.ts';
import { makeTestProduct } from '#commerce/listing/product-fixture.ts';
import { fitProduct } from './fit-product.ts';
import { mergeWish } from './follow-up.ts';
import { relaxWish } from './relax-wish.ts';
import { type ShopValues, toShopSearch } from './shop-search.ts';
import { NO_WISH, understandSentence, type Wish } from './understand.ts';
import { DEFAULT_VOCABULARY, withBrands } from './vocabulary.ts';

const values: ShopValues = {
  colourFacets: ['Red', 'Navy', 'Cream', 'White', 'Pink', 'Blue', 'Green'],
  sizes: ['8', '10', '12', 'M'],
  brand: ['Coast', 'Dorothy Perkins'],
  gender: ['Women', 'Men', 'Unisex'],
  occasion: ['Wedding Guest', 'Workwear', 'Party'],
  fabrication: ['Wool', 'Wool Blend', 'Cotton'],
  design: ['Floral', 'Stripe', 'Spot'],
  'aiattributes.Length': ['Midi', 'Full Length'],
};
const vocabulary = withBrands(DEFAULT_VOCABULARY, values.brand ?? []);
const talk = (...sentences: string[]) =>
  sentences.reduce<Wish>((wish, text) => mergeWish(wish, understandSentence(text, vocabulary)), NO_WISH);
const search = (...sentences: string[]) => toShopSearch(talk(...sentences), values, vocabulary);

describe('a wish as a search of the shop', () => {
  it('[CHAT-02] filters by facet values and searches the rest by text', () => {
    expect(
      search('floral midi dress for a wedding in pink or blue size 12 between £20 and £49.50'),
    ).toMatchObject({
      text: 'dress',
      filters: {
        colourFacets: ['Pink', 'Blue'],
        occasion: ['Wedding Guest'],
        sizes: ['12'],
        design: ['Floral'],
        'aiattributes.Length': ['Midi'],
        priceRange: ['20-49.5'],
      },
      words: [],
    });
    expect(search('candles that smell of fig', 'under £20')).toMatchObject({
      text: 'fig candle',
      words: ['fig'],
      filters: { priceRange: ['0-20'] },
    });
  });

  it.each([
    ['an ivory dress', { colourFacets: ['Cream', 'White'] }],
    ['a spotty top', { design: ['Spot'] }],
    ['wool coats for my wife', { fabrication: ['Wool', 'Wool Blend'], gender: ['Women', 'Unisex'] }],
    ['striped shirts for work', { design: ['Stripe'], occasion: ['Workwear'] }],
    ['dorothy perkins maxi dresses', { brand: ['Dorothy Perkins'], 'aiattributes.Length': ['Full Length'] }],
    ['bags over £30 in the sale', { priceRange: ['30-max'], discountRange: ['1-max'] }],
    ['coats with next day delivery in green', { colourFacets: ['Green'], isNextDay: ['true'] }],
    ['a coat', {}],
    ['a dress in size 44', { sizes: ['44'] }],
  ])('[CHAT-02] "%s"', (text, filters) => {
    expect(search(text).filters).toEqual(filters);
  });

  it('[CHAT-02] excludes colours', () => {
    expect(search('a dress, not navy').excludedColours).toEqual(['Navy']);
  });
});

describe('whether a product matches', () => {
  const dress = listProduct(makeTestProduct());
  const fits = (...sentences: string[]) => fitProduct(dress, search(...sentences), talk(...sentences).price);

  it('[CHAT-02] colour, size and price must match on the same variant', () => {
    expect(fits('a dress')).toBe('navy');
    expect(fits('a red dress in size 8')).toBe('red');
    // Navy exists and size 10 exists, but navy in size 10 is sold out.
    expect(fits('a navy dress in size 10')).toBeNull();
    expect(fits('a dress under £50')).toBe('navy');
    expect(fits('a dress under £40')).toBeNull();
    expect(fits('a dress, not navy')).toBe('red');
  });

  it('[CHAT-02] it must be of the type and mention the words', () => {
    expect(fits('a gown')).toBe('navy');
    expect(fits('a coat')).toBeNull();
    expect(fits('a dress that wraps')).toBe('navy');
    expect(fits('a dress with unicorns')).toBeNull();
  });
});

describe('when nothing matches exactly', () => {
  it('[CHAT-02] one part at a time is dropped, the least important first, the type never', () => {
    const relaxed = relaxWish(talk('a floral red dress by Coast for a party in size 12 under £50'));
    expect(relaxed.map(({ dropped }) => dropped.join())).toEqual([
      'details',
      'occasions',
      'brands',
      'colours',
      'sizes',
      'price',
      'details,occasions,brands,colours,sizes,price',
    ]);
    expect(relaxed.every(({ wish }) => wish.types[0] === 'dress')).toBe(true);
    expect(relaxed[4]?.wish).toMatchObject({ sizes: [], colours: ['red'] });
  });

  it('[CHAT-02] a wish with one part cannot be relaxed', () => {
    expect(relaxWish(talk('something red'))).toEqual([]);
    expect(relaxWish(talk('dresses'))).toEqual([]);
  });
});
