import { describe, expect, it } from 'vitest';
import type { EngineUnderTest } from './engine-under-test.ts';

/** Suggestions while a shopper types. */
export function describeSuggestions(under: EngineUnderTest): void {
  const { can } = under;
  describe('suggestions', () => {
    it('suggests queries, categories, brands and products', async () => {
      const dresses = await under.engine.suggest({ text: 'dre', limit: 5 });
      const counted = (count: number) => (can.countsSuggestions ? count : null);
      expect(dresses.categories).toEqual([{ slug: 'dresses', name: 'Dresses', count: counted(3) }]);
      expect(dresses.queries).toContain('dresses');
      expect(dresses.productIds).toHaveLength(3);
      const brands = await under.engine.suggest({ text: 'doro', limit: 5 });
      expect(brands.brands).toEqual([{ name: 'Dorothy Perkins', count: counted(1) }]);
    });

    it('suggests nothing for empty text, and no more than the limit', async () => {
      expect(await under.engine.suggest({ text: '  ', limit: 5 })).toEqual({
        queries: [],
        categories: [],
        brands: [],
        productIds: [],
      });
      const one = await under.engine.suggest({ text: 'd', limit: 1 });
      for (const list of Object.values(one)) expect(list.length).toBeLessThanOrEqual(1);
    });
  });
}
