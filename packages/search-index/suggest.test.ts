import { expect, it } from 'vitest';
import { fullBits } from './bitset.ts';
import type { SearchDocument } from './document.ts';
import { searchDocument } from './sample-catalogue.ts';
import { SearchIndex } from './search-index.ts';
import { emptyChange } from './segment.ts';
import { buildSegment } from './segment-builder.ts';

const plain = { categorySlugs: [], categoryNames: [], facets: {} };

function suggestIn(documents: SearchDocument[]) {
  const index = new SearchIndex({ synonyms: [], redirects: [], rules: [] });
  const segment = buildSegment(1, documents);
  index.apply({ ...emptyChange(), added: [{ segment, live: fullBits(segment.size) }] });
  return (text: string) => index.suggest({ text, limit: 10 }).queries;
}

it('completes a word by what is called so together with the words before it', () => {
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
