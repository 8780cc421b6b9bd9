import { describe, expect, it } from 'vitest';
import { Lexicon } from './lexicon.ts';
import { PhraseBook } from './phrase-book.ts';
import { PhraseBooks } from './phrase-books.ts';
import { readQuery } from './query-reading.ts';
import { searchDocument } from './sample-catalogue.ts';
import { buildSegment } from './segment-builder.ts';
import { SegmentReader } from './segment-reader.ts';
import { SynonymBook } from './synonym-book.ts';
import { ValueSpace } from './value-space.ts';

const product = (title: string, brand: string, category: string, facets: Record<string, string[]>) =>
  searchDocument(title, { title, brand, categorySlugs: [category], categoryNames: [category], facets });

const reader = new SegmentReader(
  buildSegment(1, [
    product('Midi Dress', 'Dorothy Perkins', 'Dresses', {
      colourFacets: ['Black', 'Navy'],
      sizes: ['12', 'UK 12'],
    }),
    product('Wool Coat', 'Coast', 'Coats', {
      colourFacets: ['Grey', 'Blue', 'White'],
      sizes: ['M', 'XL', 'Extra'],
    }),
    product('Running Trainers', 'Nike', 'Shoes', { colourFacets: ['Rose Gold'], sizes: ['UK 5'] }),
    product('Linen Duvet Cover', 'Bedding', 'Bedding', {
      colourFacets: ['Gold'],
      sizes: ['King', 'Super King'],
    }),
    product('Slim Jeans T-Shirt Maxi', 'Burton', 'Jeans', { collection: ['Summer Riviera'] }),
  ]),
);
const book = new PhraseBook();
const space = new ValueSpace();
for (const number of space.add(reader)) book.addValue(space.values[number]!);
for (const name of reader.data.categories.names) book.addCategoryName(name);
const books = {
  lexicon: new Lexicon([reader]),
  phrases: new PhraseBooks([book]),
  synonyms: new SynonymBook([]),
};
const read = (text: string) => readQuery(text, books);

describe('readQuery takes what is typed for a filter', () => {
  it.each([
    ['black dress', { colourFacets: ['Black'] }, 'dress'],
    ['gray coat', { colourFacets: ['Grey'] }, 'coat'],
    ['black and white dress', { colourFacets: ['Black', 'White'] }, 'dress'],
    ['navy blue dress', { colourFacets: ['Navy'] }, 'dress'],
    ['rose gold trainers', { colourFacets: ['Rose Gold'] }, 'trainers'],
    ['nike trainers', { brand: ['Nike'] }, 'trainers'],
    ['Dorothy Perkins', { brand: ['Dorothy Perkins'] }, ''],
    ['summer riviera maxi', { collection: ['Summer Riviera'] }, 'maxi'],
    ['size 12 coat', { sizes: ['12', 'UK 12'] }, 'coat'],
    ['coat size uk 12', { sizes: ['12', 'UK 12'] }, 'coat'],
    ['coat size medium', { sizes: ['M'] }, 'coat'],
    ['xl coat', { sizes: ['XL'] }, 'coat'],
    ['king size duvet', { sizes: ['King'] }, 'duvet'],
    ['super king size duvet', { sizes: ['Super King'] }, 'duvet'],
    [
      'black coast dress under 50',
      { brand: ['Coast'], colourFacets: ['Black'], priceRange: ['0-50'] },
      'dress',
    ],
    ['dresses £20-£40', { priceRange: ['20-40'] }, 'dresses'],
  ])('"%s"', (text, filters, rest) => {
    expect(read(text)).toMatchObject({ filters, text: rest, correctedFrom: null });
  });

  it('leaves a size that nothing has, and a brand called like a category, as text', () => {
    expect(read('size 99 coat').filters).toEqual({});
    expect(read('bedding')).toMatchObject({ filters: {}, text: 'bedding' });
  });

  it('keeps a shade as a help, not as a must', () => {
    const reading = read('dark blue coat');
    expect(reading.filters).toEqual({ colourFacets: ['Blue'] });
    expect(reading.helpful).toEqual(new Set(['dark']));
  });

  it('takes no names on a second reading, but still prices', () => {
    expect(readQuery('black dress under 50', books, false)).toMatchObject({
      filters: { priceRange: ['0-50'] },
      text: 'black dress',
    });
  });
});

describe('readQuery corrects only words that nobody wrote', () => {
  it.each([
    ['drss', 'dress', {}],
    ['blak jeens', 'jeans', { colourFacets: ['Black'] }],
    ['nkie trainers', 'trainers', { brand: ['Nike'] }],
    ['maxidress', 'maxi dress', {}],
  ])('"%s" means "%s"', (typed, text, filters) => {
    expect(read(typed)).toMatchObject({ text, filters, correctedFrom: typed });
  });

  it.each(['coat', 'slim', 'sweater', 't shirt', 'tshirt', 'trai', 'qqqqqqq', 'the'])(
    'leaves "%s" alone',
    (typed) => {
      expect(read(typed).correctedFrom).toBeNull();
    },
  );

  it('reads at most thirty words', () => {
    expect(read('dress '.repeat(50)).words).toHaveLength(30);
  });
});
