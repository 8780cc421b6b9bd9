import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOneTypoAway } from './find-terms.ts';
import { mergeWish } from './follow-up.ts';
import { readPriceWish } from './price-wish.ts';
import { readSizes } from './size-wish.ts';
import { NO_WISH, understandSentence, type Wish } from './understand.ts';
import { DEFAULT_VOCABULARY, withBrands } from './vocabulary.ts';

const vocabulary = withBrands(DEFAULT_VOCABULARY, ['Coast', 'Gorgeous', 'Harbour & Thread', 'Lumen']);
const wishOf = (text: string) => understandSentence(text, vocabulary).wish;
const talk = (...sentences: string[]) =>
  sentences.reduce<Wish>((wish, text) => mergeWish(wish, understandSentence(text)), NO_WISH);

describe("understanding a shopper's sentence", () => {
  it('[CHAT-02] finds type, colour, size, occasion, price and brand', () => {
    expect(
      wishOf("I'm looking for a red midi dress by Coast for a wedding, size 12, under £60"),
    ).toMatchObject({
      types: ['dress'],
      colours: ['red'],
      details: ['midi'],
      brands: ['Coast'],
      occasions: ['wedding guest'],
      sizes: ['12'],
      price: { min: null, max: 6000 },
    });
  });

  it.each([
    ['black trousers for work', ['trousers'], ['black'], ['work']],
    [
      'Something gorgeous for a party: sequin tops in gold or silver?',
      ['top'],
      ['gold', 'silver'],
      ['party'],
    ],
    ['navy blue blazers', ['blazer'], ['navy'], []],
    ['rose gold earrings as a birthday gift', ['earrings'], ['rose gold'], ['gift']],
    ['a short dress', ['dress'], [], []],
    ['denim shorts', ['shorts'], [], []],
    ['top rated candles', ['candle'], [], []],
    ['would it suit me?', [], [], []],
  ])('[CHAT-02] understands "%s"', (text, types, colours, occasions) => {
    expect(wishOf(text)).toMatchObject({ types, colours, occasions });
  });

  it('[CHAT-02] understands a typo', () => {
    expect(wishOf('purpel cardigen').types).toEqual(['cardigan']);
    expect(wishOf('trosers please').types).toEqual(['trousers']);
    expect(isOneTypoAway('purpel', 'purple')).toBe(true);
    expect([
      isOneTypoAway('coat', 'boat'),
      isOneTypoAway('dress', 'dress'),
      isOneTypoAway('shirt', 'skirts'),
    ]).toEqual([false, false, false]);
  });

  it('[CHAT-02] understands exclusions', () => {
    expect(wishOf('a dress but not black')).toMatchObject({
      types: ['dress'],
      colours: [],
      excludedColours: ['black'],
    });
    expect(wishOf('anything but red')).toMatchObject({ colours: [], excludedColours: ['red'] });
    expect(wishOf('a simple but red dress')).toMatchObject({ colours: ['red'], excludedColours: [] });
  });

  it('[CHAT-02] ignores the product that the wish should go with', () => {
    expect(wishOf('heels to go with a blue dress')).toMatchObject({ types: ['heels'], colours: [] });
  });

  it('[CHAT-02] keeps words that are not in the vocabulary', () => {
    expect(wishOf('candles that smell of fig').keywords).toEqual(['fig']);
    expect(wishOf('a warm winter coat please').keywords).toEqual(['warm', 'winter']);
    expect(wishOf("I'm looking for a red dress in size 12, I dont like floral").keywords).toEqual([]);
  });

  it('[CHAT-02] treats everyday words as a brand only where a brand is meant', () => {
    expect(wishOf('a gorgeous dress').brands).toEqual([]);
    expect(wishOf('a dress for the coast').brands).toEqual([]);
    expect(wishOf('lingerie by Gorgeous').brands).toEqual(['Gorgeous']);
    expect(wishOf('lumen lamps')).toMatchObject({ brands: ['Lumen'], types: ['lamp'] });
  });

  it('[CHAT-02] finds the person, sale, next day and the sort order', () => {
    expect(wishOf('shoes for my husband in the sale')).toMatchObject({ gender: 'mens', onSale: true });
    expect(wishOf('dresses with next day delivery')).toMatchObject({ nextDay: true });
    expect(wishOf('the newest bags')).toMatchObject({ sort: 'newness' });
    expect(wishOf('cheap mugs')).toMatchObject({ sort: 'price-asc' });
  });
});

