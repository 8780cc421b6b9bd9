import { expect, it } from 'vitest';
import type { SearchDocument } from '../document.ts';
import { SAMPLE_SCHEMA, searchDocument } from '../sample-catalogue.ts';
import { fullBits } from '../segments/bitset.ts';
import { emptyChange } from '../segments/segment.ts';
import { buildSegment } from '../segments/segment-builder.ts';
import { SearchIndex } from './search-index.ts';

const plain = { categorySlugs: [], categoryNames: [], facets: {} };

function suggestIn(documents: SearchDocument[]) {
  const index = new SearchIndex({ synonyms: [], redirects: [], rules: [] }, SAMPLE_SCHEMA);
  const segment = buildSegment(1, documents, SAMPLE_SCHEMA);
  index.apply({ ...emptyChange(), added: [{ segment, live: fullBits(segment.size) }] });
  return (text: string) => index.suggest({ text, limit: 10 }).queries;
}

it('completes the last word so that products have it together with the words before', () => {
  const dresses = Array.from({ length: 30 }, (_, i) =>
    searchDocument(`dress-${i}`, { title: `Floral Dress ${i}`, ...plain }),
  );
  const suggest = suggestIn([
    ...dresses,
    searchDocument('lamp', { title: 'Floral Drum Shade', ...plain }),
    searchDocument('shampoo', { title: 'Dry Shampoo', description: 'With a floral scent.', ...plain }),
  ]);
  expect(suggest('floral dr')).toEqual(['floral dress']);
  expect(suggest('dr').toSorted()).toEqual(['dress', 'drum', 'dry']);
});

it('suggests what was written a moment ago for letters that were typed before', () => {
  const index = new SearchIndex({ synonyms: [], redirects: [], rules: [] }, SAMPLE_SCHEMA);
  const write = (id: number, document: SearchDocument) => {
    const segment = buildSegment(id, [document], SAMPLE_SCHEMA);
    index.apply({ ...emptyChange(), added: [{ segment, live: fullBits(segment.size) }] });
  };
  write(1, searchDocument('one', { title: 'Vase', ...plain }));
  expect(index.suggest({ text: 'va', limit: 5 }).productIds).toEqual(['one']);
  write(2, searchDocument('two', { title: 'Vanity', ...plain }));
  expect(index.suggest({ text: 'va', limit: 5 }).productIds.toSorted()).toEqual(['one', 'two']);
});

it('suggests of a large catalogue the products that its lists begin with, and those that nobody buys when no others match', () => {
  const lamps = Array.from({ length: 20_000 }, (_, i) =>
    searchDocument(`lamp-${i}`, {
      title: 'Lamp',
      totalRevenueAmount: 1_000 * ((i * 7_919) % 20_000),
      ...plain,
    }),
  );
  const index = new SearchIndex({ synonyms: [], redirects: [], rules: [] }, SAMPLE_SCHEMA);
  const segment = buildSegment(
    1,
    [...lamps, searchDocument('unsold', { title: 'Lamp of Quartz', ...plain })],
    SAMPLE_SCHEMA,
  );
  index.apply({ ...emptyChange(), added: [{ segment, live: fullBits(segment.size) }] });
  const suggest = (text: string) => index.suggest({ text, limit: 5 }).productIds;
  const listed = index.search({
    text: 'lamp',
    categorySlug: null,
    filters: {},
    sort: 'relevance',
    offset: 0,
    limit: 5,
  });
  expect(listed.total).toBe(20_001);
  expect(suggest('lamp')).toEqual(listed.ids);
  expect(suggest('lamp x')).toEqual(listed.ids);
  expect(suggest('lamp quar')).toEqual(['unsold']);
});
