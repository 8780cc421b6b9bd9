import { searchQuery } from '@selvedge/search-index/sample-catalogue.ts';
import { describe, expect, it } from 'vitest';
import type { EngineUnderTest } from './engine-under-test.ts';

/** Nonsense, floods, and callers who have gone. */
export function describeBadInput(under: EngineUnderTest): void {
  const { ask } = under;
  describe('bad input', () => {
    it('answers a very long query, hundreds of filters and absurd paging', async () => {
      await ask({ text: 'dress '.repeat(2000) });
      await ask({ text: '\u0000\uD800🙂 مرحبا 你好' });
      const filters = Object.fromEntries(
        Array.from({ length: 500 }, (_, i) => [`unknown${i}`, [`value${i}`]]),
      );
      await ask({ filters });
      await ask({ filters: { brand: Array.from({ length: 500 }, (_, i) => `brand ${i}`) } });
      expect((await ask({ categorySlug: 'dresses', offset: -5, limit: 2 })).ids).toHaveLength(2);
      expect((await ask({ categorySlug: 'dresses', offset: 99 })).ids).toEqual([]);
      expect((await ask({ categorySlug: 'dresses', limit: Number.NaN })).ids).toEqual([]);
    });

    it('stops for a caller who no longer waits', async () => {
      await expect(under.engine.search(searchQuery(), AbortSignal.abort(new Error('gone')))).rejects.toThrow(
        'gone',
      );
    });
  });
}