describe('prices', () => {
  it.each([
    ['under £50', null, 5000],
    ['less than 49.99 pounds', null, 4999],
    ['no more than £1,200', null, 120_000],
    ['£30 or less', null, 3000],
    ['over 100 quid', 10_000, null],
    ['between £20 and £40', 2000, 4000],
    ['£40-£20', 2000, 4000],
    ['from 20 to 40', 2000, 4000],
    ['around £50', 4000, 6000],
    ['a dress for £25', 2000, 3000],
  ])('[CHAT-02] "%s"', (text, min, max) => {
    expect(readPriceWish(text).price).toEqual({ min, max });
  });

  it.each(['size 12', 'over 40 denier tights', 'under 100 cm', 'a 3 piece suit', 'hello'])(
    '[CHAT-02] "%s" names no price',
    (text) => {
      expect(readPriceWish(text).price).toBeNull();
    },
  );

  it('[CHAT-02] reads any price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999_999 }), (amount) => {
        const pounds = `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
        expect(readPriceWish(`a coat under £${pounds} please`).price).toEqual({ min: null, max: amount });
      }),
    );
  });
});

describe('sizes', () => {
  it.each([
    ['size 12', ['12']],
    ['in a size M', ['M']],
    ['in a 14 or 16', ['14', '16']],
    ['UK 8', ['8']],
    ["I'm a 14 petite", ['14']],
    ['boots size 6.5', ['6.5']],
    ['in medium', ['M']],
    ['extra large in an XL', ['XL']],
    ['a 34dd bra', ['34DD']],
    ['king size duvet', ['King']],
    ['small gifts', []],
    ['delivered in 2 days', []],
    ['in 50% off', []],
    ['a dress', []],
  ])('[CHAT-02] "%s"', (text, sizes) => {
    expect(readSizes(text)).toEqual(sizes);
  });
});

describe('questions about the shop', () => {
  it.each([
    ['How long does delivery take?', 'delivery'],
    ['do you ship to Ireland', 'delivery'],
    ['when will it arrive', 'delivery'],
    ['Can I return a dress?', 'returns'],
    ['how do I get a refund', 'returns'],
    ["where's my order", 'order-status'],
    ['which size should I take in these jeans', 'size-help'],
    ['can I pay with klarna', 'payment'],
    ['I want to talk to a human', 'person'],
    ['Hi there!', 'greeting'],
    ['can you help me?', 'help'],
    ['thanks so much', 'thanks'],
    ['show me dresses with next day delivery', null],
    ['do you have red dresses?', null],
    ['I need a coat delivered tomorrow', null],
    ['dresses, free delivery', null],
    ["where is my order? it's a dress", 'order-status'],
    ['do these jeans come up small', 'size-help'],
  ])('[CHAT-02] "%s" asks about %s', (text, question) => {
    expect(understandSentence(text).question).toBe(question);
  });
});

describe('following up', () => {
  it('[CHAT-02] refines the conversation by colour, size and budget', () => {
    expect(talk('I need a dress for a wedding', 'in green', 'size 14 please', 'under £80')).toMatchObject({
      types: ['dress'],
      occasions: ['wedding guest'],
      colours: ['green'],
      sizes: ['14'],
      price: { max: 8000 },
    });
  });

  it("[CHAT-02] 'or blue' widens, 'blue' replaces, 'any colour' clears, 'not blue' excludes", () => {
    expect(talk('red dress', 'or blue').colours).toEqual(['red', 'blue']);
    expect(talk('red dress', 'blue').colours).toEqual(['blue']);
    expect(talk('red dress', 'any colour').colours).toEqual([]);
    expect(talk('red dress', 'or blue', 'not blue')).toMatchObject({
      colours: ['red'],
      excludedColours: ['blue'],
    });
    expect(talk('not blue dress', 'blue')).toMatchObject({ colours: ['blue'], excludedColours: [] });
  });

  it('[CHAT-02] another type starts a new search, but keeps occasion, person and budget', () => {
    const shoes = talk('red midi dress for a party size 12 under £50', 'now some shoes');
    expect(shoes).toMatchObject({
      types: ['shoes'],
      colours: [],
      details: [],
      sizes: [],
      occasions: ['party'],
      price: { max: 5000 },
    });
    expect(talk('red dress', 'shoes to match').colours).toEqual(['red']);
    expect(talk('red dress under £20', 'navy coats for my husband')).toMatchObject({
      types: ['coat'],
      gender: 'mens',
      price: { min: null, max: null },
    });
    expect(talk('red dress under £20', 'a gift under £30')).toMatchObject({ types: [], occasions: ['gift'] });
  });

  it("[CHAT-02] 'cheaper' lowers the budget, or puts the cheapest first", () => {
    expect(talk('dress under £50', 'anything cheaper?')).toMatchObject({
      price: { max: 4000 },
      sort: 'price-asc',
    });
    expect(talk('dress', 'too expensive')).toMatchObject({ price: { max: null }, sort: 'price-asc' });
  });

  it("[CHAT-02] 'start again' clears the conversation", () => {
    expect(talk('red dress size 12', 'start again')).toEqual(NO_WISH);
    expect(understandSentence('show me more').followUp.more).toBe(true);
    expect(understandSentence('what is the capital of France').isWish).toBe(false);
  });

  it("[CHAT-02] 'another colour' is any except the previous one; 'like this' means the product on the page", () => {
    expect(talk('red dress', 'another colour')).toMatchObject({ colours: [], excludedColours: ['red'] });
    expect(understandSentence('do you have something like this in blue?').followUp.similar).toBe(true);
    expect(understandSentence('I would like a dress').followUp.similar).toBe(false);
  });

  it('[CHAT-02] keeps a size that was given before the product', () => {
    expect(talk('size 12', 'dresses').sizes).toEqual(['12']);
  });

  it('[CHAT-02] never throws, whatever is typed', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 4 }), (sentences) => {
        expect(Array.isArray(talk(...sentences).types)).toBe(true);
      }),
    );
  });
});
