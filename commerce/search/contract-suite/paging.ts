import { searchDocument, searchQuery } from '@selvedge/search-index/sample-catalogue.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { SortKey } from '../provider.ts';
import type { EngineUnderTest } from './engine-under-test.ts';

/** Many similar documents, so that every sort has ties. */
export const SIMILAR_DOCUMENTS = Array.from({ length: 157 }, (_, i) =>
  searchDocument(`m-${i}`, {
    title: `Cotton Sock ${i}`,
    price: 500 + (i % 4) * 100,
    averageRating: i % 3,
  }),
);

export function describePaging(under: EngineUnderTest): void {
  it('[SORT-01] gives the same order whatever the page size, ties included', async () => {
    const sorts: SortKey[] = [
      'relevance',
      'best-sellers',
      'price-asc',
      'price-desc',
      'newness',
      'rating-desc',
    ];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...sorts),
        fc.integer({ min: 7, max: 60 }),
        fc.constantFrom('sock', null),
        async (sort, limit, text) => {
          const whole = await under.engine.search(searchQuery({ text, sort, limit: 200 }));
          const paged: string[] = [];
          for (let offset = 0; offset < whole.total; offset += limit) {
            paged.push(...(await under.engine.search(searchQuery({ text, sort, offset, limit }))).ids);
          }
          expect(paged).toEqual(whole.ids);
          expect(new Set(paged).size).toBe(SIMILAR_DOCUMENTS.length);
        },
      ),
      { numRuns: 25 },
    );
  });
}
