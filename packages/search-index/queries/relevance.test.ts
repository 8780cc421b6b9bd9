import { describe, expect, it } from 'vitest';
import type { SearchDocument } from '../document.ts';
import { SAMPLE_SCHEMA, searchDocument, searchQuery } from '../sample-catalogue.ts';
import { fullBits } from '../segments/bitset.ts';
import { emptyChange } from '../segments/segment.ts';
import { buildSegment } from '../segments/segment-builder.ts';
import { SearchIndex } from './search-index.ts';

const item = (id: string, title: string, given: Partial<SearchDocument> = {}) =>
  searchDocument(id, { title, ...given });

function searchIn(documents: SearchDocument[], synonyms: string[][] = []) {
  const index = new SearchIndex({ synonyms, redirects: [], rules: [] }, SAMPLE_SCHEMA);
  const segment = buildSegment(1, documents, SAMPLE_SCHEMA);
  index.apply({ ...emptyChange(), added: [{ segment, live: fullBits(segment.size) }] });
  return (text: string) => {
    const { ids, total } = index.search(searchQuery({ text }));
    return ids.slice(0, total);
  };
}

describe('order by relevance', () => {
  it('prefers the product itself to its accessories', () => {
    const find = searchIn([
      item('belt', 'Dress Belt'),
      item('dress', 'Satin Dress', { categorySlugs: ['dresses'], categoryNames: ['Dresses'] }),
      item('shoes', 'Dress Shoes'),
    ]);
    expect(find('dress')[0]).toBe('dress');
  });

  it('prefers a title with all words in the typed order', () => {
    const find = searchIn([
      item('apart', 'Wrap Coat Midi Collar Dress'),
      item('together', 'Midi Wrap Dress'),
      item('partly', 'Long Sleeve Dress', { facets: { detail: ['Midi', 'Wrap'] } }),
    ]);
    expect(find('midi wrap dress')).toEqual(['together', 'apart', 'partly']);
  });

  it('puts best sellers and products in stock first among equal matches', () => {
    const find = searchIn([
      item('gone', 'Wool Scarf', { isOnStock: false, totalRevenueAmount: 5_000_000 }),
      item('seller', 'Wool Scarf', { totalRevenueAmount: 5_000_000 }),
      item('slow', 'Wool Scarf', { totalRevenueAmount: 100 }),
    ]);
    expect(find('scarf')).toEqual(['seller', 'slow', 'gone']);
  });

  it('puts the typed word before its synonym', () => {
    const find = searchIn([item('jumper', 'Cable Jumper'), item('sweater', 'Cable Sweater')]);
    expect(find('sweater')).toEqual(['sweater', 'jumper']);
    expect(find('jumper')).toEqual(['jumper', 'sweater']);
  });
});

describe('what text finds', () => {
  it('searches descriptions only when no other field has the word', () => {
    const find = searchIn([
      item('mention', 'Leather Belt', { description: 'Made for jeans. Waterproof.' }),
      item('jeans', 'Slim Jeans'),
    ]);
    expect(find('jeans')).toEqual(['jeans']);
    expect(find('waterproof')).toEqual(['mention']);
  });

  it.each([
    ['bathing suit', 'swimsuit'],
    ['swimming costume', 'swimsuit'],
    ['t shirt', 'tee'],
    ['t-shirt', 'tee'],
    ['tshirt', 'tee'],
    ['tee', 'tee'],
    ['jump suit', 'jumpsuit'],
    ['swimsu', 'swimsuit'],
    ['party frock', 'swimsuit'],
  ])('finds for "%s" the %s', (text, id) => {
    const find = searchIn(
      [
        item('swimsuit', 'Striped Swimsuit'),
        item('tee', 'Plain T-Shirt'),
        item('jumpsuit', 'Linen Jumpsuit'),
      ],
      [['party frock', 'swimsuit']],
    );
    expect(find(text)).toEqual([id]);
  });

  it('drops the least important word when no product has all of them', () => {
    const women = Array.from({ length: 5 }, (_, i) =>
      item(`women-${i}`, `Top ${i}`, { categorySlugs: ['women'], categoryNames: ['Women'] }),
    );
    const find = searchIn([...women, item('perfume', 'Rose Perfume')]);
    expect(find('perfume for women')).toEqual(['perfume']);
  });

  it('drops a property before the kind of product', () => {
    const boots = Array.from({ length: 5 }, (_, i) =>
      item(`boots-${i}`, `Boots ${i}`, { categorySlugs: ['boots'], categoryNames: ['Boots'] }),
    );
    const find = searchIn([...boots, item('mascara', 'Waterproof Mascara')]);
    expect(find('waterproof boots')).toHaveLength(5);
    expect(find('waterproof boots')).not.toContain('mascara');
  });

  it('tells the product cream from the colour cream', () => {
    const creams = { categorySlugs: ['creams'], categoryNames: ['Face Creams'] };
    const find = searchIn([
      item('cream', 'Rich Face Cream', {
        ...creams,
        facets: { colourFacets: ['White'], detail: ['Dry Skin'] },
      }),
      item('serum', 'Face Serum', { facets: { colourFacets: ['Cream'], detail: ['Dry Skin'] } }),
      item('dress', 'Midi Dress', { facets: { colourFacets: ['Cream'] } }),
    ]);
    expect(find('face cream')[0]).toBe('cream');
    expect(find('face cream for dry skin')[0]).toBe('cream');
    expect(find('cream dress')).toEqual(['dress']);
    expect(find('dress in cream')).toEqual(['dress']);
  });

  it('knows a brand that has a category of its own, and a category that shares its name with a brand', () => {
    const coast = { brand: 'Coast', categorySlugs: ['coast'], categoryNames: ['Coast'] };
    const bedding = { categorySlugs: ['bedding'], categoryNames: ['Bedding'] };
    const find = searchIn([
      item('coast-dress', 'Midi Dress', coast),
      item('other-dress', 'Coast Path Dress', { brand: 'Oasis' }),
      item('duvet', 'Duvet', { ...bedding, brand: 'Larkhollow' }),
      item('sheet', 'Sheet', { ...bedding, brand: 'Larkhollow' }),
      item('throw', 'Throw', { ...bedding, brand: 'Bedding' }),
    ]);
    expect(find('coast dress')).toEqual(['coast-dress']);
    expect(find('bedding')).toHaveLength(3);
  });

  it('searches a colour as a word when no product of that colour matches', () => {
    const find = searchIn([
      item('candle', 'Orange Blossom Candle', { facets: { colourFacets: ['White'] } }),
      item('bag', 'Tote Bag', { facets: { colourFacets: ['Orange'] } }),
    ]);
    expect(find('orange blossom candle')).toEqual(['candle']);
    expect(find('orange bag')).toEqual(['bag']);
  });

  it('does not require a shade to be in the document', () => {
    const find = searchIn([
      item('plain', 'Wool Coat', { facets: { colourFacets: ['Blue'] } }),
      item('dark', 'Dark Blue Wool Coat', { facets: { colourFacets: ['Blue'] } }),
    ]);
    expect(find('dark blue coat')).toEqual(['dark', 'plain']);
    expect(find('dark blue')).toHaveLength(2);
  });

  it('finds everything for text without a word', () => {
    const find = searchIn([item('a', 'One'), item('b', 'Two')]);
    expect(find('"" ~^')).toHaveLength(2);
  });
});
