import { describe, expect, it } from 'vitest';
import { SAMPLE_SCHEMA, searchDocument } from '../sample-catalogue.ts';
import { buildSegment } from '../segments/segment-builder.ts';
import { SegmentReader } from '../segments/segment-reader.ts';
import { SynonymTable } from '../text/synonym-table.ts';
import { KnownPhrases } from './known-phrases.ts';
import { Lexicon } from './lexicon.ts';
import { PhraseTable } from './phrase-table.ts';
import { parseQuery } from './query-parser.ts';
import { ValueSpace } from './value-space.ts';

const product = (title: string, brand: string, category: string, facets: Record<string, string[]>) =>
  searchDocument(title, { title, brand, categorySlugs: [category], categoryNames: [category], facets });

const documents = [
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
];
const reader = new SegmentReader(buildSegment(1, documents, SAMPLE_SCHEMA));
const names = new PhraseTable(SAMPLE_SCHEMA);
const space = new ValueSpace();
for (const number of space.add(reader)) names.addValue(space.values[number]!);
for (const name of reader.data.categories.names) names.addCategoryName(name);
const vocabulary = {
  schema: SAMPLE_SCHEMA,
  lexicon: new Lexicon([reader]),
  phrases: new KnownPhrases([names], SAMPLE_SCHEMA),
  synonyms: new SynonymTable([]),
};
const parse = (text: string) => parseQuery(text, vocabulary);

describe('parseQuery turns typed names into filters', () => {
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
    expect(parse(text)).toMatchObject({ filters, text: rest, correctedFrom: null });
  });

  it('leaves a size that no product has, and a brand with the name of a category, as text', () => {
    expect(parse('size 99 coat').filters).toEqual({});
    expect(parse('bedding')).toMatchObject({ filters: {}, text: 'bedding' });
  });

  it('makes a shade optional', () => {
    const parsed = parse('dark blue coat');
    expect(parsed.filters).toEqual({ colourFacets: ['Blue'] });
    expect(parsed.optional).toEqual(new Set(['dark']));
  });

  it('leaves names as text in the second attempt, but still finds prices', () => {
    expect(parseQuery('black dress under 50', vocabulary, false)).toMatchObject({
      filters: { priceRange: ['0-50'] },
      text: 'black dress',
    });
  });
});

describe('parseQuery corrects only words that no document has', () => {
  it.each([
    ['drss', 'dress', {}],
    ['blak jeens', 'jeans', { colourFacets: ['Black'] }],
    ['nkie trainers', 'trainers', { brand: ['Nike'] }],
    ['maxidress', 'maxi dress', {}],
  ])('corrects "%s" to "%s"', (typed, text, filters) => {
    expect(parse(typed)).toMatchObject({ text, filters, correctedFrom: typed });
  });

  it.each(['coat', 'slim', 'sweater', 't shirt', 'tshirt', 'trai', 'qqqqqqq', 'the'])(
    'does not correct "%s"',
    (typed) => {
      expect(parse(typed).correctedFrom).toBeNull();
    },
  );

  it('uses at most thirty words', () => {
    expect(parse('dress '.repeat(50)).words).toHaveLength(30);
  });
});
