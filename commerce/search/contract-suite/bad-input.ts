import { searchQuery } from '@selvedge/search-index/sample-catalogue.ts';
import { describe, expect, it } from 'vitest';
import type { EngineUnderTest } from './engine-under-test.ts';

/** Invalid and very large input, and aborted calls. */
export function describeBadInput(under: EngineUnderTest): void {
  const { search } = under;
  describe('bad input', () => {
    it('accepts a very long query, hundreds of filters and invalid paging', async () => {
      await search({ text: 'dress '.repeat(2000) });
      await search({ text: '\u0000\uD800🙂 مرحبا 你好' });
      const filters = Object.fromEntries(
        Array.from({ length: 500 }, (_, i) => [`unknown${i}`, [`value${i}`]]),
      );
      await search({ filters });
      await search({ filters: { brand: Array.from({ length: 500 }, (_, i) => `brand ${i}`) } });
      expect((await search({ categorySlug: 'dresses', offset: -5, limit: 2 })).ids).toHaveLength(2);
      expect((await search({ categorySlug: 'dresses', offset: 99 })).ids).toEqual([]);
      expect((await search({ categorySlug: 'dresses', limit: Number.NaN })).ids).toEqual([]);
    });

    it('rejects when the caller aborts', async () => {
      await expect(
        under.engine.search(searchQuery(), AbortSignal.abort(new Error('aborted'))),
      ).rejects.toThrow('aborted');
    });
  });
}
