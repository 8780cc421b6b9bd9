import { searchDocument, searchQuery } from '@selvedge/search-index/sample-catalogue.ts';
import { describe, expect, it } from 'vitest';
import type { EngineUnderTest } from './engine-under-test.ts';

/** Tents, of which one has everything that is searched for. */
export const TENTS = Array.from({ length: 12 }, (_, i) =>
  searchDocument(`tent-${i}`, {
    title: i === 0 ? 'Inflatable Waterproof Tent' : 'Waterproof Tent',
    categorySlugs: ['tents'],
    categoryNames: ['Tents'],
    facets: { occasion: [i % 2 === 0 ? 'Festival' : 'Family'] },
    ...(i === 1 && { texts: { fr: { title: 'Toile de réception' } } }),
  }),
);

/** What follows the products that have everything, languages and explanations; or that the engine lacks them. */
export function describeCloseProducts(under: EngineUnderTest): void {
  const text = 'inflatable waterproof tent';
  describe('close products', () => {
    it('[FIND-01] follow the others, with counts of their own', async () => {
      const { ids, total, close } = await under.engine.search(searchQuery({ text }));
      if (!under.can.findsClose) return expect(close).toBeUndefined();
      expect(total).toBe(1);
      expect(ids).toHaveLength(12);
      expect(ids[0]).toBe('tent-0');
      expect(close?.total).toBe(11);
      const festival = close?.facets.find(({ key }) => key === 'occasion')?.terms;
      expect(festival).toEqual([
        { term: 'Family', count: 6 },
        { term: 'Festival', count: 5 },
      ]);
    });

    it('[FIND-01] pass the shopper’s filters and are paged after the others', async () => {
      if (!under.can.findsClose) return;
      const filters = { occasion: ['Festival'] };
      const all = await under.engine.search(searchQuery({ text, filters }));
      expect([all.total, all.close?.total]).toEqual([1, 5]);
      const next = await under.engine.search(searchQuery({ text, filters, offset: 2, limit: 3 }));
      expect(next.ids).toEqual(all.ids.slice(2, 5));
    });

    it('[FIND-03] are not needed where a product has a text in the page’s language', async () => {
      const { ids, total } = await under.engine.search(
        searchQuery({ text: 'toiles de réception', locale: 'fr' }),
      );
      if (under.can.readsLanguages) expect(ids.slice(0, total)).toEqual(['tent-1']);
      else expect(ids.slice(0, total)).not.toEqual(['tent-1']);
    });

    it('[FIND-06] are explained', async () => {
      expect(under.engine.explain !== undefined).toBe(under.can.explains);
      const explained = await under.engine.explain?.(searchQuery({ text }), 'tent-5');
      if (explained) expect(explained).toMatchObject({ part: 'close', isPinned: false });
    });
  });
}
