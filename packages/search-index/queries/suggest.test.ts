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
